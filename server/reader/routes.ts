import { z } from '@hono/zod-openapi'
import { proposalSchema } from '#domain/guide/reader/fact.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { Refusal, type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { openGate } from '#server/work/gate.ts'
import { mostDoubts } from './ask-model.ts'
import { readAgain, readTexts } from './read-texts.ts'

/** What texts of a host's say of a home: read, and forgotten. */
export function createProposalRoutes(resources: Resources) {
  const { readerModel: model, limits, log } = resources
  const { enter } = openGate({
    atOnce: 2,
    mostWaiting: 20,
    refuse: () => new Refusal('reading_busy'),
  })

  /** The proposal as the model makes it, too; without its help, why. */
  async function withModel({ texts, doubts, proposal }: FirstRead, { hostId, signal }: Asking) {
    if (!model || doubts.length === 0) return { proposal }
    try {
      await limits.modelReadings.spend(hostId)
      const named = await model.nameKinds(doubts, signal)
      return { proposal: await enter(() => readAgain(texts, named)) }
    } catch (err) {
      if (!(err instanceof Refusal || signal.aborted))
        log.warn({ err }, 'the model of the reader did not help')
      const code: RefusalCode = err instanceof Refusal ? err.code : 'model_failed'
      return { proposal, code }
    }
  }

  return routesOf(resources, 'Guidebooks', [
    hostCall('GET /guidebooks/proposals', {
      summary: 'Who is asked about texts beside this server',
      description: 'The model that the operator named, and where it runs; `null` where none is.',
      answer: { 200: json(readersSchema, 'Who reads along') },
      work: async () => ({ model: model ? { name: model.name, host: model.host } : null }),
    }),
    hostCall('POST /guidebooks/proposals', {
      summary: 'Find in texts what a guidebook needs',
      description: `Pasted text and up to ${readingLimits.files} files (.txt, .md, .html, .docx, .pdf; ${readingLimits.fileBytes / 1024 ** 2} MB each, ${readingLimits.allBytes / 1024 ** 2} MB together, told by their content) are read on this server by what it learned from labelled examples, and what they say of a home is answered, each with the words it came from: \`from\` and \`leftOver\` are places in \`texts\`. Nothing is stored or written into a guidebook. Nothing leaves this server but with \`model\`: then the operator’s model is sent the pieces that are in doubt, and \`withoutModel\` says when that did not help. A file that cannot be read is named in \`unread\`; the others are read all the same. Pages of a PDF that have no text, or that come after the 200th, are named in \`readInPart\`.`,
      form: broughtSchema,
      limit: 'readings',
      answer: { 200: json(readSchema, 'What was found') },
      async work({ c, hostId, form: { text = '', files, model: asked }, locale }) {
        if (asked && !model) throw new Refusal('no_model')
        const all = [files ?? []].flat().filter((file) => file instanceof File)
        const brought = { text, files: all, ...(asked && { mostDoubts }) }
        const read = await enter(() => readTexts(brought))
        const { signal } = c.req.raw
        const { proposal, code } = await withModel(read, { hostId, signal })
        return {
          texts: read.texts,
          unread: read.unread.map((each) => ({ ...each, error: sentenceOf(each.code, locale) })),
          readInPart: read.readInPart.map(({ values, ...each }) => ({
            ...each,
            error: sentenceOf(each.code, locale, values),
          })),
          proposal,
          ...(code && { withoutModel: { code, error: sentenceOf(code, locale) } }),
        }
      },
    }),
  ])
}

type FirstRead = Awaited<ReturnType<typeof readTexts>>
type Asking = { hostId: string; signal: AbortSignal }

const readersSchema = z
  .object({ model: z.object({ name: z.string(), host: z.string() }).nullable() })
  .openapi('Readers')

const broughtSchema = z.object({
  text: z.string().optional().openapi({ description: 'What was pasted' }),
  files: z
    .custom<File | File[] | string | string[]>()
    .optional()
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
  model: z
    .literal('yes')
    .optional()
    .openapi({ description: 'Whether the operator’s model may be sent what is in doubt' }),
})

const reasonSchema = z.object({ code: z.string(), error: z.string() })
const unreadSchema = z.array(reasonSchema.extend({ name: z.string() }))

const readSchema = z
  .object({
    texts: z.array(z.object({ name: z.string(), text: z.string() })),
    unread: unreadSchema,
    readInPart: unreadSchema,
    proposal: proposalSchema,
    withoutModel: reasonSchema
      .optional()
      .openapi({ description: 'Why the model did not help, when it was asked for' }),
  })
  .openapi('Read')
