import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { mapsLinksIn } from '#domain/guide/proposal/finding/find-links.ts'
import { isPlaceTopic } from '#domain/guide/proposal/finding/topic-of.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import {
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import { recommending } from '#domain/guide/proposal/words/places.ts'
import { categoryOf, firstSaid } from './kind-of-place.ts'
import { minutesIn } from './minutes.ts'
import {
  isProperName,
  nameAfterWhere,
  nameBefore,
  nameIn,
  namesIn,
  startsName,
  startsThing,
} from './place-names.ts'
import { partsOf } from './place-parts.ts'

/** A place to stay away from is not one to show. */
const warnings = phrases(
  'no recomendamos, no les recomendamos, no te recomendamos, eviten, evita, dont go, do not go, never go, avoid, stay away',
)

/** Where guests eat, shop and go, and why. */
export function findPlaces(unit: Unit): Find[] {
  const { labelTopic, lineTopic, sign, heading } = unit
  if (startsWithPhrase(unit.tokens, warnings)) return []
  const given = [labelTopic, lineTopic, sign, heading?.topic].find(isPlaceTopic)
  const isUnder = given !== undefined
  const listed = isUnder && !isPlaceTopic(labelTopic) ? namesIn(unit.label) : []
  if (listed.length > 0) return listed.flatMap((name) => item(unit, name, unit.words))
  if (isUnder && unit.label !== '' && !isPlaceTopic(labelTopic) && !unit.isRow)
    return item(unit, saysWhatFor(unit.label) ? undefined : unit.label, unit.words)
  if (isUnder && unit.isRow && !isPlaceTopic(unit.lineTopic))
    return item(unit, unit.lineLabel, unit.words)
  const isSaid = firstSaid(unit.tokens) !== undefined
  const isPraised = isSaid && hasPhrase(unit.tokens, recommending)
  const wanted = isUnder ? [] : wantedIn(unit)
  if (wanted.length > 0) return wanted
  if (!isUnder && !isPraised) return isSaid ? saidWhere(unit) : []
  if (!isUnder && isNameOfPlace(unit)) return item(unit, unit.label, unit.words)
  const names = isUnder ? namesIn(unit.words) : []
  if (names.length > 0) return names.flatMap((name) => item(unit, name, ''))
  const parts = partsOf(unit)
  const told = parts.flatMap((part) => placeIn(part, unit, isUnder) ?? [])
  const isOne = told.length < 2 && isUnder && isPlaceTopic(labelTopic) && startsName(unit.words)
  if (isOne) return item(unit, undefined, unit.words)
  if (told.length > 0) return told
  if (
    !isUnder ||
    (!unit.isItem && unit.isLong) ||
    unit.tokens.length < 1 ||
    unit.tokens.length > 40
  )
    return []
  if (!unit.isItem && labelTopic === undefined) return []
  return item(unit, undefined, unit.words)
}

/** "For a nice dinner: Sazón" is called Sazón. */
function saysWhatFor(label: string): boolean {
  return /^(?:for|para|si|if|when|cuando)\s/i.test(label.trim())
}

function item(unit: Unit, label: string | undefined, words: string): Find[] {
  const cut = label ?? nameBefore(words)
  const name = cut.trim().slice(0, 160)
  if (!/\p{L}/u.test(name) || tokensOf(name).length > 9 || isHowFar(name)) return []
  const rest = label === undefined ? words.slice(words.indexOf(cut) + cut.length) : words
  return [placeOf(unit, { name, description: trimmedRest(rest), all: `${label ?? ''} ${words}` })]
}

/** "Turnip Cart: groceries, 5 min drive", under no heading that says so. */
function isNameOfPlace({ label, labelTopic, tokens }: Unit): boolean {
  const named = tokensOf(label)
  const isOther = lengthAt(named, notPlaces, 0) >= named.length || hasPhrase(named, neverPlaces)
  const isNamed = label !== '' && labelTopic === undefined && isProperName(label) && !isOther
  return isNamed && named.length <= 5 && minutesIn(tokens) !== undefined
}

/** "Chelas -> La Pocha", "A decent espresso? Tostado Cuervo": what one wants, and where it is had. */
function wantedIn(unit: Unit): Find[] {
  const asked = /^([^?.!]{3,40})\?\s/.exec(unit.words)
  const isLabelled = unit.label !== '' && unit.labelTopic === undefined
  const what = isLabelled ? unit.label : asked?.[1]
  if (what === undefined || firstSaid(tokensOf(what)) === undefined) return []
  const rest = isLabelled ? unit.words : unit.words.slice(asked?.[0].length ?? 0)
  const name = nameBefore(rest).replace(smallArticle, '')
  const isName = startsName(rest) && isProperName(name) && tokensOf(name).length <= 5
  if (!isName || isNoPlace(name)) return []
  return [placeOf(unit, { name, description: trimmedRest(rest), all: `${what}: ${rest}` })]
}

/** "Chelas los viernes en La Pocha": nobody praises it, so it is asked about. */
function saidWhere(unit: Unit): Find[] {
  const name = nameAfterWhere(unit.words)
  const isWhole = name !== undefined && tokensOf(name).length > 1 && isProperName(name)
  if (!isWhole || isNoPlace(name) || unit.label !== '') return []
  const words = unit.words.trim()
  return [{ ...placeOf(unit, { name, description: words, all: words }), sureness: 'doubtful' }]
}

function isNoPlace(name: string): boolean {
  const named = tokensOf(name)
  return lengthAt(named, notPlaces, 0) >= named.length || hasPhrase(named, neverPlaces)
}

/** "5 min en coche" goes on about the place before. */
function isHowFar(name: string): boolean {
  return /^(?:a |an? )?(?:unos |about |~ ?)?\d{1,3} ?(?:min|cuadra|block|km|metros|m\b|mi\b|mile|hora|hour|hr)/i.test(
    name,
  )
}

type Told = { name: string; description: string; all: string }

function placeOf(unit: Unit, { name, description, all }: Told): Find {
  const category = categoryOf(unit, name, all)
  const [mapsLink = ''] = mapsLinksIn(all)
  const minutes = minutesIn(tokensOf(all))
  const plain = mapsLink ? description.replace(/https?:\/\/\S{1,2000}/, '').trim() : description
  const fact = {
    kind: 'place' as const,
    name,
    category,
    description: plain.slice(0, 2000),
    mapsLink,
    ...(minutes && { minutes }),
  }
  return { fact, units: [unit], sureness: 'sure' }
}

function placeIn(
  { words, start }: { words: string; start: number },
  unit: Unit,
  isUnder: boolean,
): Find | undefined {
  const tokens = tokensOf(words)
  const before = startsName(words) ? nameBefore(words) : ''
  const isShort = before !== words && before !== '' && tokensOf(before).length <= 6
  const isNamed = isShort && (isProperName(before) || firstSaid(tokensOf(before)) !== undefined)
  const where = startsThing(words) ? nameAfterWhere(words) : undefined
  const own = where ?? (isNamed ? before : nameIn(words, start === 0))
  const name = own?.replace(smallArticle, '')
  if (!name || (!isUnder && firstSaid(tokens) === undefined)) return undefined
  if (onStreet.test(words.slice(0, words.indexOf(name))) || isNoPlace(name)) return undefined
  return placeOf(unit, { name, description: words.trim(), all: words })
}

/** "El tianguis de la calle Uxmal" is not called Uxmal. */
const onStreet = /\b(?:calle|avenida|av\.?|street|avenue|road) $/i

/** "And the Mirador del Encino". */
const smallArticle = /^(?:the|el|la|los|las) (?=\p{Lu})/u

const neverPlaces = phrases(
  'alberca, pool, jacuzzi, whatsapp, airbnb, booking, vrbo, check in, check out, wifi, wi fi',
)

const notPlaces = phrases(
  'wifi, wi fi, whatsapp, airbnb, netflix, google, uber, didi, hdmi, roku, host, booking, vrbo, am, pm, monday, tuesday, wednesday, thursday, friday, saturday, sunday, lunes, martes, miercoles, jueves, viernes, sabado, domingo, check, checkout, checkin, mexico, english, spanish, ac, tv, yale, gps, apple, cfe, internet, house, home, casa nuestra, dr, mr, mrs, sr, sra',
)

function trimmedRest(words: string): string {
  return words
    .trim()
    .replace(/^[\s,;:.–—-]{1,6}/, '')
    .replace(/^\(([^()]{1,300})\)\s?\.?$/, '$1')
}
