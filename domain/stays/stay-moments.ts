import { usualHoursBefore } from '#domain/guide/arrival.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { momentIn } from '#domain/values/zoned-time.ts'
import type { Stay } from './stay.ts'

const hourMs = 60 * 60 * 1000

/** When guests come and go where the host has said nothing. */
const usualCheckin = '15:00'
const usualCheckout = '11:00'

/** For how long after check-out the codes are still good: somebody always forgets a charger. */
const hoursAfter = 2

/** The moments of a stay that change something, by the clocks of the house. */
export type StayMoments = {
  opensAt: number
  checkIn: number
  checkOut: number
  closesAt: number
}

type Times = Pick<GuidebookContent, 'timeZone' | 'checkinTime' | 'checkoutTime' | 'sections'>

export function momentsOf(stay: Stay, guide: GuidebookContent): StayMoments {
  const { timeZone } = guide
  const checkIn = momentIn(timeZone, stay.from, checkinOf(guide))
  const checkOut = momentIn(timeZone, stay.until, stay.leavesAt ?? checkoutOf(guide))
  const planned = checkIn - hoursBeforeOf(guide) * hourMs
  return {
    opensAt: Math.min(planned, stay.openedAt?.getTime() ?? planned),
    checkIn,
    checkOut,
    closesAt: checkOut + hoursAfter * hourMs,
  }
}

export function checkinOf({ checkinTime }: Pick<Times, 'checkinTime'>): string {
  return findStayTime(checkinTime)?.time24 ?? usualCheckin
}

export function checkoutOf({ checkoutTime }: Pick<Times, 'checkoutTime'>): string {
  return findStayTime(checkoutTime)?.time24 ?? usualCheckout
}

function hoursBeforeOf(guide: GuidebookContent): number {
  return readTabs(guide).welcome.arrival.hoursBefore ?? usualHoursBefore
}
