export type CreditSources = {
  courtesyCredits?: number | null | undefined
  paidCredits?: number | null | undefined
  publishedGuidesCount?: number | null | undefined
}

export type NoCreditOffer = 'buy_credits' | 'credit_limit'

/** What a host may publish: courtesy credits plus paid ones, less what is published; what is missing counts as zero. */
export function creditFigures(sources: CreditSources) {
  const courtesyCredits = sources.courtesyCredits ?? 0
  const paidCredits = sources.paidCredits ?? 0
  const publishedGuidesCount = sources.publishedGuidesCount ?? 0
  const guideCredits = courtesyCredits + paidCredits
  return {
    courtesyCredits,
    paidCredits,
    guideCredits,
    publishedGuidesCount,
    availableCredits: Math.max(0, guideCredits - publishedGuidesCount),
    /** How many published guides no credit covers. */
    overLimit: Math.max(0, publishedGuidesCount - guideCredits),
  }
}

/** How many published guides nothing but a plan covers. */
export function onlyPaidGuides(sources: CreditSources): number {
  return creditFigures({ ...sources, paidCredits: 0 }).overLimit
}

export function mayPublish({ availableCredits }: { availableCredits: number }): boolean {
  return availableCredits > 0
}

/** Which dialog opens when no credit is left; none while one is. */
export function offerWhenNoCredit(sources: CreditSources): NoCreditOffer | undefined {
  const figures = creditFigures(sources)
  if (mayPublish(figures)) return undefined
  // Courtesy total or any other: with a guide out there is one to take back, without one there is not.
  return figures.publishedGuidesCount > 0 ? 'credit_limit' : 'buy_credits'
}

/** Courtesy credits alone, and at least one still unused. */
export function isCourtesyPlan(sources: CreditSources): boolean {
  const { paidCredits, availableCredits } = creditFigures(sources)
  return paidCredits === 0 && availableCredits > 0
}

/** Whether to say that unpublishing a guide gives a credit back. */
export function shouldHintToUnpublish(sources: CreditSources): boolean {
  const { availableCredits, publishedGuidesCount } = creditFigures(sources)
  return availableCredits === 0 && publishedGuidesCount > 0
}

/** The `can_delete_to_regain` of a refused publish. */
export function canDeleteToRegain(sources: CreditSources): boolean {
  return creditFigures(sources).publishedGuidesCount > 0
}

const mostGrantedCredits = 100
const dayMs = 86_400_000
const longestMs = 5 * 366 * dayMs

/** Courtesy credits given by hand until a day. */
type CreditGrant = { credits: number; endsAt: Date }

type GrantMistake = 'credits' | 'past' | 'far'

/** What keeps a grant from being given; undefined when nothing does. */
export function grantMistake(grant: CreditGrant & { now: Date }): GrantMistake | undefined {
  const { credits, endsAt, now } = grant
  const isCount = Number.isInteger(credits) && credits >= 1 && credits <= mostGrantedCredits
  if (!isCount) return 'credits'
  // Not a number is not ahead either.
  const lastsMs = endsAt.getTime() - now.getTime()
  if (!(lastsMs > 0)) return 'past'
  return lastsMs > longestMs ? 'far' : undefined
}

export type BoughtNews = 'may_publish' | 'credits_updated'

type Purchase = {
  /** The guide it began with, when the host still has it. */
  guide?: { isPublished: boolean }
  credits?: { paidCredits: number; availableCredits: number }
}

/** What is true to say to a host who is back from paying; undefined when there is no plan to speak of. */
export function boughtNews({ guide, credits }: Purchase): BoughtNews | undefined {
  if (!credits || credits.paidCredits <= 0) return undefined
  return guide && !guide.isPublished && credits.availableCredits > 0
    ? 'may_publish'
    : 'credits_updated'
}
