import type { GuestStay } from '#domain/guest/guest-guide.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import { checkoutOf, momentsOf } from './stay-moments.ts'

/** Some guests' stay whose first day is today, with everything open: what a host looks at to see a stay's link. */
export function stayOfToday(content: GuidebookContent, now: number): GuestStay {
  const from = dayIn(content.timeZone, now)
  const until = addDays(from, 3)
  const stay = {
    id: '',
    from,
    until,
    language: content.language,
    leavesAt: null,
    openedAt: new Date(now),
    endedAt: null,
  }
  return {
    phase: 'arriving',
    isOpen: true,
    from,
    until,
    checkoutTime: checkoutOf(stay, content),
    moments: momentsOf(stay, { ...content, hoursBefore: null }),
  }
}
