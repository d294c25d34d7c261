import { choice, entry, fields, group, list, mapsLink, text } from './fields.ts'

export const placeCategories = ['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'] as const

export type PlaceCategory = (typeof placeCategories)[number]

export const place = entry({
  name: text({ max: 160, isName: true }),
  category: choice(placeCategories, { otherwise: 'Other', start: 'Restaurant' }),
  description: text({ max: 2000 }),
  mapsLink: mapsLink({ max: 2048 }),
})

export const localGuide = fields({
  propertyLocation: group({
    address: text({ max: 500 }),
    description: text({ max: 2000 }),
    mapsLink: mapsLink({ max: 2048 }),
  }),
  places: list({ max: 200, mayBeEmpty: true }, place),
})
