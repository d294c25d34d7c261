import type { Unix } from '#sandbox/store/records.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** The first boundary after `after` of months that all begin at `anchor`. */
export function nextBoundary(anchor: Unix, after: Unix): Unix {
  let months = 1
  while (addMonths(anchor, months) <= after) months += 1
  return addMonths(anchor, months)
}

/** Counted from the anchor, so that the 31st comes back after a short month. */
function addMonths(at: Unix, months: number): Unix {
  const start = new Date(at * 1000)
  const target = new Date(start)
  target.setUTCDate(1)
  target.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate()
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return Math.floor(target.getTime() / 1000)
}
