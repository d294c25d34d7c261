import { createHash } from 'node:crypto'
import { ApiError, invalid } from '#sandbox/errors/api-error.ts'
import { day } from '#sandbox/money/calendar.ts'
import type { Unix } from '#sandbox/store/records.ts'
import type { AnswerRecord } from '#sandbox/store/service-records.ts'
import type { Tables } from '#sandbox/store/tables.ts'
import type { World } from '#sandbox/world.ts'
import type { ApiRequest } from './request.ts'

/** The key that counts: only POST remembers its answers. */
export function keyOf({ method, headers }: ApiRequest): string | undefined {
  if (method !== 'POST') return undefined
  const key = headers.idempotencyKey
  if (key !== undefined && key.length > 255) {
    throw invalid('Idempotency keys can be at most 255 characters long.')
  }
  return key
}

/** The first request with this key is still running: let it finish. */
export function claim({ inFlight }: World, key: string): void {
  if (inFlight.has(key)) {
    throw new ApiError(
      'invalid_request_error',
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Try again later.`,
      { status: 409, code: 'idempotency_key_in_use', remembered: false },
    )
  }
  inFlight.add(key)
}

export function findAnswer(
  tables: Tables,
  key: string,
  request: ApiRequest,
  now: Unix,
): AnswerRecord | undefined {
  const known = tables.answers.find(key)
  if (!known || known.created <= now - day) return undefined
  if (known.path !== request.path) {
    throw mismatch(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${known.path}' vs '${request.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (known.fingerprint !== fingerprint(request)) {
    throw mismatch(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  return known
}

const mismatch = (message: string) =>
  new ApiError('idempotency_error', message, { remembered: false })

type Given = { status: number; body: string; requestId: string; now: Unix }

export function remember(tables: Tables, key: string, request: ApiRequest, given: Given): void {
  for (const { id, created } of tables.answers.all()) {
    if (created <= given.now - day) tables.answers.remove(id)
  }
  tables.answers.insert({
    id: key,
    created: given.now,
    requestId: given.requestId,
    path: request.path,
    fingerprint: fingerprint(request),
    status: given.status,
    body: given.body,
  })
}

/** Equal for equal parameters, in whatever order they were written. */
function fingerprint({ body, query }: ApiRequest): string {
  const pairs = [...new URLSearchParams(query), ...new URLSearchParams(body)]
  const sorted = pairs.map((pair) => JSON.stringify(pair)).sort()
  return createHash('sha256').update(sorted.join('\n')).digest('hex')
}
