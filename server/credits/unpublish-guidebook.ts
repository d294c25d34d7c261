import { and, eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'

type Own = { id: string; hostId: string }

/** Only the owner: guests lose the guide at once and its credit returns; a draft stays one. */
export async function unpublishGuidebook(resources: Resources, { id, hostId }: Own) {
  const { config, guideChanges, now } = resources
  const own = and(eq(properties.id, id), eq(properties.hostId, hostId))
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
    const [guide] = await tx
      .select({ shortCode: properties.shortCode, isPublished: properties.isPublished })
      .from(properties)
      .where(own)
    if (!guide) throw new Refusal('not_found')
    if (!guide.isPublished) return { ...guide, wasPublished: false }
    await tx
      .update(properties)
      .set({
        isPublished: false,
        publishedAt: null,
        unpublishedReason: 'host',
        unpublishedAt: now(),
      })
      .where(own)
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: true }
  })
  if (outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}
