/** What a shared cache is told beside an answer. */
export type CacheHeaders = Record<string, string>

/** A shared cache that forgets by tag. */
export type Purger = {
  /** For the log: which cache, without its key. */
  name: string
  /** How many tags one call may name. */
  mostTags: number
  /** Beside an answer that may stand there. */
  sharing: (answer: { seconds: number; tags: readonly string[] }) => CacheHeaders
  /** Beside every other answer, where `CDN-Cache-Control` alone is not heard. */
  refusing?: CacheHeaders
  /** Done when the cache has said that it forgot them; throws when it has not, or was given up. */
  purge: (tags: readonly string[], signal?: AbortSignal) => Promise<void>
}

/** Where a purger's calls go, and how long they may take. */
export type Calling = { timeoutMs?: number }

/** A cache that has not forgotten: it refused, failed or did not answer. */
export class PurgeFailure extends Error {
  override name = 'PurgeFailure'
  /** How long it wants to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { retryAfterMs, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}
