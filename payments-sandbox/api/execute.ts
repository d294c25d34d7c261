import type { Books, Cause, Wire } from '#sandbox/books/books.ts'
import { ApiError } from '#sandbox/errors/api-error.ts'
import { checkRequest, type Params } from '#sandbox/schema/check-request.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { expand } from './expand.ts'
import { decodeForm } from './form.ts'
import { findAnswer, remember } from './idempotency.ts'
import type { Match } from './match.ts'
import { operations } from './operations.ts'
import type { ApiRequest } from './request.ts'

export type Executed = { status: number; body: string; replayOf: string | null }

type Task = { request: ApiRequest; match: Match; cause: Cause }

/** Runs an operation once; the same idempotency key gets the same answer again. */
export function execute(world: World, { request, match, cause }: Task): Executed {
  const params = checkRequest(match.operation, decodeForm(request.body || request.query))
  const ids = [...match.ids, params.customer, params.subscription]
  const key = cause.idempotencyKey

  try {
    return withBooks(world, { ids, cause }, (books) => {
      const known = key === null ? undefined : findAnswer(books, key, request, books.accountAt)
      if (known) return { status: known.status, body: known.body, replayOf: known.requestId }
      const executed = answerOf(run(books, match, params))
      if (key !== null) {
        remember(books, key, request, {
          ...executed,
          requestId: cause.requestId,
          now: books.accountAt,
        })
      }
      return executed
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const executed = answerOf(error)
    if (key !== null && error.remembered) {
      withBooks(world, { ids }, (books) => {
        remember(books, key, request, {
          ...executed,
          requestId: cause.requestId,
          now: books.accountAt,
        })
      })
    }
    return executed
  }
}

function run(books: Books, match: Match, params: Params): Wire | ApiError {
  const operation = operations[match.operation]
  if (!operation) throw new Error(`nobody answers ${match.operation}`)
  const answer = operation(books, { ids: match.ids, params })
  if (answer instanceof ApiError) return answer
  return expand(books, answer, readExpand(params))
}

function readExpand({ expand }: Params): string[] | undefined {
  return Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : undefined
}

function answerOf(answer: Wire | ApiError): Executed {
  if (answer instanceof ApiError) {
    return { status: answer.status, body: JSON.stringify(answer.body), replayOf: null }
  }
  return { status: 200, body: JSON.stringify(answer, null, 2), replayOf: null }
}
