import { z } from '@hono/zod-openapi'
import { proposalSchema } from '#domain/guide/reader/fact.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { Refusal, sentenceOf } from '#domain/messages/refusals.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { openGate } from '#server/work/gate.ts'
import { readTexts } from './read-texts.ts'

/** What texts of a host's say of a home: read, and forgotten. */
export function createProposalRoutes(resources: Resources) {
  const { enter } = openGate({
    atOnce: 2,
    mostWaiting: 20,
    refuse: () => new Refusal('reading_busy'),
  })
  return routesOf(resources, 'Guidebooks', [
    hostCall('POST /guidebooks/proposals', {
      summary: 'Find in texts what a guidebook needs',
      description: `Pasted text and up to ${readingLimits.files} files (.txt, .md, .html, .docx, .pdf; ${readingLimits.fileBytes / 1024 ** 2} MB each, ${readingLimits.allBytes / 1024 ** 2} MB together, told by their content) are read on this server alone, by what it learned from labelled examples, and what they say of a home is answered, each with the words it came from: \`from\` and \`leftOver\` are places in \`texts\`. Nothing is stored or written into a guidebook. A file that cannot be read is named in \`unread\`; the others are read all the same. Pages of a PDF that have no text, or that come after the 200th, are named in \`readInPart\`.`,
      form: broughtSchema,
      limit: 'readings',
      answer: { 200: json(readSchema, 'What was found') },
      async work({ form: { text, files }, locale }) {
        const all = [files ?? []].flat().filter((file) => file instanceof File)
        const { texts, unread, readInPart, proposal } = await enter(() =>
          readTexts({ text: text ?? '', files: all }),
        )
        const refused = unread.map((each) => ({ ...each, error: sentenceOf(each.code, locale) }))
        const inPart = readInPart.map(({ name, code, values }) => ({
          name,
          code,
          error: sentenceOf(code, locale, values),
        }))
        return { texts, unread: refused, readInPart: inPart, proposal }
      },
    }),
  ])
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
