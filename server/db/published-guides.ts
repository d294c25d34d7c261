import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { soonDays } from '#domain/stays/stay-moments.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Transaction } from './database.ts'
import { properties, stays } from './tables/schema.ts'

/** Its host published it, and no operator keeps it from guests. */
export const isOpenToGuests = and(eq(properties.isPublished, true), isNull(properties.suspendedAt))

/** The columns of a guide that was taken down: by its host, or because its credit ended. */
export function takenDown(unpublishedReason: 'host' | 'billing', unpublishedAt: Date) {
  return { isPublished: false, publishedAt: null, unpublishedReason, unpublishedAt }
}

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

type GuidesAt = { guides: readonly { id: string }[]; at: Date }

/** Who is inside these guides' homes at a moment, or arrives within three days: they would stand there without a guide. */
export function findStaysAround(tx: Transaction, { guides, at }: GuidesAt) {
  const day = dayIn('UTC', at.getTime())
  const ids = guides.map(({ id }) => id)
  const isAround = and(gte(stays.until, day), lte(stays.from, addDays(day, soonDays)))
  return tx
    .select({ guide: properties.name, from: stays.from, until: stays.until })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.propertyId))
    .where(and(inArray(stays.propertyId, ids), isNull(stays.endedAt), isAround))
    .orderBy(asc(stays.from), asc(properties.name))
}
