import type { GuideLanguage } from '#domain/values/guide-language.ts'

/** Where accents make a zone's place; every other one is called as its zone is. */
const places: Readonly<Record<string, string>> = {
  'America/Cancun': 'Cancún',
  'America/Mazatlan': 'Mazatlán',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Merida': 'Mérida',
  'America/Bahia_Banderas': 'Bahía de Banderas',
}

/** The one that has a name of its own in each language. */
const mexicoCity: Readonly<Record<GuideLanguage, string>> = {
  es: 'Ciudad de México',
  en: 'Mexico City',
  fr: 'Mexico',
  pt: 'Cidade do México',
  de: 'Mexiko-Stadt',
}

/** By whose clocks an hour is told: "hora de Cancún". */
export function placeOfZone(timeZone: string, locale: GuideLanguage): string {
  if (timeZone === 'America/Mexico_City') return mexicoCity[locale]
  return places[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}

const named = ['America/Mexico_City', 'America/Chihuahua', 'America/Ciudad_Juarez']

const states: Readonly<Record<string, string>> = {
  'America/Cancun': 'Quintana Roo',
  'America/Hermosillo': 'Sonora',
  'America/Mazatlan': 'Sinaloa, Nayarit, Baja California Sur',
  'America/Tijuana': 'Baja California',
}

/** A zone in a list: its place, and where else people live by it. */
export function nameOfZone(timeZone: string, locale: GuideLanguage): string {
  const place = placeOfZone(timeZone, locale)
  if (named.includes(timeZone)) return place
  return `${place} (${states[timeZone] ?? hourOf(timeZone, locale)})`
}

function hourOf(timeZone: string, locale: GuideLanguage) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
