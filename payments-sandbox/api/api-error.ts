import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Details = {
  status?: number
  code?: string
  param?: string
  declineCode?: string
  /** Whether an idempotency key replays this answer: not when nothing was executed. */
  remembered?: boolean
}

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** A refusal as Stripe words it: thrown anywhere, answered in Stripe's error envelope. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly remembered: boolean
  readonly body: { error: Record<string, string | undefined> }

  constructor(type: ErrorType, message: string, details: Details = {}) {
    super(message)
    const { code, declineCode, param } = details
    // Only tests name others, and those are statuses too.
    this.status = (details.status ?? 400) as ContentfulStatusCode
    this.remembered = details.remembered ?? true
    this.body = { error: { code, decline_code: declineCode, message, param, type } }
  }
}

/** The request cannot be carried out as things stand. */
export const refused = (message: string) => new ApiError('invalid_request_error', message)

/** The request itself is wrong: nothing was executed, the same key may be used again. */
export const invalid = (message: string, details: Details = {}) =>
  new ApiError('invalid_request_error', message, { ...details, remembered: false })

/** 404 when the address names it, 400 when a parameter does. */
export const notFound = (kind: string, id: string, param: string, status: 400 | 404 = 404) =>
  invalid(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
