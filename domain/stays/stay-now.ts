import { dayIn } from '#domain/values/zoned-time.ts'
import type { StayOfLink } from './stay.ts'
import type { StayMoments } from './stay-moments.ts'

/** Where in their stay guests are. */
export const stayPhases = ['before', 'arriving', 'staying', 'leaving'] as const

export type StayPhase = (typeof stayPhases)[number]

/** What a stay's link shows at a moment: the phase, and whether what is locked is open; ended, it is as no stay. */
export type StayNow = { phase: StayPhase; isOpen: boolean } | 'ended'

type At = { moments: StayMoments; timeZone: string; now: number }

export function stayAt(stay: StayOfLink, { moments, timeZone, now }: At): StayNow {
  if (stay.endedAt || now >= moments.closesAt) return 'ended'
  return {
    phase: phaseAt(stay, dayIn(timeZone, now - dayBeginsMs)),
    isOpen: now >= moments.opensAt,
  }
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
export function isInsideOrArriving(
  stay: StayOfLink,
  { moments, now }: Omit<At, 'timeZone'>,
): boolean {
  return !stay.endedAt && now < moments.closesAt && now >= moments.checkIn - soonMs
}
