import { asc, eq } from 'drizzle-orm'
import { entryIdBytes, entryIdFrom, type MakeId } from '#domain/guide/entry-ids.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { lockGuide } from './queries.ts'
import { writeContent } from './write-content.ts'

/** Ids for the entries that come without one. */
export function entryIdsOf({ random }: Pick<Resources, 'random'>): MakeId {
  return () => entryIdFrom(random(entryIdBytes))
}

const atOnce = 50

/**
 * Writes down the ids that are derived at each reading, for guides from before entries had one. Nothing else changes,
 * neither the version nor what guests and clients are answered.
 */
export async function writeDownEntryIds({ db }: Pick<Resources, 'db'>) {
  for (;;) {
    const waiting = await asSystem(db, (tx) =>
      tx
        .select({ id: properties.id, hostId: properties.hostId })
        .from(properties)
        .where(eq(properties.hasEntryIds, false))
        .orderBy(asc(properties.id))
        .limit(atOnce),
    )
    for (const own of waiting) await writeDown({ db }, own)
    if (waiting.length < atOnce) return
  }
}

function writeDown({ db }: Pick<Resources, 'db'>, own: { id: string; hostId: string }) {
  return asSystem(db, async (tx) => {
    const guide = await lockGuide(tx, own)
    if (!guide || guide.hasEntryIds) return
    const { amenities } = guide
    await writeContent(tx, {
      ...{ propertyId: own.id, before: guide.sections, after: guide.sections },
      isWhole: true,
    })
    await tx
      .update(properties)
      .set({ amenities, hasEntryIds: true })
      .where(eq(properties.id, own.id))
  })
}
