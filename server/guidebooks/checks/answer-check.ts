import { asHost } from '#server/db/row-security/callers.ts'
import { guideChecks } from '#server/db/tables/schema.ts'
import { lockGuide } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'

export const checkAnswers = ['still_true', 'later'] as const

type Check = { id: string; hostId: string; answer: (typeof checkAnswers)[number] }

/** Only the owner: what changes often in a guide is still true, or is asked about again in a month. */
export function answerCheck(
  { db, now }: Pick<Resources, 'db' | 'now'>,
  { id, hostId, answer }: Check,
) {
  return asHost(db, hostId, async (tx) => {
    await lockGuide(tx, { id, hostId })
    const said = answer === 'later' ? { putOffAt: now() } : { confirmedAt: now() }
    const [check] = await tx
      .insert(guideChecks)
      .values({ propertyId: id, ...said })
      .onConflictDoUpdate({ target: guideChecks.propertyId, set: said })
      .returning()
    return check
  })
}
