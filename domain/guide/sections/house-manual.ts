import type { z } from 'zod'
import {
  count,
  exactText,
  fields,
  innerTexts,
  list,
  seenEntry,
  text,
} from '#domain/guide/fields.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

const roomsOfEachHome = [
  {
    key: 'master-bedroom',
    label: {
      es: 'Recámara principal',
      en: 'Master Bedroom',
      fr: 'Chambre principale',
      pt: 'Quarto principal',
      de: 'Hauptschlafzimmer',
    },
  },
  {
    key: 'kitchen',
    label: { es: 'Cocina', en: 'Kitchen', fr: 'Cuisine', pt: 'Cozinha', de: 'Küche' },
  },
  {
    key: 'living-room',
    label: { es: 'Sala', en: 'Living Room', fr: 'Salon', pt: 'Sala', de: 'Wohnzimmer' },
  },
] as const satisfies { key: string; label: Record<GuideLanguage, string> }[]

export const room = seenEntry({
  key: exactText({ max: 80, isInner: true }),
  label: text({ max: 120, isName: true, isAsGiven: isGivenLabel }),
  features: list({ max: 40, idsIn: 'featureIds' }, text({ max: 500 })),
  featureIds: innerTexts({ max: 40, longest: 64 }),
})

export type Room = z.output<typeof room>

export const houseManual = fields({
  bedrooms: count({ min: 0, max: 100, step: 0.5, guestsRead: 2 }),
  bathrooms: count({ min: 0, max: 100, step: 0.5, guestsRead: 2 }),
  maxGuests: count({ min: 1, max: 500, step: 0.5, guestsRead: 4 }),
  parking: text({ max: 1000, guestsRead: 'Available', canHurt: true }),
  rooms: list({ max: 40 }, room),
})

/** The rooms a new form begins with, each waiting for its first feature. */
export function defaultRooms(language: GuideLanguage): Room[] {
  return roomsOfEachHome.map(({ key, label }) => ({ key, label: label[language], features: [''] }))
}

function isGivenLabel(label: string): boolean {
  return roomsOfEachHome.some((given) => Object.values<string>(given.label).includes(label.trim()))
}
