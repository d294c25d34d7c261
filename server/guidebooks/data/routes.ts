import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { dataExports } from '#server/db/tables/schema.ts'
import { answerZip, json, presentAs, zipContent } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { enqueue } from '#server/work/queue.ts'
import { readParts } from './make-data.ts'

/** Everything of a host in one file: asked for, watched, and fetched for a day. */
export function createDataRoutes(resources: Resources) {
  const { db, now, log, photos } = resources
  const find = (hostId: string) =>
    asHost(db, hostId, (tx) => findDataExport(tx, { hostId, now: now() }))

  return routesOf(resources, 'Account', [
    hostCall('GET /account/data', {
      summary: 'See how far the file with all my data is',
      answer: { 200: json(answerSchema, 'The file, or null when there is none') },
      async work({ hostId }) {
        return { data_export: present(await find(hostId)) }
      },
    }),
    hostCall('POST /account/data', {
      summary: 'Ask for a file with all my data',
      description:
        'Every guide with its photos and pages, stays, the account and the numbers of invoices, in a zip. Its link is mailed when it is ready and lives a day. Asked again meanwhile, it is the same one.',
      limit: 'writes',
      answer: { 200: json(answerSchema, 'The file as far as it is') },
      async work({ hostId }) {
        const askedAt = now()
        const asked = await asHost(db, hostId, async (tx) => {
          const [added] = await tx
            .insert(dataExports)
            .values({ hostId, askedAt })
            .onConflictDoUpdate({
              target: dataExports.hostId,
              // Its old parts stay named: whoever makes the new one removes them first.
              set: {
                id: sql`gen_random_uuid()`,
                state: 'asked',
                done: 0,
                of: 0,
                readyUntil: null,
                askedAt,
              },
              setWhere: or(eq(dataExports.state, 'failed'), lte(dataExports.readyUntil, askedAt)),
            })
            .returning({ id: dataExports.id })
          if (added) await enqueue(tx, 'all-my-data', added.id)
          return findDataExport(tx, { hostId, now: askedAt })
        })
        resources.jobs.soon('all-my-data')
        return { data_export: present(asked) }
      },
    }),
    hostCall('GET /account/data/{id}/file', {
      summary: 'Download the file with all my data',
      answer: { 200: { description: 'The zip', content: zipContent } },
      async work({ c, id, hostId }) {
        const found = await find(hostId)
        if (found?.id !== id || found.state !== 'ready' || !found.file || !found.key)
          throw new Refusal('not_found')
        const { file, key, parts, bytes, askedAt } = found
        const content = Readable.from(readParts(photos.privateStore, { file, key, parts }))
        content.on('error', (err) => log.error({ err, id }, 'a download of all data broke off'))
        const name = `zaguan-${askedAt.toISOString().slice(0, 10)}.zip`
        c.header('Content-Length', String(bytes))
        return answerZip(c, content, `attachment; filename="${name}"`)
      },
    }),
  ])
}

type Found = Awaited<ReturnType<typeof findDataExport>>

function present(found: Found) {
  if (!found) return null
  const sizeBytes = found.state === 'ready' ? found.bytes : null
  return presentAs(exportSchema, { ...found, sizeBytes })
}

const exportSchema = z.object({
  id: z.guid(),
  state: z.enum(dataExports.state.enumValues),
  done: z.number().openapi({ description: 'Guides that are in it' }),
  of: z.number().openapi({ description: 'Guides there are' }),
  asked_at: z.string(),
  ready_until: z.string().nullable(),
  size_bytes: z.number().nullable(),
})

const answerSchema = z.object({ data_export: exportSchema.nullable() })

/** The one file of a host; undefined when there is none, or not any more. */
async function findDataExport(tx: Transaction, { hostId, now }: { hostId: string; now: Date }) {
  const isKept = or(isNull(dataExports.readyUntil), gt(dataExports.readyUntil, now))
  const isIt = and(eq(dataExports.hostId, hostId), isKept)
  const [found] = await tx.select().from(dataExports).where(isIt)
  return found
}
