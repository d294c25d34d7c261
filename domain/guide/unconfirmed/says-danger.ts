import { saysCode } from './dangers/codes.ts'
import { saysDrinking } from './dangers/drinking.ts'
import { saysEmergency } from './dangers/emergencies.ts'
import { saysFire } from './dangers/fires.ts'
import { saysDangerElsewhere } from './dangers/other-languages.ts'
import { saysCars } from './dangers/parking.ts'

/**
 * Whether words speak of what can hurt when it is wrong: fire and gas, water one drinks, an emergency, a code, where a
 * car may stand. A title is read beside its notes: a gas stove is harmless until it is told how to light it.
 */
export function saysDanger(text: string, beside = text): boolean {
  if (text.trim() === '') return false
  const told = withoutHarmless(text, beside)
  const whole = beside === text ? told : withoutHarmless(beside)
  return (
    saysParking(text) ||
    [saysFire, saysDrinking, saysCode].some((says) => says(whole)) ||
    [saysEmergency, saysDangerElsewhere].some((says) => says(told))
  )
}

/** Whether words speak of where a car may stand. */
export function saysParking(text: string): boolean {
  return saysCars(withoutHarmless(text))
}

function withoutHarmless(text: string, beside = text): string {
  const whole = plainOf(beside)
  const named = harmlessAlone.filter(({ unless }) => !unless.test(whole)).map(({ words }) => words)
  return [...harmless, ...named].reduce((left, words) => left.replace(words, ' '), plainOf(text))
}

/** As it is heard: without accents, letters that are not seen, or more than one space between two words. */
function plainOf(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
}

/** Codes that open nothing, here and where a host is asked what has changed. */
export const codesOfOther = [
  /\b(dress|zip|area|postal|qr|bar|promo|discount) codes?\b/g,
  /\bcodigos? (postal(es)?|qr|de (vestimenta|vestir|barras|descuento))\b/g,
]

const harmless = [
  ...codesOfOther,
  /\bgas stations?\b/g,
  /\b(clave|codigo) (de |del )?(wi-?fi|internet|la red|red)\b/g,
  /\b(wi-?fi|internet|network) (code|pin)\b/g,
]

/** What is only named or asked for: how it is lit, shut or opened is another matter. */
const harmlessAlone = [
  {
    words:
      /\bgas (stoves?|cooker|cooktop|hob|oven|range|(bbq )?grill|bbq|barbecue|fire ?pit)\b|\b(estufas?|parrilla|asador|horno|cocina|fogon|comal|anafre) (de|a) gas\b/g,
    unless:
      /\b(turn|light|lit|ignit\w*|match(es)?|lighter|spark|press|push|knobs?|valves?|tanks?|cylinders?|bottles?|smell\w*|leak\w*|open|close|shut|off|on|out|gir\w*|prend\w*|encien\w*|encend\w*|apag\w*|abr\w*|cierr\w*|cerr\w*|perillas?|cerillos?|encendedor|chispa|llaves?|valvulas?|tanques?|cilindros?|fugas?|huel\w*|olor|piloto)\b/,
  },
  {
    words:
      /\b(leave|put|return|drop|place)\b[^.;\n]{0,30}\bkeys?\b[^.;\n]{0,20}\b(in|into) the (key ?|lock ?)box\b|\b(dej|pon|regres|devuelv|guard|met)\w*\b[^.;\n]{0,20}\bllaves?\b[^.;\n]{0,20}\ben la caja( de( las)? llaves)?\b/g,
    unless: /\d|\b(codes?|codigos?|claves?|pin|combin\w*)\b/,
  },
]
