import { expect, test } from 'vitest'
import type { PlaceOrder } from '#domain/guide/sections/local-guide.ts'
import type { GuestPlace } from './guest-guide.ts'
import { placesInOrder } from './guest-view.ts'

const unsaid = {
  id: undefined,
  description: undefined,
  mapsLink: undefined,
  stayOnly: undefined,
  photos: undefined,
  videoUrl: undefined,
}
const places: GuestPlace[] = (
  [
    { name: 'Farmacia', category: 'Other' },
    { name: 'Museo', category: 'Attraction', minutes: 5, by: 'car' },
    { name: 'Fonda', category: 'Restaurant', minutes: 8 },
    { name: 'Parque', category: 'Attraction', minutes: 3, by: 'foot' },
    { name: 'Tacos', category: 'Restaurant' },
  ] as const
).map((place) => ({ minutes: undefined, by: undefined, ...unsaid, ...place }))

test.each<[PlaceOrder | undefined, string[]]>([
  [undefined, ['Farmacia', 'Museo', 'Fonda', 'Parque', 'Tacos']],
  ['host', ['Farmacia', 'Museo', 'Fonda', 'Parque', 'Tacos']],
  ['category', ['Fonda', 'Tacos', 'Museo', 'Parque', 'Farmacia']],
  ['nearness', ['Parque', 'Fonda', 'Museo', 'Farmacia', 'Tacos']],
])('places ordered by %s', (order, names) => {
  expect(placesInOrder(places, order).map(({ name }) => name)).toEqual(names)
})
