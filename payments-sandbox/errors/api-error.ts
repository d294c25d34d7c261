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
  readonly type: ErrorType
  readonly status: number
  readonly code: string | undefined
  readonly param: string | undefined
  readonly declineCode: string | undefined
  readonly remembered: boolean

  constructor(type: ErrorType, message: string, details: Details = {}) {
    super(message)
    this.type = type
    this.status = details.status ?? 400
    this.code = details.code
    this.param = details.param
    this.declineCode = details.declineCode
    this.remembered = details.remembered ?? true
  }

  get body() {
    return {
      error: {
        ...(this.code !== undefined && { code: this.code }),
        ...(this.declineCode !== undefined && { decline_code: this.declineCode }),
        message: this.message,
        ...(this.param !== undefined && { param: this.param }),
        type: this.type,
      },
    }
  }
}

/** The request cannot be carried out as things stand. */
export const refused = (message: string, details: Details = {}) =>
  new ApiError('invalid_request_error', message, details)

/** The request itself is wrong: nothing was executed, the same key may be used again. */
export const invalid = (message: string, details: Details = {}) =>
  new ApiError('invalid_request_error', message, { ...details, remembered: false })

/** 404 when the address names it, 400 when a parameter does. */
export const notFound = (kind: string, id: string, param: string, status: 400 | 404 = 404) =>
  invalid(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
