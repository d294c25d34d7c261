import { usualHoursBefore } from '#domain/guide/sections/arrival.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { dayIn, momentIn } from '#domain/values/zoned-time.ts'
import type { Stay, StayOfLink } from './stay.ts'

const hourMs = 60 * 60 * 1000

/** When guests come and go where the host has said nothing. */
const usualCheckin = '15:00'
export const usualCheckout = '11:00'

/** For how long after check-out the codes are still good: somebody always forgets a charger. */
const hoursAfter = 2

/** What of a guide decides its stays' moments. */
export type GuideTimes = Pick<GuidebookContent, 'timeZone' | 'checkinTime' | 'checkoutTime'> & {
  /** How long before check-in the codes open; null is the usual. */
  hoursBefore: number | null
}

export type StayMoments = ReturnType<typeof momentsOf>

/** The moments of a stay that change something, by the clocks of the house. */
export function momentsOf(stay: StayOfLink, guide: GuideTimes) {
  const { timeZone, checkinTime, hoursBefore } = guide
  const checkIn = momentIn(timeZone, stay.from, findStayTime(checkinTime)?.time24 ?? usualCheckin)
  const checkOut = momentIn(timeZone, stay.until, checkoutOf(stay, guide))
  const planned = checkIn - (hoursBefore ?? usualHoursBefore) * hourMs
  return {
    opensAt: Math.min(planned, stay.openedAt?.getTime() ?? planned),
    checkIn,
    checkOut,
    closesAt: checkOut + hoursAfter * hourMs,
  }
}

/** Safari keeps what a page put aside for seven days without a visit. */
const safariKeepsMs = 7 * 24 * hourMs

/** Whether a phone that saw the codes once may have lost them again before the end. */
export function mayBeForgotten({ opensAt, closesAt }: StayMoments): boolean {
  return closesAt - opensAt > safariKeepsMs
}

export function checkoutOf(
  { leavesAt }: Pick<Stay, 'leavesAt'>,
  guide: Pick<GuideTimes, 'checkoutTime'>,
): string {
  return (findStayTime(leavesAt) ?? findStayTime(guide.checkoutTime))?.time24 ?? usualCheckout
}

export const stayPhases = ['before', 'arriving', 'staying', 'leaving'] as const

export type StayPhase = (typeof stayPhases)[number]

type At = { moments: StayMoments; timeZone: string; now: number }

/** What a stay's link shows at a moment: the phase, and whether what is locked is open; ended, it is as no stay. */
export function stayAt(stay: StayOfLink, { moments, timeZone, now }: At) {
  if (stay.endedAt || now >= moments.closesAt) return 'ended'
  return {
    phase: phaseAt(stay, dayIn(timeZone, now - dayBeginsMs)),
    isOpen: now >= moments.opensAt,
  }
}

/** For its host, whose days begin at midnight: nobody arrives today who was to come yesterday. */
export function hostPhase(stay: StayOfLink, at: At): StayPhase | 'ended' {
  return stayAt(stay, at) === 'ended' ? 'ended' : phaseAt(stay, dayIn(at.timeZone, at.now))
}

/** A day of travel begins at four in the morning: who comes after midnight is still arriving. */
const dayBeginsMs = 4 * 60 * 60 * 1000

function phaseAt({ from, until }: StayOfLink, today: string): StayPhase {
  if (today < from) return 'before'
  if (today >= until) return 'leaving'
  return today === from ? 'arriving' : 'staying'
}

/** So many days ahead somebody counts as about to come. */
export const soonDays = 3

const soonMs = soonDays * 24 * 60 * 60 * 1000

/** Whether somebody is inside, or arrives within three days: they are who an unpublished guide leaves outside. */
export function isInsideOrArriving(stay: StayOfLink, { moments, now }: Omit<At, 'timeZone'>) {
  return !stay.endedAt && now < moments.closesAt && now >= moments.checkIn - soonMs
}
