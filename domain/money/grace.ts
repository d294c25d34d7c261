const dayMs = 86_400_000

const defaultGraceDays = 7

/** A new drop this soon after a grace was cleared continues that grace, unless something was paid. */
const sameLapseDays = 30

/** Days after the start on which the host is told. */
const graceNoticeDays = [0, 4, 6] as const

/** Time to choose what stays published after credits fell below it; kept, cleared, to count once per lapse. */
export type Grace = { startedAt: Date; endsAt: Date; clearedAt: Date | null }

export type CreditChange = {
  now: Date
  guideCredits: number
  publishedCount: number
  /** The last grace, running or cleared. */
  grace: Grace | null
  /** Also credits that were given by hand. */
  lastPaidAt: Date | null
  graceDays?: number
}

export type PublishedGuide = { id: string; publishedAt: Date }

/** What covers a published guide: paid up, lost at the period's end, or already beyond the credits. */
export type GuideCoverage = 'active' | 'cancelled' | 'expired'

/** The grace after credits or published guides changed: started, continued, cleared or left alone. */
export function graceAfter(change: CreditChange): Grace | null {
  const { now, grace } = change
  const isOver = change.publishedCount > change.guideCredits
  const isRunning = isGraceRunning(grace)
  if (isOver === isRunning) return grace
  if (isRunning) return { ...grace, clearedAt: now }
  return { startedAt: now, endsAt: new Date(now.getTime() + graceMs(change)), clearedAt: null }
}

function graceMs({ now, grace, lastPaidAt, graceDays = defaultGraceDays }: CreditChange): number {
  const fresh = graceDays * dayMs
  if (!grace?.clearedAt) return fresh
  const hasPaidSince = lastPaidAt !== null && lastPaidAt > grace.startedAt
  const isSameLapse = now.getTime() - grace.clearedAt.getTime() < sameLapseDays * dayMs
  if (hasPaidSince || !isSameLapse) return fresh
  return Math.max(0, grace.endsAt.getTime() - grace.clearedAt.getTime())
}

export function isGraceRunning(grace: Grace | null): grace is Grace & { clearedAt: null } {
  return grace !== null && grace.clearedAt === null
}

export function isGraceOver(grace: Grace | null, now: Date): boolean {
  return isGraceRunning(grace) && grace.endsAt <= now
}

/** The notice days reached and not past the end; the sender remembers which went out. */
export function graceNoticesDue(grace: Grace | null, now: Date): number[] {
  if (!isGraceRunning(grace)) return []
  return graceNoticeDays.filter((day) => {
    const due = grace.startedAt.getTime() + day * dayMs
    return due <= now.getTime() && (day === 0 || due < grace.endsAt.getTime())
  })
}

/** Oldest first: the order in which credits cover guides. */
function byPublication<Guide extends PublishedGuide>(published: readonly Guide[]): Guide[] {
  return published.toSorted(
    (one, other) =>
      one.publishedAt.getTime() - other.publishedAt.getTime() || (one.id < other.id ? -1 : 1),
  )
}

/** What no credit covers, newest first: the oldest links are the ones already printed and sent. */
export function guidesToUnpublish<Guide extends PublishedGuide>(
  published: readonly Guide[],
  guideCredits: number,
): Guide[] {
  return byPublication(published).slice(Math.max(0, guideCredits)).toReversed()
}

export function guideCoverage(
  published: readonly PublishedGuide[],
  credits: { guideCredits: number; courtesyCredits: number; isCancelling: boolean },
): Map<string, GuideCoverage> {
  const coverageAt = (index: number): GuideCoverage => {
    if (index >= credits.guideCredits) return 'expired'
    return credits.isCancelling && index >= credits.courtesyCredits ? 'cancelled' : 'active'
  }
  return new Map(byPublication(published).map(({ id }, index) => [id, coverageAt(index)]))
}

/** Which guides taken down for payment fit again, oldest first. */
export function guidesToRepublish<Guide extends { id: string; createdAt: Date }>(
  unpublishedForPayment: readonly Guide[],
  availableCredits: number,
): Guide[] {
  return unpublishedForPayment
    .toSorted(
      (one, other) =>
        one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .slice(0, Math.max(0, availableCredits))
}
