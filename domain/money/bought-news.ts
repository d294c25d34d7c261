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
