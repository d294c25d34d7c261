export const mostGrantedCredits = 100
const dayMs = 86_400_000
const longestMs = 5 * 366 * dayMs

/** Courtesy credits given by hand until a day. */
export type CreditGrant = { credits: number; endsAt: Date }

export type GrantMistake = 'credits' | 'past' | 'far'

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
