/** Texts are read in this thread, not in the server's: what they take or break ends with it. */
import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { askAboutDangers } from '#domain/guide/reader/ask-about-dangers.ts'
import { type Doubt, heardAs } from '#domain/guide/reader/second-reading.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { readFile } from './read-file.ts'
import { openTaughtReader } from './taught-model.ts'

const tasks = { readFile, propose }

export type Tasks = typeof tasks

export type Task = keyof Tasks
export type Given<Name extends Task> = Parameters<Tasks[Name]>[0]
export type Result<Name extends Task> = Awaited<ReturnType<Tasks[Name]>>

export type ReadingRequest = { task: Task; given: Given<Task> }

export type Answer =
  | { is: 'done'; result: unknown }
  | { is: 'refused'; code: RefusalCode }
  | { is: 'failed' }

parentPort?.on('message', async (asked: ReadingRequest) => {
  parentPort?.postMessage(await answerTo(asked))
})

async function answerTo({ task, given }: ReadingRequest): Promise<Answer> {
  try {
    // True because whoever asks hands in what that task takes.
    const deed = tasks[task] as (given: ReadingRequest['given']) => unknown
    return { is: 'done', result: await deed(given) }
  } catch (error) {
    return error instanceof Refusal ? { is: 'refused', code: error.code } : { is: 'failed' }
  }
}

export type Named = Pick<Doubt, 'text' | 'start'> & { label: string }

/** As many may be asked about, in their order. */
const mostDoubts = 150

/** `named`: what somebody else says of pieces. */
function propose({ texts, named = [] }: { texts: readonly string[]; named?: readonly Named[] }) {
  const labels = new Map(named.map(({ text, start, label }) => [`${text} ${start}`, label]))
  const doubts: Doubt[] = []
  const found = openTaughtReader()(texts, makeId, (doubt, told) => {
    if (doubts.length < mostDoubts) doubts.push(doubt)
    return heardAs(labels.get(`${doubt.text} ${doubt.start}`) ?? '', told)
  })
  return { proposal: askAboutDangers(found, makeId), doubts }
}

function makeId() {
  return entryIdFrom(randomBytes(entryIdBytes))
}
