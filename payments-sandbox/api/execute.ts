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
export function execute(world: World, task: Task): Executed {
  const { request, match, cause } = task
  const params = checkRequest(match.operation, decodeForm(request.body || request.query))
  const key = cause.idempotencyKey

  try {
    return withBooks(
      world,
      (books) => {
        const known = key === null ? undefined : findAnswer(books, key, request, books.accountAt)
        if (known) return { status: known.status, body: known.body, replayOf: known.requestId }
        const answer = run(books, match, params)
        return keep(books, task, {
          status: 200,
          body: JSON.stringify(answer, null, 2),
          replayOf: null,
        })
      },
      cause,
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusal = { status: error.status, body: JSON.stringify(error.body), replayOf: null }
    if (!error.remembered) return refusal
    return withBooks(world, (books) => keep(books, task, refusal))
  }
}

function run(books: Books, match: Match, params: Params): Wire {
  const operation = operations[match.operation]
  if (!operation) throw new Error(`nobody answers ${match.operation}`)
  return expand(books, operation(books, { ids: match.ids, params }), readExpand(params))
}

function readExpand({ expand }: Params): string[] | undefined {
  return Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : undefined
}

function keep(books: Books, { request, cause }: Task, executed: Executed): Executed {
  if (cause.idempotencyKey === null) return executed
  remember(books, cause.idempotencyKey, request, {
    ...executed,
    requestId: cause.requestId,
    now: books.accountAt,
  })
  return executed
}
