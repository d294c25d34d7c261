import { ApiError, invalid } from '#sandbox/errors/api-error.ts'
import { apiVersion } from '#sandbox/wire/other.ts'
import type { ApiRequest } from './request.ts'

export function authorize({ headers }: ApiRequest, apiKey: string | undefined): void {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  }
  if (!isAccepted(key, apiKey)) {
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`)
  }
}

const isAccepted = (key: string, apiKey: string | undefined) =>
  apiKey === undefined ? /^(sk|rk)_test_\w+$/.test(key) : key === apiKey

const unauthorized = (message: string) =>
  new ApiError('invalid_request_error', message, { status: 401, remembered: false })

export function checkVersion({ headers }: ApiRequest): void {
  const { stripeVersion } = headers
  if (stripeVersion === undefined || stripeVersion === apiVersion) return
  throw invalid(
    `Invalid Stripe API version: ${stripeVersion}. The sandbox speaks ${apiVersion} only.`,
  )
}
