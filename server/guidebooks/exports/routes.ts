import { z } from '@hono/zod-openapi'
import { answerZip, json, zipContent } from '#server/http/answers.ts'
import { hostCall, openCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { describeGuideFile, writeGuideZip } from './guide-zip.ts'
import { withSite } from './site-files.ts'

/** A guide leaves as a zip, and what is in it is described. */
export function createExportRoutes(resources: Resources) {
  const { appUrl, log } = resources
  let described: Record<string, unknown> | undefined

  return routesOf(resources, 'Guidebooks', [
    hostCall('GET /guidebooks/{id}/export', {
      summary: 'Download one of my guidebooks',
      description:
        'A zip of `guide.json` (described by `/schemas/zaguan-guide-1.json`) and its photos as large as they are kept, and in `site` the guide as pages that open without a server. What is locked is in `guide.json`: it is the owner’s. Stays are not. It is made while it is sent: one that breaks off has no end and does not open.',
      failure: 'could_not_load_guidebook',
      query: z.object({ locked }),
      limit: 'exports',
      answer: { 200: { description: 'The zip', content: zipContent } },
      async work({ c, id, hostId, query }) {
        const moreFiles = withSite(resources, { includeLocked: query.locked === 'include' })
        const { zip, fileName } = await writeGuideZip(resources, { id, hostId, moreFiles })
        zip.on('error', (err) => log.error({ err, id }, 'a download of a guide broke off'))
        return answerZip(c, zip, attachment(fileName))
      },
    }),
    openCall('GET /schemas/zaguan-guide-1.json', {
      summary: 'Read the JSON Schema of `guide.json`',
      description: 'A downloaded guide names it in `$schema`.',
      answer: { 200: json(z.record(z.string(), z.unknown()), 'The schema') },
      async work({ c }) {
        described ??= describeGuideFile(appUrl())
        c.header('Cache-Control', 'no-cache')
        return described
      },
    }),
  ])
}

const locked = z
  .enum(['leave_out', 'include'])
  .default('leave_out')
  .openapi({ description: 'Whether what is only for those who stay stands in `site`, too' })

/** The name for old programs, and as it is written. */
function attachment(fileName: string) {
  const plain = fileName.normalize('NFD').replace(/[^a-zA-Z0-9._ -]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
