import { type Calling, PurgeFailure } from './purger.ts'

type Call = Calling & {
  name: string
  method: string
  headers: Record<string, string>
  body?: string
  /** Gives it up. */
  signal?: AbortSignal
}

const usualTimeoutMs = 10_000
const mostBytes = 256 * 1024
const longestWaitMs = 10 * 60_000

/** One call to a cache; anything but a success is a failure that says how long to wait, never the key. */
export async function askCache(
  address: string,
  { name, timeoutMs = usualTimeoutMs, signal: givenUp, ...call }: Call,
) {
  const late = AbortSignal.timeout(timeoutMs)
  const signal = givenUp ? AbortSignal.any([givenUp, late]) : late
  const answer = await fetch(address, { ...call, signal, redirect: 'error' }).catch((cause) => {
    throw new PurgeFailure(`${name} does not answer`, { cause })
  })
  const text = await readWithin(answer, name)
  if (answer.ok) return { headers: answer.headers, text }
  const wait = retryAfterOf(answer.headers)
  throw new PurgeFailure(`${name} answered ${answer.status}`, {
    ...(wait !== undefined && { retryAfterMs: wait }),
  })
}

async function readWithin(answer: Response, name: string) {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > mostBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new PurgeFailure(`${name} broke off`, { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Seconds; a date is not what these caches send. */
function retryAfterOf(headers: Headers) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0
    ? Math.min(seconds * 1000, longestWaitMs)
    : undefined
}
