import { metresBetween, pointOf } from '#domain/values/links/map-point.ts'

/** How guests get from the house to a place. */
export const waysToGo = ['foot', 'car', 'transit'] as const

type WayToGo = (typeof waysToGo)[number]

/** Most minutes of a way: beyond ten hours a guide is about another town. */
export const mostMinutes = 600

/** Streets are no straight lines. */
const detour = 1.35

/** Metres in a minute, through a town. */
const pace: Readonly<Record<WayToGo, number>> = { foot: 80, car: 400, transit: 250 }

const longestWalk = 25

/** The way between two maps links that carry their points, as near as a ruler tells; undefined where it cannot be told. */
export function wayBetween(home: string | undefined, place: string | undefined) {
  const [from, to] = [pointOf(home), pointOf(place)]
  if (!from || !to) return undefined
  const metres = metresBetween(from, to) * detour
  const walk = minutesOf(metres, 'foot')
  if (walk <= longestWalk) return { minutes: walk, by: 'foot' as const }
  const drive = roundedUp(minutesOf(metres, 'car'))
  return drive <= mostMinutes ? { minutes: drive, by: 'car' as const } : undefined
}

type Way = { minutes?: number | null; by?: WayToGo }

/** How far a way is, to compare it with others; nothing said is the farthest. */
export function farnessOf({ minutes, by = 'foot' }: Way): number {
  return minutes ? minutes * pace[by] : Number.POSITIVE_INFINITY
}

function minutesOf(metres: number, by: WayToGo) {
  return Math.max(1, Math.round(metres / pace[by]))
}

/** A drive is no more exact than five minutes. */
function roundedUp(minutes: number) {
  return minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5
}
