/** Texts are read in this thread, not in the server's: what they take or break ends with it. */
import { parentPort } from 'node:worker_threads'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Answer, Asked } from './open-thread.ts'
import { tasks } from './tasks.ts'

parentPort?.on('message', async (asked: Asked) => {
  parentPort?.postMessage(await answerTo(asked))
})

async function answerTo(asked: Asked): Promise<Answer> {
  try {
    return { is: 'done', result: await work(asked) }
  } catch (error) {
    return error instanceof Refusal ? { is: 'refused', code: error.code } : { is: 'failed' }
  }
}

function work({ task, given }: Asked): unknown {
  // True because whoever asks hands in what that task takes.
  const deed = tasks[task] as (given: Asked['given']) => unknown
  return deed(given)
}
