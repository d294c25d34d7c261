import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { properties } from './tables/schema.ts'

/** Its host published it, and no operator keeps it from guests. */
export const isOpenToGuests = and(eq(properties.isPublished, true), isNull(properties.suspendedAt))

export type NamedGuide = Awaited<ReturnType<typeof listPublished>>[number]

/** A host's published guides, in the order in which credits cover them. */
export async function listPublished(tx: Transaction, hostId: string) {
  const { id, name, shortCode, publishedAt, timeZone } = properties
  const rows = await tx
    .select({ id, name, shortCode, publishedAt, timeZone })
    .from(properties)
    .where(isPublishedOf(hostId))
    .orderBy(asc(publishedAt), asc(id))
  return rows.flatMap(({ publishedAt, ...guide }) =>
    publishedAt ? [{ ...guide, publishedAt }] : [],
  )
}

export function countPublished(tx: Transaction, hostId: string) {
  return tx.$count(properties, isPublishedOf(hostId))
}

function isPublishedOf(hostId: string) {
  return and(eq(properties.hostId, hostId), eq(properties.isPublished, true))
}
