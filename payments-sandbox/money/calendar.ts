import type { Recurring, Unix } from '#sandbox/store/records.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** The first boundary after `after` of periods that all begin at `anchor`. */
export function nextBoundary(anchor: Unix, recurring: Recurring, after: Unix): Unix {
  let periods = 1
  while (boundary(anchor, recurring, periods) <= after) periods += 1
  return boundary(anchor, recurring, periods)
}

/** Counted from the anchor, so that the 31st comes back after a short month. */
export function boundary(anchor: Unix, recurring: Recurring, periods: number): Unix {
  const count = recurring.intervalCount * periods
  if (recurring.interval === 'day') return anchor + count * day
  if (recurring.interval === 'week') return anchor + count * 7 * day
  return addMonths(anchor, recurring.interval === 'year' ? count * 12 : count)
}

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
