import { Readable } from 'node:stream'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { requireHost } from '#server/auth/require-host.ts'
import { hostSecurity, idParam, json, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import { onFailure } from '#server/http/on-failure.ts'
import { onlyGet } from '#server/http/only-get.ts'
import type { Resources } from '#server/resources.ts'
import { describeGuideFile } from './guide-schema.ts'
import { withSite } from './site-files.ts'
import { writeGuideZip } from './write-guide-zip.ts'

/** A guide leaves as a zip, and what is in it is described. */
export function createExportRoutes(resources: Resources) {
  const { appUrl, log, exportLimit } = resources
  const host = requireHost(resources)
  let described: Record<string, unknown> | undefined

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: '/guidebooks/{id}/export',
        tags: ['Guidebooks'],
        summary: 'Download one of my guidebooks',
        description:
          'A zip of `guide.json` (described by `/schemas/zaguan-guide-1.json`) and its photos as large as they are kept, and in `site` the guide as pages that open without a server. What is locked is in `guide.json`: it is the owner’s. Stays are not. It is made while it is sent: one that breaks off has no end and does not open.',
        middleware: [
          onFailure('could_not_load_guidebook'),
          host,
          onlyGet,
          within(exportLimit),
        ] as const,
        security: hostSecurity,
        request: { params: idParam, query: z.object({ locked }) },
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
        const includeLocked = c.req.valid('query').locked === 'include'
        const moreFiles = withSite(resources, { includeLocked })
        const { hostId } = c.var
        const { zip, fileName } = await writeGuideZip(resources, { id, hostId, moreFiles })
        zip.on('error', (err) => log.error({ err, id }, 'a download of a guide broke off'))
        c.header('Content-Type', 'application/zip')
        c.header('Content-Disposition', attachment(fileName))
        c.header('Cache-Control', 'private, no-store')
        return c.body(asWebStream(zip))
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/schemas/zaguan-guide-1.json',
        tags: ['Guidebooks'],
        summary: 'Read the JSON Schema of `guide.json`',
        description: 'A downloaded guide names it in `$schema`.',
        responses: {
          200: json(z.record(z.string(), z.unknown()), 'The schema'),
          ...refusals,
        },
      }),
      (c) => {
        described ??= describeGuideFile(appUrl())
        c.header('Cache-Control', 'no-cache')
        return c.json(described, 200)
      },
    )
}

const locked = z
  .enum(['leave_out', 'include'])
  .default('leave_out')
  .openapi({ description: 'Whether what is only for those who stay stands in `site`, too' })

/** True because Node and the browser's types describe the same stream. */
function asWebStream(stream: Readable) {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** The name for old programs, and as it is written. */
function attachment(fileName: string) {
  const plain = fileName.normalize('NFD').replace(/[^a-zA-Z0-9._ -]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
