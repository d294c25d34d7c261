import { messageOf } from '#server/db/startup-error.ts'
import { readWithin } from '#server/http/ask-service.ts'
import { growing } from '#server/work/queue.ts'

/** What a shared cache is told beside an answer. */
export type CacheHeaders = Record<string, string>

/** A shared cache that forgets by tag. */
type Cache = {
  /** For the log: which cache, without its key. */
  name: string
  /** How many tags one call may name. */
  mostTags: number
  /** Beside an answer that may stand there. */
  sharing: (answer: { seconds: number; tags: readonly string[] }) => CacheHeaders
  /** Beside every other answer, where `CDN-Cache-Control` alone is not heard. */
  refusing?: CacheHeaders
  /** What has it forget. */
  call: (tags: readonly string[]) => Call
  /** Why an answer of success is none. */
  findFault?: (answer: { headers: Headers; text: string }) => string | undefined
}

type Call = { address: string; method: string; headers: Record<string, string>; body?: string }

export type Purger = Cache & {
  /** Done when the cache has said that it forgot them; throws when it has not, or was given up. */
  purge: (tags: readonly string[], signal?: AbortSignal) => Promise<void>
}

/** The caches that `CDN_PURGE` names: varnish://host:port, cloudflare://TOKEN@ZONE, fastly://KEY@SERVICE. */
export function readPurgers(
  addresses: readonly string[],
  { timeoutMs = usualTimeoutMs } = {},
): Purger[] {
  return addresses.flatMap((text) => {
    const { protocol, host, username, searchParams } = new URL(text)
    const key = decodeURIComponent(username)
    const cache = caches[protocol]?.({ host, key, endpoint: searchParams.get('endpoint') })
    if (!cache) return []
    return [{ ...cache, purge: (tags, signal) => purge(cache, tags, { timeoutMs, signal }) }]
  })
}

type Place = { host: string; key: string; endpoint: string | null }

const caches: Record<string, ((place: Place) => Cache) | undefined> = {
  /** With `install/varnish/zaguan.vcl`. */
  'varnish:': ({ host }) => ({
    name: `Varnish at ${host}`,
    // Varnish reads 8 kB of a header.
    mostTags: 100,
    sharing: ({ tags }) => ({ xkey: tags.join(' ') }),
    call: (tags) => ({
      address: `http://${host}/`,
      method: 'PURGE',
      headers: { 'xkey-purge': tags.join(' ') },
    }),
    findFault: ({ headers }) => (headers.has('x-purged') ? undefined : 'does not know PURGE'),
  }),
  'cloudflare:': ({ host, key, endpoint }) => ({
    name: 'Cloudflare',
    mostTags: 100,
    sharing: ({ tags }) => ({ 'Cache-Tag': tags.join(',') }),
    call: (tags) => ({
      address: `${endpoint ?? 'https://api.cloudflare.com/client/v4'}/zones/${encodeURIComponent(host)}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
    findFault: ({ text }) => (isSuccess(text) ? undefined : 'did not say that it is done'),
  }),
  /** It reads `Surrogate-Control`. */
  'fastly:': ({ host, key, endpoint }) => ({
    name: 'Fastly',
    mostTags: 256,
    sharing: ({ seconds, tags }) => ({
      'Surrogate-Control': `max-age=${seconds}`,
      'Surrogate-Key': tags.join(' '),
    }),
    refusing: { 'Surrogate-Control': 'max-age=0' },
    call: (tags) => ({
      address: `${endpoint ?? 'https://api.fastly.com'}/service/${encodeURIComponent(host)}/purge`,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'fastly-key': key,
        'surrogate-key': tags.join(' '),
      },
    }),
  }),
}

function isSuccess(text: string) {
  try {
    return Object(JSON.parse(text)).success === true
  } catch {
    return false
  }
}

const usualTimeoutMs = 10_000
const mostBytes = 256 * 1024
const longestWaitMs = 10 * 60_000

type Patience = { timeoutMs: number; signal: AbortSignal | undefined }

/** One call to a cache; anything but a success is a failure that says how long to wait, never the key. */
async function purge(cache: Cache, tags: readonly string[], { timeoutMs, signal }: Patience) {
  const { address, ...call } = cache.call(tags)
  const fail = (words: string, details?: ConstructorParameters<typeof PurgeFailure>[1]) => {
    throw new PurgeFailure(`${cache.name} ${words}`, details)
  }
  const late = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(address, {
    ...call,
    signal: signal ? AbortSignal.any([signal, late]) : late,
    redirect: 'error',
  }).catch((cause) => fail('does not answer', { cause }))
  const { headers, ok, status } = answer
  const text = await readWithin(answer, mostBytes).catch((cause) => fail('broke off', { cause }))
  if (!ok) {
    // Seconds; a date is not what these caches send.
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    const isSaid = Number.isFinite(seconds) && seconds >= 0
    const retryAfterMs = isSaid ? Math.min(seconds * 1000, longestWaitMs) : undefined
    fail(`answered ${status}`, { retryAfterMs })
  }
  const fault = cache.findFault?.({ headers, text })
  if (fault) fail(fault)
}

/** A cache that has not forgotten: it refused, failed or did not answer. */
class PurgeFailure extends Error {
  override name = 'PurgeFailure'
  /** How long it wants to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    details: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.retryAfterMs = details.retryAfterMs
  }
}

/** What a cache has missed that is still at what it was told before is said to all again after so long. */
const busyMs = 5_000

/** A second, and at most a minute. */
const usualPause = { firstMs: 1_000, mostMs: 60_000 }

/** Which caches are left alone: for a while, because they have failed, or until they have said what became of what they were told. */
export function openPauses(now: () => Date) {
  const pauses = new Map<Purger, { failures: number; until: number; reason: string }>()
  const busy = new Set<Purger>()

  function find(purger: Purger) {
    const ms = now().getTime()
    if (busy.has(purger)) return { until: ms + busyMs, reason: `${purger.name} is slow` }
    const pause = pauses.get(purger)
    return pause && ms < pause.until ? pause : undefined
  }

  return {
    find,
    isPaused: (purger: Purger) => find(purger) !== undefined,
    beginCalls: (purger: Purger) => void busy.add(purger),
    endCalls: (purger: Purger) => void busy.delete(purger),
    begin(purger: Purger, error: unknown) {
      const failures = (pauses.get(purger)?.failures ?? 0) + 1
      const wishedMs = error instanceof PurgeFailure ? (error.retryAfterMs ?? 0) : 0
      const until = now().getTime() + Math.max(wishedMs, growing(failures, usualPause))
      pauses.set(purger, { failures, until, reason: messageOf(error) })
    },
    end: (purger: Purger) => pauses.delete(purger),
  }
}
