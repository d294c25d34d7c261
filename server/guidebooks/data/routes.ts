import { Readable } from 'node:stream'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { dataExportStates } from '#server/db/tables/export-tables.ts'
import { hostSecurity, idParam, json, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import { onlyGet } from '#server/http/only-get.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import type { Resources } from '#server/resources.ts'
import { askForData, findDataExport } from './ask-for-data.ts'
import { readParts } from './kept-parts.ts'

/** Everything of a host in one file: asked for, watched, and fetched for a day. */
export function createDataRoutes(resources: Resources) {
  const { db, now, log, photos, writeLimit } = resources
  const host = requireHost(resources)
  const find = (hostId: string) =>
    asHost(db, hostId, (tx) => findDataExport(tx, { hostId, now: now() }))

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(
      createRoute({
        ...about,
        method: 'get',
        path: '/account/data',
        summary: 'See how far the file with all my data is',
        middleware: [host] as const,
        responses: { 200: json(answerSchema, 'The file, or null when there is none'), ...refusals },
      }),
      async (c) => c.json({ data_export: present(await find(c.var.hostId)) }, 200),
    )
    .openapi(
      createRoute({
        ...about,
        method: 'post',
        path: '/account/data',
        summary: 'Ask for a file with all my data',
        description:
          'Every guide with its photos and pages, stays, the account and the numbers of invoices, in a zip. Its link is mailed when it is ready and lives a day. Asked again meanwhile, it is the same one.',
        middleware: [host, within(writeLimit)] as const,
        responses: { 200: json(answerSchema, 'The file as far as it is'), ...refusals },
      }),
      async (c) => {
        const asked = await askForData(resources, c.var.hostId)
        return c.json({ data_export: present(asked) }, 200)
      },
    )
    .openapi(
      createRoute({
        ...about,
        method: 'get',
        path: '/account/data/{id}/file',
        summary: 'Download the file with all my data',
        middleware: [host, onlyGet] as const,
        request: { params: idParam },
        responses: {
          200: {
            description: 'The zip',
            content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals,
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const found = await find(c.var.hostId)
        if (found?.id !== id || found.state !== 'ready' || !found.file || !found.key)
          throw new Refusal('not_found')
        const { file, key, parts, bytes, askedAt } = found
        const content = Readable.from(readParts(photos.privateStore, { file, key, parts }))
        content.on('error', (err) => log.error({ err, id }, 'a download of all data broke off'))
        const name = `zaguan-${askedAt.toISOString().slice(0, 10)}.zip`
        c.header('Content-Type', 'application/zip')
        c.header('Content-Length', String(bytes))
        c.header('Content-Disposition', `attachment; filename="${name}"`)
        c.header('Cache-Control', 'private, no-store')
        return c.body(asWebStream(content))
      },
    )
}

type Found = Awaited<ReturnType<typeof findDataExport>>

function present(found: Found) {
  if (!found) return null
  const { id, state, done, of, bytes, askedAt, readyUntil } = found
  return {
    id,
    state,
    done,
    of,
    asked_at: askedAt.toISOString(),
    ready_until: readyUntil?.toISOString() ?? null,
    size_bytes: state === 'ready' ? bytes : null,
  }
}

/** True because Node and the browser's types describe the same stream. */
function asWebStream(stream: Readable) {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

const about = { tags: ['Account'], security: hostSecurity }

const answerSchema = z.object({
  data_export: z
    .object({
      id: z.guid(),
      state: z.enum(dataExportStates),
      done: z.number().openapi({ description: 'Guides that are in it' }),
      of: z.number().openapi({ description: 'Guides there are' }),
      asked_at: z.string(),
      ready_until: z.string().nullable(),
      size_bytes: z.number().nullable(),
    })
    .nullable(),
})
