import {
  choice,
  count,
  fields,
  group,
  list,
  mapsLink,
  seenEntry,
  text,
} from '#domain/guide/fields.ts'
import { mostMinutes, waysToGo } from '#domain/guide/way-there.ts'

export const placeCategories = ['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'] as const

export type PlaceCategory = (typeof placeCategories)[number]

export const place = seenEntry({
  name: text({ max: 160, isName: true }),
  category: choice(placeCategories, { otherwise: 'Other', start: 'Restaurant' }),
  description: text({ max: 2000 }),
  mapsLink: mapsLink({ max: 2048 }),
  /** How far it is from the house, where the host says so. */
  minutes: count({ min: 1, max: mostMinutes, step: 1, isOfHome: true }).unwrap().optional(),
  by: choice(waysToGo, { otherwise: 'foot', isOfHome: true }).unwrap().optional(),
})

/** In which order guests read the places: as the host put them, or by one of two rules. */
export const placeOrders = ['host', 'category', 'nearness'] as const

export type PlaceOrder = (typeof placeOrders)[number]

export const localGuide = fields({
  propertyLocation: group({
    address: text({ max: 500, isOfNoLanguage: true }),
    description: text({ max: 2000 }),
    mapsLink: mapsLink({ max: 2048 }),
  }),
  places: list({ max: 200, mayBeEmpty: true }, place),
  placesOrder: choice(placeOrders, { otherwise: 'host' }).unwrap().optional(),
})
