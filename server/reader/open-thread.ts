import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Answer, Given, ReadingRequest, Result, Task } from './reading-thread.ts'

/** The thread took too long or too much, and was ended. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
}

/** The thread stumbled over what it was given. */
export class ThreadFailure extends Error {
  override name = 'ThreadFailure'
}

type Measure = {
  /** Of a processor's time: a thread that waits for its turn on a busy machine takes none. */
  processorMs: number
  /** Of the clock's, for one that hangs. */
  waitMs: number
  mostMb: number
  script?: string | URL
}

const lookEveryMs = 100

/** A thread for the texts of one call; ended and started anew when one of them takes too long or too much. */
export function openThread(measure: Measure) {
  let worker: Worker | undefined

  async function end() {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    /** Throws a Refusal, a ThreadFailure, or ThreadEnded. */
    async run<Name extends Task>(task: Name, given: Given<Name>): Promise<Result<Name>> {
      worker ??= start(measure)
      try {
        const answer = await answerOf(worker, { task, given }, measure)
        if (answer.is === 'refused') throw new Refusal(answer.code)
        if (answer.is === 'failed') throw new ThreadFailure(task)
        // True because our own thread answers each task with what that task returns.
        return answer.result as Result<Name>
      } catch (error) {
        if (error instanceof ThreadEnded) await end()
        throw error
      }
    },
    close: end,
  }
}

function start({ mostMb, script }: Measure) {
  const own = '#server/reader/reading-thread.ts'
  return new Worker(script ?? createRequire(import.meta.url).resolve(own), {
    resourceLimits: {
      maxOldGenerationSizeMb: mostMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    // It opens what strangers send: none of our secrets are there, and nothing it says is written down.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
}

function answerOf(worker: Worker, asked: ReadingRequest, { processorMs, waitMs, mostMb }: Measure) {
  return new Promise<Answer>((resolve, reject) => {
    const end = (why: string) => finish(() => reject(new ThreadEnded(why)))
    const onMessage = (answer: Answer) => finish(() => resolve(answer))
    const onError = ({ message }: Error) => end(message)
    const onExit = () => end('it ended by itself')
    const timer = setTimeout(() => end(`no answer within ${waitMs} ms`), waitMs)
    let usedBefore: number | undefined
    const watch = setInterval(async () => {
      // One that has ended has no figures; its end is heard of below.
      const figures = await figuresOf(worker).catch(() => undefined)
      if (!figures) return
      usedBefore ??= figures.usedMs
      if (figures.usedMs - usedBefore > processorMs)
        end(`more than ${processorMs} ms of a processor`)
      // Its limit counts objects only: what is unpacked stands beside them.
      if (figures.besidesMb > mostMb) end(`more than ${mostMb} MB`)
    }, lookEveryMs)

    function finish(how: () => void) {
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      // An error after the answer has nobody left to tell.
      worker.on('error', () => {})
      how()
    }

    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(asked)
  })
}

async function figuresOf(worker: Worker) {
  const [memory, { user, system }] = await Promise.all([
    worker.getHeapStatistics(),
    worker.cpuUsage(),
  ])
  return { besidesMb: memory.external_memory / 1024 ** 2, usedMs: (user + system) / 1000 }
}
