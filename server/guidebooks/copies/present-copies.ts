import { z } from '@hono/zod-openapi'
import { isSharedPart, type SharedEntry } from '#domain/guide/copies/entries.ts'
import { fieldsOf, isLocked } from '#domain/guide/facts.ts'
import { withPhotos } from '#domain/guide/photos.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { JsonRecord } from '#domain/values/read-json.ts'
import type { AddressOf } from '#server/guidebooks/present.ts'
import type { CopiedEntry } from './known-copies.ts'

const entrySchema = z.record(z.string(), z.unknown()).openapi({
  description: 'The fields of the entry that are the same in every guide, and its lock',
})

export const skippedSchema = z.object({
  entry_id: z.string(),
  code: z.string().openapi({ example: 'copy_changed_there' }),
  message: z.string(),
})

export const copiedEntrySchema = z
  .object({
    entry_id: z.string(),
    list: z.string().openapi({ example: 'houseRules.rules' }),
    guides: z.array(
      z.object({
        id: z.string().openapi({ format: 'uuid' }),
        name: z.string(),
        language: guideLanguageSchema,
        version: z.number().int(),
        before: entrySchema,
        after: entrySchema,
        skipped: skippedSchema.omit({ entry_id: true }).nullable().openapi({
          description: 'Why it cannot follow; null when it can',
        }),
      }),
    ),
  })
  .openapi('CopiedEntry')

export function presentCopies(
  copies: readonly CopiedEntry[],
  { addressOf, locale }: { addressOf: AddressOf; locale: Locale | undefined },
): z.infer<typeof copiedEntrySchema>[] {
  return copies
    .filter(({ guides }) => guides.length > 0)
    .map(({ entry, saysSecret, guides }) => {
      const shown = (value: JsonRecord) => presentEntry(entry, value, addressOf)
      return {
        entry_id: entry.id,
        list: entry.list.path,
        guides: guides.map(({ guide, there, plan }) => {
          const isChanged = plan.is === 'changed_there' && ('copy_changed_there' as const)
          const code = saysSecret ? ('copy_says_secret' as const) : isChanged
          const skipped = code ? { code, message: sentenceOf(code, locale) } : null
          const { id, name, language, version } = guide
          const told = { id, name, language, version, skipped }
          return { ...told, before: shown(there.entry), after: shown(plan.after) }
        }),
      }
    })
}

function presentEntry({ list }: SharedEntry, value: JsonRecord, addressOf: AddressOf): JsonRecord {
  const shared = fieldsOf(list.entry).flatMap(([key, part]) =>
    isSharedPart(part) && value[key] !== undefined
      ? [[key, withPhotos(part, value[key], addressOf)] as const]
      : [],
  )
  return { ...Object.fromEntries(shared), stayOnly: isLocked(value) }
}
