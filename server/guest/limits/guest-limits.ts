import type { GuideChanges } from '#server/db/guide-changes.ts'
import { openUnknownCodes } from './unknown-codes.ts'
import { openVisitorLimit } from './visitor-limit.ts'

const pagesPerMinute = 600
const missesPerMinute = 60

/** What one visitor may read, and the codes that led nowhere: the same for the guest's page and for the API. */
export function openGuestLimits({
  clock,
  guideChanges,
}: {
  clock: () => number
  guideChanges: Pick<GuideChanges, 'onChange'>
}) {
  const unknown = openUnknownCodes(clock)
  guideChanges.onChange((code) => (code === undefined ? unknown.clear() : unknown.remove(code)))
  return {
    visits: openVisitorLimit(pagesPerMinute, clock),
    misses: openVisitorLimit(missesPerMinute, clock),
    unknown,
  }
}
