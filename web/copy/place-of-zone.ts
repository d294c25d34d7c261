import type { Bilingual, Locale } from '#domain/values/locale.ts'

/** Where accents or another name make a zone's place; every other one is called as its zone is. */
const places: Readonly<Record<string, Bilingual>> = {
  'America/Mexico_City': { es: 'Ciudad de México', en: 'Mexico City' },
  'America/Cancun': { es: 'Cancún', en: 'Cancún' },
  'America/Mazatlan': { es: 'Mazatlán', en: 'Mazatlán' },
  'America/Ciudad_Juarez': { es: 'Ciudad Juárez', en: 'Ciudad Juárez' },
  'America/Merida': { es: 'Mérida', en: 'Mérida' },
  'America/Bahia_Banderas': { es: 'Bahía de Banderas', en: 'Bahía de Banderas' },
}

/** By whose clocks an hour is told: "hora de Cancún". */
export function placeOfZone(timeZone: string, locale: Locale): string {
  return places[timeZone]?.[locale] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
