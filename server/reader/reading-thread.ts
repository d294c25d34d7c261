/** Texts are read in this thread, not in the server's: what they take or break ends with it. */
import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { askAboutDangers } from '#domain/guide/reader/ask-about-dangers.ts'
import type { Proposal } from '#domain/guide/reader/fact.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Answer, Asked } from './open-thread.ts'
import { readFile } from './read-file.ts'
import { openTaughtReader } from './taught-model.ts'

const tasks = { readFile, propose }

export type Tasks = typeof tasks

parentPort?.on('message', async (asked: Asked) => {
  parentPort?.postMessage(await answerTo(asked))
})

async function answerTo({ task, given }: Asked): Promise<Answer> {
  try {
    // True because whoever asks hands in what that task takes.
    const deed = tasks[task] as (given: Asked['given']) => unknown
    return { is: 'done', result: await deed(given) }
  } catch (error) {
    return error instanceof Refusal ? { is: 'refused', code: error.code } : { is: 'failed' }
  }
}

function propose(texts: readonly string[]): Proposal {
  return askAboutDangers(openTaughtReader()(texts, makeId), makeId)
}

function makeId() {
  return entryIdFrom(randomBytes(entryIdBytes))
}
