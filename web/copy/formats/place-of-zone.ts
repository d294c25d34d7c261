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
