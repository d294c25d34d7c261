import { type Column, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { photos, properties } from '#server/db/schema.ts'
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
  'version',
] as const

type AsItIs = Pick<GuideRow, (typeof shownAsTheyAre)[number] | 'description'>

/** What a list shows of a guide: nothing long, nothing that only an open guide needs. */
export type ListedGuide = AsItIs &
  Pick<GuideRow, 'publishedAt' | 'createdAt' | 'completeSections' | 'coverPhoto'>

type Row = AsItIs & {
  publishedAt: string | null
  createdAt: string
  complete: string
  width: number | null
  height: number | null
  placeholder: string | null
}

/** A host's guides, newest first. Read past the mapper, which takes longer over a long list than the database does. */
export async function listGuides(tx: Transaction, hostId: string): Promise<ListedGuide[]> {
  const columns = shownAsTheyAre.map((name) => sql`${properties[name]} as ${sql.identifier(name)}`)
  const { rows } = await tx.execute<Row>(sql`
    select ${sql.join(columns, sql`, `)},
      ${shortened(properties.description)} as description,
      ${properties.publishedAt} as "publishedAt", ${properties.createdAt} as "createdAt",
      array_to_string(${properties.completeSections}, ',') as complete,
      ${photos.width}, ${photos.height}, ${photos.placeholder}
    from ${properties} left join ${photos} on ${photos.path} = ${properties.coverImageUrl}
    where ${properties.hostId} = ${hostId}
    order by ${properties.createdAt} desc, ${properties.id} desc`)
  return rows.map(listedGuideOf)
}

/** Keeps letters of a host's life from travelling whole; counting the characters of short texts would take longer. */
function shortened(column: Column) {
  const mostBytes = excerptLength * 4
  return sql`case when octet_length(${column}) <= ${mostBytes}::int then ${column}
    else left(${column}, ${excerptLength}::int) end`
}

/** Never ends in half of a character. */
function excerptOf(description: string) {
  return description.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, '')
}

function listedGuideOf(row: Row): ListedGuide {
  const { width, height, placeholder } = row
  return {
    id: row.id,
    hostId: row.hostId,
    language: row.language,
    timeZone: row.timeZone,
    name: row.name,
    description: row.description && excerptOf(row.description),
    coverImageUrl: row.coverImageUrl,
    shortCode: row.shortCode,
    isPublished: row.isPublished,
    version: row.version,
    publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
    createdAt: new Date(row.createdAt),
    completeSections: row.complete.split(','),
    coverPhoto: width && height && placeholder ? { width, height, placeholder } : null,
  }
}
