import { mexicanZones } from '#domain/guide/time-zone.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { fold } from '#domain/values/text.ts'
import { nameOfZone, placeOfZone } from '#web/copy/formats/place-of-zone.ts'

/** By which zone of the USA most of a state lives. */
const statesOf: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

/** Those that people name; Intl lists every county that once had an hour of its own. */
const usedZones: Readonly<Record<string, readonly string[]>> = {
  MX: mexicanZones,
  US: Object.keys(statesOf),
}

/** How states of Mexico that have a clock of their own are cut short. */
const shortStates: Readonly<Record<string, string>> = {
  bc: 'America/Tijuana',
  bcs: 'America/Mazatlan',
  sin: 'America/Mazatlan',
  son: 'America/Hermosillo',
  qroo: 'America/Cancun',
}

/** "Baldwin, MI 49304". */
const postedInState = /\b([A-Z]{2}),? \d{5}(?:-\d{4})?\b/g

const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  eua: 'US',
  estadosunidosdeamerica: 'US',
  unitedstatesofamerica: 'US',
}

type Home = { address: string; mapsLink: string; current: string }

/** The zones of the home's country, Mexico's where it is not known, and the one that is chosen. */
export function zonesFor({ address, mapsLink, current }: Home): string[] {
  const written = countryIn(address) ?? countryIn(readable(mapsLink))
  const country = written ?? (zoneOfState(address) && 'US')
  const ofCountry = country ? zonesIn(country) : []
  return [...new Set([...(ofCountry.length > 0 ? ofCountry : mexicanZones), current])]
}

/** That of a state of the USA, the one of the country an address names, or the one whose place it names; Mexico's where it names none. */
export function findZoneOf(address: string): string | undefined {
  const country = countryIn(address)
  const ofState = zoneOfState(address)
  if (ofState && (country ?? 'US') === 'US') return ofState
  const zones = country ? zonesIn(country) : mexicanZones
  // «Sinaloa 120, Roma Norte»: streets have the names of states.
  const isStreet = (part: string) => /\d/.test(part.replace(/^[^\p{L}]+/u, ''))
  const parts = partsOf(
    address
      .split(',')
      .filter((part) => !isStreet(part))
      .join(),
    // Where most of its homes are, by the bay, it is another hour than in the rest of the state.
  ).filter((part) => part !== 'nayarit')
  const state = parts.findLast((part) => !countries().has(part)) ?? ''
  const namesOf = (zone: string) => locales.flatMap((each) => partsOf(nameOfZone(zone, each)))
  const named = zones.filter(
    (zone) =>
      namesOf(zone).some((part) => parts.includes(part)) ||
      (shortStates[state] === zone && (state !== 'bc' || country === 'MX')),
  )
  const found = zones.length === 1 ? zones : named
  return found.length === 1 ? found[0] : undefined
}

function zoneOfState(address: string): string | undefined {
  const [, state = ''] = [...address.matchAll(postedInState)].at(-1) ?? []
  return Object.keys(statesOf).find((zone) => statesOf[zone]?.split(' ').includes(state))
}

const mostShown = 8

/** All of a country that is named, and some whose place or own name has what is looked for. */
export function findZones(query: string, locale: Locale): string[] {
  const sought = fold(query).trim()
  if (sought === '') return []
  const country = countryIn(query)
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) =>
    fold(`${placeOfZone(zone, locale)} ${zone}`).includes(sought),
  )
  return [...new Set([...(country ? zonesIn(country) : []), ...zones.slice(0, mostShown)])]
}

/** The last part of an address that is the name of a country. */
function countryIn(text: string): string | undefined {
  const last = partsOf(text).findLast((part) => countries().has(part))
  return last && countries().get(last)
}

function partsOf(text: string) {
  return text
    .split(/[,;()\n/?&=@]/)
    .map(bare)
    .filter(Boolean)
}

let known: ReadonlyMap<string, string> | undefined

function countries() {
  known ??= new Map([...namesOfCountries(), ...Object.entries(otherNames)])
  return known
}

/** Intl tells the name of a code, and none for a code that is no country. */
function namesOfCountries(): [name: string, code: string][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const dictionaries = locales.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style }),
    ),
  )
  return dictionaries.flatMap((names) =>
    codes.flatMap((code): [string, string][] => {
      const name = names.of(code)
      return name ? [[bare(name), code]] : []
    }),
  )
}

function bare(name: string) {
  return fold(name).replace(/[^\p{L}]/gu, '')
}

function zonesIn(country: string): readonly string[] {
  // Firefox does not tell the zones of a country.
  return usedZones[country] ?? new Intl.Locale('und', { region: country }).getTimeZones?.() ?? []
}

/** A maps link as it was typed: the address stands in it. */
function readable(link: string) {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '))
  } catch {
    // Not everything with a % is encoded.
    return link
  }
}
