import type { Proposal } from '#domain/guide/reader/fact.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import type { Doubt } from '#domain/guide/reader/second-reading.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { openThread, ThreadEnded, ThreadFailure } from './open-thread.ts'
import { tidyText } from './read-file.ts'
import type { FileText, MissingPart } from './read-pdf.ts'
import type { Named } from './reading-thread.ts'

export type Brought = { text: string; files: readonly File[]; mostDoubts?: number }

type Read = {
  /** The pasted text first, without a name, then each file that could be read. */
  texts: { name: string; text: string }[]
  unread: { name: string; code: RefusalCode }[]
  /** Of files among the texts: what of them could not be read. */
  readInPart: ({ name: string } & MissingPart)[]
  proposal: Proposal
  /** Pieces that somebody else may be asked about, at most as many as were asked for. */
  doubts: readonly Doubt[]
}

type Thread = ReturnType<typeof openThread>

/** What some texts and files say of a home; nothing of them is kept. */
export async function readTexts(brought: Brought): Promise<Read> {
  const { text, files, mostDoubts = 0 } = brought
  assertWithin(brought)
  const thread = openReader()
  try {
    const pasted = tidyText(text)
    const texts = pasted === '' ? [] : [{ name: '', text: pasted }]
    const unread: Read['unread'] = []
    const readInPart: Read['readInPart'] = []
    for (const file of files) {
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
    return { texts, unread, readInPart, ...(await proposalFor(thread, { texts, mostDoubts })) }
  } finally {
    await thread.close()
  }
}

function openReader(): Thread {
  return openThread({ processorMs: 20_000, waitMs: 120_000, mostMb: 256 })
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

/** The same texts once more, with what somebody else says of their pieces. */
export async function readAgain(texts: Read['texts'], named: readonly Named[]): Promise<Proposal> {
  const thread = openReader()
  try {
    return (await proposalFor(thread, { texts, named, mostDoubts: 0 })).proposal
  } finally {
    await thread.close()
  }
}

type Proposing = { texts: Read['texts']; named?: readonly Named[]; mostDoubts: number }

async function proposalFor(thread: Thread, { texts, ...asked }: Proposing) {
  try {
    return await thread.run('propose', { texts: texts.map(({ text }) => text), ...asked })
  } catch (error) {
    if (error instanceof ThreadEnded) throw new Refusal('reading_failed')
    throw error
  }
}
