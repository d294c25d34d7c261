import { hasAll, hasAny, tellsHow } from './tells-how.ts'

/** Whether plain words tell how a fire is lit or kept, or how water is heated with one. */
export function saysFire(text: string): boolean {
  const told = electric.reduce((left, words) => left.replace(words, ' '), text)
  return (
    hasAny(told, alone) ||
    hasAll(told, [/\b(flamas?|flames?)\b/, looksOfFlames]) ||
    tellsHow(told, { things: burners, hows: [...lighting, ...feeding] }) ||
    tellsHow(told, { things: fireplaces, hows: [...lighting, ...working] })
  )
}

const alone = [
  /\b(gas|gases|gaz|propane?|propano|butane?|butano|lpg|monoxide?|monoxido|piloto|pilot)\b/,
  /\b(cerillos?|cerillas?|fosforos|encendedor(es)?|chisperos?|mecheros?|bombonas?|garrafas?|cilindros?|cylinders?)\b/,
  /\b(flues?|dampers?|tiro de la chimenea|cortatiros?)\b/,
  /\b(cenizas|ashes|(hot|live) (embers|coals)|brasas (calientes|encendidas))\b/,
  /\b(acer[cq]\w{1,4}|arrim\w{1,3}|hold|touch) (la |una |el |un |the |a )?(flama|llama|fosforo|flame|match)\b/,
]

const looksOfFlames =
  /\b(azul|amarilla|verde|prend\w*|enciend\w*|apag\w*|blue|yellow|lit|goes out|went out|light)\b/

/** Wrongly used, these burn no gas and no wood. */
const electric = [
  /\b(electric|induction) (stove|hob|oven|cooker|cooktop|grill|heater|fireplace|water heater|boiler)s?\b/g,
  /\b(estufa|horno|parrilla|hornilla|calentador|boiler|chimenea|calefactor|placa)s? (electric[oa]s?|de induccion)\b/g,
]

/** Harmless to switch on or off; what can hurt is to light them. */
const burners = [
  /\b(stoves?|hobs?|cookers?|cooktops?|ovens?|grills?|bbqs?|barbecues?|barbeques?|burners?|heaters?|chimineas?)\b/,
  /\b(estufas?|hornallas?|hornillas?|hornos?|parrillas?|asador(es)?|quemador(es)?|anafres?|calefactor(es)?|calenton(es)?)\b/,
]

const fireplaces = [
  /\b(boilers?|water ?heaters?|fire ?places?|fire ?pits?|fire ?bowls?|campfires?|bonfires?|chimneys?)\b/,
  /\b(wood|log|pellet)[- ]?(burning )?(stoves?|burners?)\b/,
  /\b(calentador(es)?|calefon(es)?|calefont|calderas?|termotanques?|chimeneas?|salamandras?|fogatas?|fogateros?|braseros?)\b/,
  /\b(estufas?|hogar) (de|a) (lena|pellets?)\b/,
]

const lighting = [
  /\b(re-?)?light (it|them|the|a|an|one|each|up|your|with)\b|\bto (re-?)?light\b|\b(re-?)?lighting (it|them|the)\b|\blit (by|with)\b/,
  /\b(ignit\w*|igniters?|lighters?|match|matches|flames?|sparks?|kindling)\b/,
  /\b(prend(er|e|an|en|iendo|i|el[ao]|erl[ao]s?|anl[ao]s?)|prendas? (el|la))\b/,
  /\b(enciend\w*|encend(er|e|emos|iendo|erl[ao]s?))\b/,
  /\b(flamas?|fosforos?|chisp\w*)\b/,
]

/** What lets gas to a burner. */
const feeding = [
  /\b(red|yellow|gas) (valve|tap|knob|lever)s?\b|\bvalves?\b/,
  /\bllaves? (roja|amarilla|de paso)\b|\bvalvulas?\b|\b(abr|cierr|cerr)\w{1,5} la llave\b/,
]

const working = [
  /\b(press|push|hold) (the|and|it|in|down)\b|\b(knobs?|buttons?|valves?|levers?|vents?)\b/,
  /\bturn (it|them|the [a-z]{1,12}|the water heater)? ?on\b|\bstart (it|a fire|the fire)\b|\bburn\b/,
  /\b(perillas?|boton|valvulas?|manijas?|tiro|compuertas?|abr\w{1,4} la llave)\b/,
  /\b(gir|oprim|presion|apriet|apret)\w{1,5}\b|\bquem(a|an|ar|en|es)\b/,
]
