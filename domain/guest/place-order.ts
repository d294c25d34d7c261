import { type PlaceOrder, placeCategories } from '#domain/guide/sections/local-guide.ts'
import { farnessOf } from '#domain/guide/way-there.ts'
import type { GuestPlace } from './guest-guide.ts'

const ranks: Readonly<Record<PlaceOrder, (place: GuestPlace) => number>> = {
  host: () => 0,
  category: ({ category }) => placeCategories.indexOf(category),
  nearness: farnessOf,
}

/** The places as guests read them; among equals the host's own order holds. */
export function placesInOrder(
  places: readonly GuestPlace[],
  order: PlaceOrder = 'host',
): GuestPlace[] {
  const rank = ranks[order]
  return places.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0)
}
