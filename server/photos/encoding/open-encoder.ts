import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { Refusal } from '#domain/messages/refusals.ts'
import { openGate } from '#server/work/gate.ts'
import type { Answer, EncoderRequest } from './encoder-process.ts'
import type { tasks } from './picture.ts'

type Tasks = typeof tasks
type Task = keyof Tasks
type Result<Name extends Task> = Awaited<ReturnType<Tasks[Name]>>

/** The process ended, hung or stumbled over a picture: not the picture's word, and not the server's end. */
export class EncoderFailure extends Error {
  override name = 'EncoderFailure'
}

/** Whose turn it is to have a photo re-encoded. */
export function openEncodingGate() {
  return openGate({
    // It may hold some hundred MB for a moment, and all the processor it gets.
    atOnce: 1,
    // A browser gives an upload up after half a minute without a sign.
    longestWaitMs: 20_000,
    refuse: (seconds) => new Refusal('photos_busy', { values: { seconds } }),
  })
}

const idleMs = 5_000
/** Half as much again as the largest picture we take: 48 megapixels as AVIF. */
const mostMb = 1_536

/** Two processes for pictures, so that nobody who uploads waits for what nobody waits for; guests come before both. */
export function openEncoders() {
  // A step of priority is a fifth of the processor where that is fought for, and somebody waits for the first.
  const atUpload = openEncoder({ priority: 2, limitMs: 60_000, mostMb, idleMs })
  const afterwards = openEncoder({ priority: 10, limitMs: 300_000, mostMb, idleMs })
  let areClosed = false
  return {
    atUpload,
    afterwards,
    areClosed: () => areClosed,
    /** What they have in hand fails at once. */
    close() {
      areClosed = true
      atUpload.close()
      afterwards.close()
    },
  }
}

export type Encoder = ReturnType<typeof openEncoder>

type Measure = {
  /** As the operating system counts it: what is higher waits for what is lower. */
  priority: number
  /** Longer than this no picture takes, and no more than this does it hold. */
  limitMs: number
  mostMb: number
  /** Without work for so long, the process ends and gives its memory back. */
  idleMs: number
}

/** A process for pictures, started when the first one comes; it works on one after the other. */
export function openEncoder({ priority, limitMs, mostMb, idleMs }: Measure) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function end() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function open() {
    const opened = start({ priority, mostMb })
    const forget = () => {
      if (child === opened) child = undefined
    }
    return opened.on('exit', forget).on('error', forget)
  }

  async function work(asked: EncoderRequest): Promise<unknown> {
    if (isClosed) throw new EncoderFailure('the server is ending')
    clearTimeout(idle)
    child ??= open()
    try {
      const answer = await answerOf(child, asked, limitMs)
      if (answer.is === 'done') return answer.result
      if (answer.is === 'refused') throw new Refusal(answer.code)
      throw new EncoderFailure(answer.message)
    } catch (error) {
      if (error instanceof EncoderFailure) end()
      throw error
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    /** Throws the picture's refusal, or an EncoderFailure. */
    run<Name extends Task>(task: Name, bytes: Uint8Array): Promise<Result<Name>> {
      const result = last.then(() => work({ task, bytes }))
      last = result.catch(() => {})
      // True because our own process answers each task with what that task returns.
      return result as Promise<Result<Name>>
    },
    /** Of the process at work, or of none. */
    pid: () => child?.pid,
    close() {
      isClosed = true
      end()
    },
  }
}

function start({ priority, mostMb }: Pick<Measure, 'priority' | 'mostMb'>) {
  const script = createRequire(import.meta.url).resolve(
    '#server/photos/encoding/encoder-process.ts',
  )
  const child = fork(script, [String(mostMb)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    // It opens what strangers send: none of our secrets are there.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
  })
  child.unref()
  child.channel?.unref()
  try {
    // Before it has threads of its own, which all inherit this.
    if (child.pid !== undefined) setPriority(child.pid, priority)
  } catch {
    // Where that is not allowed it works all the same, with less regard for others.
  }
  return child
}

function answerOf(child: ChildProcess, asked: EncoderRequest, limitMs: number) {
  return new Promise<Answer>((resolve, reject) => {
    const fail = (why: string) => finish(() => reject(new EncoderFailure(why)))
    const onMessage = (answer: unknown) => finish(() => resolve(answer as Answer))
    const onExit = (code: number | null, signal: string | null) =>
      fail(`the process ended with ${signal ?? code}`)
    const onError = ({ message }: Error) => fail(message)
    const timer = setTimeout(() => fail(`no answer within ${limitMs / 1000} s`), limitMs)

    function finish(how: () => void) {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      how()
    }

    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(asked, (error) => error && onError(error))
  })
}
