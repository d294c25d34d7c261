import { createHash } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { day } from '#sandbox/billing/money.ts'
import type { Books, Cause } from '#sandbox/books.ts'
import { ApiError, invalid } from './api-error.ts'

/** A request as its key remembers it. */
export type Ask = { path: string; id: string; query: string; body: string }

type Answer = { status: ContentfulStatusCode; body: string }

/** `replayOf`: the request that was answered so before. */
export type Executed = Answer & { replayOf: string | null }

/** While the first request with this key is still running, others are told to wait. */
export function claim(inFlight: Set<string>, key: string): void {
  if (key.length > 255) throw invalid('Idempotency keys can be at most 255 characters long.')
  if (inFlight.has(key)) {
    throw invalid(
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Try again later.`,
      { status: 409, code: 'idempotency_key_in_use' },
    )
  }
  inFlight.add(key)
}

export function findAnswer(books: Books, { idempotencyKey: key }: Cause, ask: Ask) {
  const known = key === null ? undefined : books.answers.find(key)
  if (!known || known.created <= books.accountAt - day) return undefined
  if (known.path !== ask.path) {
    throw mismatch(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${known.path}' vs '${ask.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (known.fingerprint !== fingerprint(ask)) {
    throw mismatch(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  return { status: known.status, body: known.body, replayOf: known.requestId }
}

const mismatch = (message: string) =>
  new ApiError('idempotency_error', message, { remembered: false })

export function remember(books: Books, cause: Cause, ask: Ask, answer: Answer): Executed {
  const executed = { ...answer, replayOf: null }
  if (cause.idempotencyKey === null) return executed
  for (const { id, created } of books.answers.all()) {
    if (created <= books.accountAt - day) books.answers.remove(id)
  }
  books.answers.insert({
    id: cause.idempotencyKey,
    created: books.accountAt,
    requestId: cause.requestId,
    path: ask.path,
    fingerprint: fingerprint(ask),
    ...answer,
  })
  return executed
}

/** Equal for equal parameters, in whatever order they were written. */
function fingerprint({ body, query }: Ask): string {
  const pairs = [...new URLSearchParams(query), ...new URLSearchParams(body)]
  const sorted = pairs.map((pair) => JSON.stringify(pair)).sort()
  return createHash('sha256').update(sorted.join('\n')).digest('hex')
}
