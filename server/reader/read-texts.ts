import { z } from '@hono/zod-openapi'
import { type Proposal, proposalSchema } from '#domain/guide/reader/fact.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import type { Doubt } from '#domain/guide/reader/second-reading.ts'
import { Refusal, type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { jsonMaxBytes } from '#server/http/limit-body.ts'
import type { Resources } from '#server/resources.ts'
import { openGate } from '#server/work/gate.ts'
import { openThread, ThreadEnded, ThreadFailure } from './open-thread.ts'
import { tidyText } from './read-file.ts'
import type { FileText, MissingPart } from './read-pdf.ts'
import type { Named } from './reading-thread.ts'

/** What texts of a host's say of a home: read, and forgotten. */
export function createProposalRoutes(resources: Resources) {
  const { readerModel: model, limits, log } = resources
  const { enter } = openGate({
    atOnce: 2,
    mostWaiting: 20,
    refuse: () => new Refusal('reading_busy'),
  })
  /** While a host's texts are read, others of the same host are sent away: however many they are, somebody else's are let in. */
  const oneOfEach = openGate({
    atOnce: Number.POSITIVE_INFINITY,
    mostWaiting: 0,
    refuse: () => new Refusal('rate_limited', { values: { seconds: 10 } }),
  })

  /** The proposal as the model makes it, too; without its help, why. */
  async function withModel({ texts, doubts, proposal }: Read, { hostId, signal }: Asking) {
    if (!model || doubts.length === 0) return { proposal }
    try {
      await limits.modelReadings.spend(hostId)
      const named = await model.nameKinds(doubts, signal)
      const again = () => inThread((thread) => proposalFor(thread, { texts, named }))
      return { proposal: (await enter(again)).proposal }
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
      maxBytes: readingLimits.allBytes + jsonMaxBytes,
      tooLarge: 'reading_too_large',
      guards: [(c, next) => oneOfEach.enter(next, c.get('hostId'))],
      limit: 'readings',
      answer: { 200: json(readSchema, 'What was found') },
      async work({ c, hostId, form: { text = '', files, model: asked }, locale }) {
        if (asked && !model) throw new Refusal('no_model')
        const all = [files ?? []].flat().filter((file) => file instanceof File)
        const read = await enter(() => readTexts({ text, files: all }))
        const asking = { hostId, signal: c.req.raw.signal }
        const { proposal, code }: Helped = asked ? await withModel(read, asking) : read
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

type Helped = { proposal: Proposal; code?: RefusalCode }
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

type Brought = { text: string; files: readonly File[] }

type Read = {
  /** The pasted text first, without a name, then each file that could be read. */
  texts: { name: string; text: string }[]
  unread: { name: string; code: RefusalCode }[]
  /** Of files among the texts: what of them could not be read. */
  readInPart: ({ name: string } & MissingPart)[]
  proposal: Proposal
  /** Pieces that somebody else may be asked about. */
  doubts: readonly Doubt[]
}

type Thread = ReturnType<typeof openThread>

/** What some texts and files say of a home; nothing of them is kept. */
async function readTexts(brought: Brought): Promise<Read> {
  assertWithin(brought)
  return inThread(async (thread) => {
    const pasted = tidyText(brought.text)
    const texts = pasted === '' ? [] : [{ name: '', text: pasted }]
    const unread: Read['unread'] = []
    const readInPart: Read['readInPart'] = []
    for (const file of brought.files) {
      const read = await readOne(thread, file)
      const { name } = file
      if (typeof read === 'string') unread.push({ name, code: read })
      else {
        texts.push({ name, text: read.text })
        readInPart.push(...read.missing.map((each) => ({ name, ...each })))
      }
    }
    if (texts.reduce((sum, each) => sum + each.text.length, 0) > readingLimits.letters) {
      throw tooLong()
    }
    return { texts, unread, readInPart, ...(await proposalFor(thread, { texts })) }
  })
}

/** In a thread that ends with it. */
async function inThread<Done>(read: (thread: Thread) => Promise<Done>): Promise<Done> {
  const thread = openThread({ processorMs: 20_000, waitMs: 120_000, mostMb: 256 })
  try {
    return await read(thread)
  } finally {
    await thread.close()
  }
}

function assertWithin({ text, files }: Brought) {
  if (text.trim() === '' && files.length === 0) throw new Refusal('reading_nothing')
  if (files.length > readingLimits.files) {
    throw new Refusal('reading_too_many_files', { values: { files: readingLimits.files } })
  }
  // A browser's form sends two letters for the end of a line.
  if (text.replaceAll('\r\n', '\n').length > readingLimits.letters) throw tooLong()
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > readingLimits.allBytes) throw new Refusal('reading_too_large')
}

function tooLong() {
  return new Refusal('reading_too_long', { values: { letters: readingLimits.letters } })
}

/** What a file says, or why it cannot be read. */
async function readOne(thread: Thread, file: File): Promise<FileText | RefusalCode> {
  if (file.size > readingLimits.fileBytes) return 'file_too_large'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return await thread.run('readFile', { name: file.name, bytes })
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof ThreadEnded) return 'file_too_much'
    if (error instanceof ThreadFailure) return 'file_damaged'
    throw error
  }
}

/** `named`: what somebody else says of their pieces. */
type Proposing = { texts: Read['texts']; named?: readonly Named[] }

async function proposalFor(thread: Thread, { texts, ...asked }: Proposing) {
  try {
    return await thread.run('propose', { texts: texts.map(({ text }) => text), ...asked })
  } catch (error) {
    if (error instanceof ThreadEnded) throw new Refusal('reading_failed')
    throw error
  }
}
