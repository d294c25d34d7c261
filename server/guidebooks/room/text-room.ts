import { eq, sql } from 'drizzle-orm'
import type { GuidebookContent } from '#domain/guide/guidebook.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import {
  contentItems,
  contentSections,
  guideTranslations,
  properties,
} from '#server/db/tables/schema.ts'

type Change = { hostId: string; before?: GuidebookContent; after: GuidebookContent }

/** After a write, inside its transaction: refuses what grows while the host's guides together hold too much text. */
export async function assertTextRoom(tx: Transaction, { hostId, before, after }: Change) {
  if (before && !grows(before, after)) return
  const [kept] = await tx
    .select({
      bytes: sql<number>`(coalesce(sum(${sectionBytes} + ${itemBytes}), 0) + ${translatedBytes(hostId)})::float8`,
    })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .where(eq(properties.hostId, hostId))
  if ((kept?.bytes ?? 0) <= hostLimits.textBytes) return
  throw new Refusal('text_storage_limit', { values: { max: hostLimits.textBytes / 1024 ** 2 } })
}

/** As it is kept: a database packs what repeats. */
const sectionBytes = sql`pg_column_size(${contentSections.metadata})`

const itemBytes = sql`(
  select coalesce(sum(pg_column_size(item.title) + pg_column_size(item.body)), 0)
  from ${contentItems} item where item.section_id = ${contentSections.id}
)`

function translatedBytes(hostId: string) {
  return sql`(
    select coalesce(sum(pg_column_size(texts)), 0) from ${guideTranslations}
    inner join ${properties} guide on guide.id = property_id where guide.host_id = ${hostId}
  )`
}

/** Whether a guide's own text becomes longer: one that does not may always be saved. */
function grows(before: GuidebookContent, after: GuidebookContent) {
  return textLength(after) > textLength(before)
}

function textLength({ name, description, sections, translations }: GuidebookContent) {
  const texts = sections.map(({ metadata, items }) => [
    metadata,
    items.map(({ title, body }) => [title, body]),
  ])
  return Buffer.byteLength(JSON.stringify([name, description, texts, translations ?? null]))
}
