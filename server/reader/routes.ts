import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { proposalSchema } from '#domain/guide/reader/fact.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { hostSecurity, json, refusals } from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { within } from '#server/http/host-limit.ts'
import type { Resources } from '#server/resources.ts'
import { openReadingTurns, readTexts } from './read-texts.ts'

/** What texts of a host's say of a home: read, and forgotten. */
export function createProposalRoutes(resources: Resources) {
  const host = requireHost(resources)
  const inTurn = openReadingTurns({ atOnce: 2, waiting: 20 })
  return new OpenAPIHono().openapi(
    createRoute({
      method: 'post',
      path: '/guidebooks/proposals',
      tags: ['Guidebooks'],
      summary: 'Find in texts what a guidebook needs',
      description: `Pasted text and up to ${readingLimits.files} files (.txt, .md, .html, .docx, .pdf; ${readingLimits.fileBytes / 1024 ** 2} MB each, ${readingLimits.allBytes / 1024 ** 2} MB together, told by their content) are read on this server alone, by what it learned from labelled examples, and what they say of a home is answered, each with the words it came from: \`from\` and \`leftOver\` are places in \`texts\`. Nothing is stored or written into a guidebook. A file that cannot be read is named in \`unread\`; the others are read all the same. Pages of a PDF that have no text, or that come after the 200th, are named in \`readInPart\`.`,
      middleware: [host, within(resources.readingLimit)] as const,
      security: hostSecurity,
      request: {
        body: { required: true, content: { 'multipart/form-data': { schema: broughtSchema } } },
      },
      responses: { 200: json(readSchema, 'What was found'), ...refusals },
    }),
    async (c) => {
      const { text, files } = c.req.valid('form')
      const all = [files ?? []].flat().filter((file) => file instanceof File)
      const { texts, unread, readInPart, proposal } = await inTurn(() =>
        readTexts({ text: text ?? '', files: all }),
      )
      const locale = callersLocale(c)
      const refused = unread.map((each) => ({ ...each, error: sentenceOf(each.code, locale) }))
      const inPart = readInPart.map(({ name, code, values }) => ({
        name,
        code,
        error: sentenceOf(code, locale, values),
      }))
      return c.json({ texts, unread: refused, readInPart: inPart, proposal }, 200)
    },
  )
}

const broughtSchema = z.object({
  text: z.string().optional().openapi({ description: 'What was pasted' }),
  files: z
    .custom<File | File[] | string | string[]>()
    .optional()
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
})

const unreadSchema = z.array(z.object({ name: z.string(), code: z.string(), error: z.string() }))

const readSchema = z
  .object({
    texts: z.array(z.object({ name: z.string(), text: z.string() })),
    unread: unreadSchema,
    readInPart: unreadSchema,
    proposal: proposalSchema,
  })
  .openapi('Read')
