/** Pictures are opened and written in this process, not in the server's: what they take or break ends with it. */
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { tasks } from './picture.ts'

export type EncoderRequest = { task: keyof typeof tasks; bytes: Uint8Array }

export type Answer =
  | { is: 'done'; result: unknown }
  | { is: 'refused'; code: RefusalCode }
  | { is: 'failed'; message: string }

const mostMb = Number(process.argv[2])
const lookEveryMs = 50

process.on('message', async ({ task, bytes }: EncoderRequest) => {
  answer(await answerTo(() => tasks[task](bytes)))
})

// The server has ended, however that happened. Its own signal: an ordinary end would wait for the picture at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

setInterval(() => {
  if (process.memoryUsage.rss() < mostMb * 1024 * 1024) return
  answer({ is: 'failed', message: `it took more than ${mostMb} MB of memory` })
}, lookEveryMs)

async function answerTo(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { is: 'done', result: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { is: 'refused', code: error.code }
    return { is: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** After a failure nothing of this process is trusted any more. */
function answer(own: Answer) {
  process.send?.(own, () => own.is === 'failed' && process.kill(process.pid, 'SIGKILL'))
}
