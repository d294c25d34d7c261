import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { day } from '#sandbox/billing/money.ts'
import { type Books, type Cause, newId } from '#sandbox/books.ts'
import { apiVersion } from '#sandbox/events.ts'
import type { Fault } from '#sandbox/faults.ts'
import { bundle } from '#sandbox/schema/bundle.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { ApiError, invalid } from './api-error.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { decodeForm } from './parameters.ts'

type Env = { Bindings: HttpBindings; Variables: { requestId: string } }

/** The calls of the SDK, from headers to answer, with whatever trouble was planned for them. */
export function openApi(world: World): Hono<Env> {
  const api = new Hono<Env>()
  api.use('/v1/*', async (c, next) => {
    const requestId = newId('req', 14)
    c.set('requestId', requestId)
    c.header('cache-control', 'no-cache, no-store')
    c.header('content-type', 'application/json')
    c.header('request-id', requestId)
    c.header('stripe-version', apiVersion)
    authorize(c, world.apiKey)
    checkVersion(c)
    await next()
  })
  for (const [name, address] of Object.entries(bundle['x-operations'])) {
    const [method = '', path = ''] = address.split(' ')
    const operation = operations[name]
    if (!operation) throw new Error(`nobody answers ${name}`)
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const fault = world.faults.take(name)
      return await underFault(c, fault, () => answerOnce(world, c, { name, operation, fault }))
    })
  }
  api.all('/v1/*', ({ req }) => {
    throw invalid(
      `Unrecognized request URL (${req.method}: ${req.path}). The payments sandbox answers only the calls that its README lists.`,
      { status: 404 },
    )
  })
  api.onError((error, c) => {
    if (!(error instanceof ApiError)) console.error('payments sandbox:', error)
    const { body, status } = error instanceof ApiError ? error : outOfOrder(500)
    return c.body(JSON.stringify(body), status)
  })
  return api
}

function authorize({ req }: Context, apiKey: string | undefined): void {
  const key = /^Bearer (\S+)$/.exec(req.header('authorization') ?? '')?.[1]
  if (key === undefined) {
    throw invalid(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      { status: 401 },
    )
  }
  const isAccepted = apiKey === undefined ? /^(sk|rk)_test_\w+$/.test(key) : key === apiKey
  if (!isAccepted)
    throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****`, { status: 401 })
}

function checkVersion({ req }: Context): void {
  const version = req.header('stripe-version')
  if (version === undefined || version === apiVersion) return
  throw invalid(`Invalid Stripe API version: ${version}. The sandbox speaks ${apiVersion} only.`)
}

async function underFault(
  c: Context<Env>,
  fault: Fault | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!fault || fault.kind === 'delay') return work()
  if (fault.when === 'after') await work()
  if (fault.kind === 'status') throw outOfOrder(fault.status)
  if (fault.kind === 'reset') c.env.incoming.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

function outOfOrder(status: number): ApiError {
  if (status === 402) {
    return new ApiError('card_error', 'Your card was declined.', {
      status,
      code: 'card_declined',
      declineCode: 'generic_decline',
    })
  }
  if (status === 429) return invalid('Request rate limit exceeded.', { status, code: 'rate_limit' })
  if (status >= 500) return new ApiError('api_error', 'Something went wrong.', { status })
  return invalid('The sandbox was told to refuse this call.', { status })
}

type Task = { name: string; operation: Operation; fault: Fault | undefined }

async function answerOnce(world: World, c: Context<Env>, task: Task): Promise<Response> {
  const { req } = c
  const ask = {
    path: req.path,
    id: Object.values(req.param())[0] ?? '',
    query: new URL(req.url).search.slice(1),
    body: await req.text(),
  }
  // Only POST remembers its answers.
  const key = req.method === 'POST' ? req.header('idempotency-key') : undefined
  if (key !== undefined) claim(world.inFlight, key)
  try {
    if (task.fault?.kind === 'delay') await world.pause(task.fault.ms)
    const cause = { requestId: c.get('requestId'), idempotencyKey: key }
    const { status, body, replayOf } = execute(world, task, ask, cause)
    if (key !== undefined) c.header('idempotency-key', key)
    if (replayOf !== undefined) {
      c.header('idempotent-replayed', 'true')
      c.header('original-request', replayOf)
    }
    return c.body(body, status)
  } finally {
    if (key !== undefined) world.inFlight.delete(key)
  }
}

/** Runs an operation once; the same idempotency key gets the same answer again. */
function execute(world: World, { name, operation }: Task, ask: Ask, cause: Cause): Answer {
  const run = operation(name, decodeForm(ask.body || ask.query))
  try {
    return withBooks(
      world,
      (books) => {
        const known = findAnswer(books, cause, ask)
        if (known) return known
        const body = JSON.stringify(run(books, ask.id), null, 2)
        return remember(books, cause, ask, { status: 200, body })
      },
      cause,
    )
  } catch (error) {
    if (!(error instanceof ApiError) || !error.remembered) throw error
    const refusal = { status: error.status, body: JSON.stringify(error.body) }
    return withBooks(world, (books) => remember(books, cause, ask, refusal))
  }
}

/** A request as its key remembers it. */
type Ask = { path: string; id: string; query: string; body: string }

/** `replayOf`: the request that was answered so before. */
type Answer = { status: ContentfulStatusCode; body: string; replayOf?: string }

/** While the first request with this key is still running, others are told to wait. */
function claim(inFlight: Set<string>, key: string): void {
  if (key.length > 255) throw invalid('Idempotency keys can be at most 255 characters long.')
  if (inFlight.has(key)) {
    throw invalid(
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Try again later.`,
      { status: 409, code: 'idempotency_key_in_use' },
    )
  }
  inFlight.add(key)
}

function findAnswer(books: Books, { idempotencyKey: key }: Cause, ask: Ask) {
  for (const { id, created } of books.answers.all()) {
    if (created <= books.accountAt - day) books.answers.remove(id)
  }
  const known = key === undefined ? undefined : books.answers.find(key)
  if (!known) return undefined
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

function remember(books: Books, cause: Cause, ask: Ask, answer: Answer): Answer {
  if (cause.idempotencyKey === undefined) return answer
  books.answers.insert({
    id: cause.idempotencyKey,
    created: books.accountAt,
    requestId: cause.requestId,
    path: ask.path,
    fingerprint: fingerprint(ask),
    ...answer,
  })
  return answer
}

/** Equal for equal parameters, in whatever order they were written. */
function fingerprint({ body, query }: Ask): string {
  const pairs = [...new URLSearchParams(query), ...new URLSearchParams(body)]
  return JSON.stringify(pairs.map((pair) => JSON.stringify(pair)).sort())
}
