import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports } from '#server/db/tables/schema.ts'
import { isAtWork } from '#server/work/queue.ts'
import type { DataNeeds } from './data-files.ts'
import { removeParts } from './kept-parts.ts'

const dayMs = 86_400_000

/** How long a finished file may be fetched. */
export const readyMs = dayMs

/** Removes the files whose day is over, those that failed, and what deleted accounts left behind. What fails is tried again. */
export async function sweepData({
  db,
  photos,
  log,
  now,
}: Pick<DataNeeds, 'db' | 'photos' | 'log' | 'now'>) {
  const at = now()
  const isOver = or(
    lte(dataExports.readyUntil, at),
    isNull(dataExports.hostId),
    and(
      eq(dataExports.state, 'failed'),
      lte(dataExports.askedAt, new Date(at.getTime() - readyMs)),
    ),
  )
  // Whoever is still writing one finds out first, and lets go.
  const isAlone = not(isAtWork('all-my-data', sql`${dataExports.id}::text`, at))
  const isDue = and(isOver, isAlone)
  const due = await asSystem(db, (tx) => tx.select().from(dataExports).where(isDue))
  for (const { id, file, parts } of due) {
    try {
      if (file) await removeParts(photos.privateStore, { file, parts })
      await asSystem(db, (tx) => tx.delete(dataExports).where(and(eq(dataExports.id, id), isDue)))
    } catch (err) {
      log.warn({ err, id }, 'the file of a host’s data was not removed yet')
    }
  }
}
