import { z } from '@hono/zod-openapi'
import { mostGuides } from '#domain/guide/copies/entries.ts'
import { isEntryId } from '#domain/guide/entry-ids.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { copyOutcomeSchema, presentOutcome } from './present-copies.ts'
import { putEntries } from './put-entries.ts'
import { spreadEntries } from './spread-entries.ts'
import type { CopyOrder } from './write-copies.ts'

/** The same entry in several of a host's guides: what changed in one, and what is put into others. */
export function createCopyRoutes(resources: Resources) {
  /** Counts as one write for each guide. */
  const spend = (hostId: string, guides: number) => resources.limits.writes.spend(hostId, guides)

  return routesOf(resources, 'Copies', [
    hostCall('POST /guidebooks/{id}/spread', {
      summary: 'Let entries that changed here follow in other guides of mine',
      description:
        'The save’s answer says under `copies` which entries stand in which other guides. `version` is the one that save made, and each guide’s the one its preview was made from. All is written in one transaction; a guide, or an entry, that cannot follow is left as it is and says why, while the others go on. With the same `saveId` it can be sent again safely.',
      body: spreadSchema,
      refuses: ['stale', 'rate_limited'],
      answer: { 200: json(outcomesSchema, 'What became of each guide') },
      async work({ id, hostId, body, locale }) {
        const { version, saveId, guides } = body
        await spend(hostId, guides.length)
        const targets: CopyOrder['targets'] = guides.map((guide) => ({
          id: guide.id,
          version: guide.version,
          entryIds: [...new Set(guide.entries)],
        }))
        const order = { id, hostId, version, saveId, targets }
        const outcomes = await spreadEntries(resources, order)
        return { guides: outcomes.map((one) => presentOutcome(one, locale)) }
      },
    }),
    hostCall('POST /guidebooks/{id}/put', {
      summary: 'Put entries of this guide in other guides of mine, too',
      description:
        'At the end of the same lists, under the same ids, as they are saved; one that stands there already is not doubled. `version` is the one the caller saw. All is written in one transaction; a guide that cannot take an entry says why, while the others go on. With the same `saveId` it can be sent again safely.',
      body: putSchema,
      refuses: ['stale', 'rate_limited'],
      answer: { 200: json(outcomesSchema, 'What became of each guide') },
      async work({ id, hostId, body, locale }) {
        const { version, saveId, entries, guides } = body
        await spend(hostId, guides.length)
        const targets = guides.map((id) => ({ id, entryIds: [...new Set(entries)] }))
        const order = { id, hostId, version, saveId, targets }
        const outcomes = await putEntries(resources, order)
        return { guides: outcomes.map((one) => presentOutcome(one, locale)) }
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

const outcomesSchema = z.object({ guides: z.array(copyOutcomeSchema) })
