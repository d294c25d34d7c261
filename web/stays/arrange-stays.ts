import type { HostStay } from '#web/calls/stays.ts'

type Days = Pick<HostStay, 'phase' | 'from' | 'until'>

/** Who is there, who comes next, and who is gone, the last ones first. */
export function arrangeStays<Stay extends Days>(stays: readonly Stay[]) {
  const byDay = stays.toSorted((a, b) => order(a.from, b.from) || order(a.until, b.until))
  return {
    now: byDay.filter(({ phase }) => phase !== 'before' && phase !== 'ended'),
    next: byDay.filter(({ phase }) => phase === 'before'),
    past: byDay.filter(({ phase }) => phase === 'ended').toReversed(),
  }
}

function order(a: string, b: string) {
  return a < b ? -1 : Number(a > b)
}
