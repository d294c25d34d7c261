import { type Column, sql } from 'drizzle-orm'
import { checksBefore } from '#domain/guide/unconfirmed/check-due.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideChecks, photos, properties } from '#server/db/tables/schema.ts'
import type { GuideRow } from './queries.ts'

/** How much of a description a list shows; the whole may be a letter. */
export const excerptLength = 280

const shownAsTheyAre = [
  'id',
  'hostId',
  'language',
  'timeZone',
  'name',
  'coverImageUrl',
  'shortCode',
  'isPublished',
  'hasLocks',
] as const

/** What a list shows of a guide: nothing long, nothing that only an open guide needs; as the driver reads it. */
export type ListedGuide = Pick<GuideRow, (typeof shownAsTheyAre)[number] | 'description'> & {
  publishedAt: string | null
  createdAt: string
  suspendedAt: string | null
  suspendedReason: string | null
  /** The complete sections, separated by commas. */
  complete: string
  width: number | null
  height: number | null
  placeholder: string | null
  hasAvif: boolean | null
  /** Published, and not looked through for a month. */
  checkDue: boolean
}

/** A host's guides, newest first. Read past the mapper, which takes longer over a long list than the database does. */
export async function listGuides(
  tx: Transaction,
  { hostId, now }: { hostId: string; now: Date },
): Promise<ListedGuide[]> {
  const columns = shownAsTheyAre.map((name) => sql`${properties[name]} as ${sql.identifier(name)}`)
  const { rows } = await tx.execute<ListedGuide>(sql`
    select ${sql.join(columns, sql`, `)},
      ${shortened(properties.description)} as description,
      ${properties.publishedAt} as "publishedAt", ${properties.createdAt} as "createdAt",
      ${properties.suspendedAt} as "suspendedAt", ${properties.suspendedReason} as "suspendedReason",
      array_to_string(${properties.completeSections}, ',') as complete,
      ${photos.width}, ${photos.height}, ${photos.placeholder},
      ${photos.hasAvif} as "hasAvif",
      coalesce(greatest(${properties.publishedAt}, ${guideChecks.confirmedAt}, ${guideChecks.putOffAt})
        < ${checksBefore(now).toISOString()}::timestamptz and ${properties.isPublished}, false) as "checkDue"
    from ${properties} left join ${photos} on ${photos.path} = ${properties.coverImageUrl}
      left join ${guideChecks} on ${guideChecks.propertyId} = ${properties.id}
    where ${properties.hostId} = ${hostId}
    order by ${properties.createdAt} desc, ${properties.id} desc`)
  return rows
}

/** Keeps letters of a host's life from travelling whole; counting the characters of short texts would take longer. */
function shortened(column: Column) {
  const mostBytes = excerptLength * 4
  return sql`case when octet_length(${column}) <= ${mostBytes}::int then ${column}
    else left(${column}, ${excerptLength}::int) end`
}
