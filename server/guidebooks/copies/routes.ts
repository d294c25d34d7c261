import { z } from '@hono/zod-openapi'
import { mostGuides } from '#domain/guide/copies/entries.ts'
import { isEntryId } from '#domain/guide/entry-ids.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { jsonMaxBytes } from '#server/http/limit-body.ts'
import type { Resources } from '#server/resources.ts'
import { skippedSchema } from './present-copies.ts'
import { type CopyOrder, type CopyOutcome, writeCopies } from './write-copies.ts'

/** The same entry in several of a host's guides: what changed in one, and what is put into others. */
export function createCopyRoutes(resources: Resources) {
  const answer = {
    200: json(z.object({ guides: z.array(copyOutcomeSchema) }), 'What became of each guide'),
  }
  const refuses = ['stale', 'rate_limited'] as const

  /** Counts as one write for each guide. */
  async function copy(order: CopyOrder, locale: Locale | undefined) {
    await resources.limits.writes.spend(order.hostId, order.targets.length)
    const outcomes = await writeCopies(resources, order)
    return { guides: outcomes.map((one) => presentOutcome(one, locale)) }
  }

  return routesOf(resources, 'Copies', [
    hostCall('POST /guidebooks/{id}/spread', {
      summary: 'Let entries that changed here follow in other guides of mine',
      description:
        'The save’s answer says under `copies` which entries stand in which other guides. `version` is the one that save made, and each guide’s the one its preview was made from. All is written in one transaction; a guide, or an entry, that cannot follow is left as it is and says why, while the others go on. With the same `saveId` it can be sent again safely.',
      body: spreadSchema,
      maxBytes: jsonMaxBytes,
      refuses,
      answer,
      async work({ id, hostId, body: { guides, ...order }, locale }) {
        const targets: CopyOrder['targets'] = guides.map(({ id, version, entries }) => ({
          id,
          version,
          entryIds: [...new Set(entries)],
        }))
        return copy({ id, hostId, how: 'follow', ...order, targets }, locale)
      },
    }),
    hostCall('POST /guidebooks/{id}/put', {
      summary: 'Put entries of this guide in other guides of mine, too',
      description:
        'At the end of the same lists, under the same ids, as they are saved; one that stands there already is not doubled. `version` is the one the caller saw. All is written in one transaction; a guide that cannot take an entry says why, while the others go on. With the same `saveId` it can be sent again safely.',
      body: putSchema,
      maxBytes: jsonMaxBytes,
      refuses,
      answer,
      async work({ id, hostId, body: { entries, guides, ...order }, locale }) {
        const targets = guides.map((id) => ({ id, entryIds: [...new Set(entries)] }))
        return copy({ id, hostId, how: 'put', ...order, targets }, locale)
      },
    }),
  ])
}

const wrongType = { error: 'wrong_type' }

const guideId = z.guid(wrongType).toLowerCase()

const entryIds = z
  .array(z.string(wrongType).refine(isEntryId, wrongType), wrongType)
  .min(1, { error: 'too_small' })
  .max(200, { error: 'too_many' })

const order = z.object({
  version: z.int(wrongType).openapi({ description: 'Of the guide the entries are taken from' }),
  saveId: z.guid(wrongType).openapi({
    description: 'Made by the caller by chance; the same when it is sent again',
  }),
})

const eachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

const atMost = { error: 'too_many' }

const spreadSchema = order.extend({
  guides: z
    .array(
      z.object({
        id: guideId,
        version: z.int(wrongType).openapi({ description: 'The one its preview was made from' }),
        entries: entryIds,
      }),
      wrongType,
    )
    .min(1, { error: 'too_small' })
    .max(mostGuides, atMost)
    .refine((guides) => eachOnce(guides.map(({ id }) => id)), wrongType),
})

const putSchema = order.extend({
  entries: entryIds,
  guides: z
    .array(guideId, wrongType)
    .min(1, { error: 'too_small' })
    .max(mostGuides, atMost)
    .refine(eachOnce, wrongType),
})

const copyOutcomeSchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    name: z.string(),
    version: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Null when there is no such guide' }),
    done: z.array(z.string()).openapi({ description: 'Entries that stand there as they are here' }),
    skipped: z.array(skippedSchema),
  })
  .openapi('CopyOutcome')

function presentOutcome(
  { skipped, ...guide }: CopyOutcome,
  locale: Locale | undefined,
): z.infer<typeof copyOutcomeSchema> {
  const why = skipped.map(({ entryId, refusal: { code, saying, values } }) => ({
    entry_id: entryId,
    code,
    message: sentenceOf(saying, locale, values),
  }))
  return { ...guide, skipped: why }
}
