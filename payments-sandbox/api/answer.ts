import { ApiError, invalid } from '#sandbox/errors/api-error.ts'
import type { Fault } from '#sandbox/faults/faults.ts'
import { newId } from '#sandbox/store/ids.ts'
import { apiVersion } from '#sandbox/wire/other.ts'
import type { World } from '#sandbox/world.ts'
import { authorize, checkVersion } from './authorize.ts'
import { type Executed, execute } from './execute.ts'
import { claim, keyOf } from './idempotency.ts'
import { type Match, matchOperation } from './match.ts'
import type { ApiAnswer, ApiRequest, Cut } from './request.ts'

/** One API call from headers to answer, with whatever trouble was planned for it. */
export async function answerApi(world: World, request: ApiRequest): Promise<ApiAnswer | Cut> {
  const requestId = newId('req', 14)
  try {
    authorize(request, world.apiKey)
    checkVersion(request)
    const match = matchOperation(request.method, request.path)
    if (!match) throw unknownUrl(request)
    const fault = world.faults.take(match.operation)
    return await underFault(fault, requestId, () =>
      executeKeyed(world, { request, match, requestId, fault }),
    )
  } catch (error) {
    if (error instanceof ApiError) return answerError(error, requestId)
    console.error('payments sandbox:', error)
    return answerError(outOfOrder(500), requestId)
  }
}

const unknownUrl = ({ method, path }: ApiRequest) =>
  invalid(
    `Unrecognized request URL (${method}: ${path}). The payments sandbox answers only the calls that its README lists.`,
    { status: 404 },
  )

async function underFault(
  fault: Fault | undefined,
  requestId: string,
  work: () => Promise<ApiAnswer>,
): Promise<ApiAnswer | Cut> {
  if (!fault || fault.kind === 'delay') return work()
  if (fault.when === 'after') await work()
  if (fault.kind === 'timeout') return 'silence'
  if (fault.kind === 'reset') return 'reset'
  return answerError(outOfOrder(fault.status), requestId)
}

function outOfOrder(status: number): ApiError {
  if (status === 402) {
    return new ApiError('card_error', 'Your card was declined.', {
      status,
      code: 'card_declined',
      declineCode: 'generic_decline',
    })
  }
  if (status === 429) {
    return invalid('Request rate limit exceeded.', { status, code: 'rate_limit' })
  }
  if (status >= 500) return new ApiError('api_error', 'Something went wrong.', { status })
  return invalid('The sandbox was told to refuse this call.', { status })
}

type Keyed = { request: ApiRequest; match: Match; requestId: string; fault: Fault | undefined }

async function executeKeyed(world: World, keyed: Keyed): Promise<ApiAnswer> {
  const { request, match, requestId, fault } = keyed
  const key = keyOf(request)
  if (key !== undefined) claim(world, key)
  try {
    if (fault?.kind === 'delay') await world.pause(fault.ms)
    const cause = { requestId, idempotencyKey: key ?? null }
    return answerExecuted(execute(world, { request, match, cause }), requestId, key)
  } finally {
    if (key !== undefined) world.inFlight.delete(key)
  }
}

function answerExecuted(
  { status, body, replayOf }: Executed,
  requestId: string,
  key: string | undefined,
): ApiAnswer {
  return {
    status,
    headers: {
      ...commonHeaders(requestId),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(replayOf !== null && { 'idempotent-replayed': 'true', 'original-request': replayOf }),
    },
    body,
  }
}

const answerError = (error: ApiError, requestId: string): ApiAnswer => ({
  status: error.status,
  headers: commonHeaders(requestId),
  body: JSON.stringify(error.body),
})

const commonHeaders = (requestId: string) => ({
  'cache-control': 'no-cache, no-store',
  'content-type': 'application/json',
  'request-id': requestId,
  'stripe-version': apiVersion,
})
