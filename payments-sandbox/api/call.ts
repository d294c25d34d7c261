import type { Books, Wire } from '#sandbox/books/books.ts'
import type { ApiError } from '#sandbox/errors/api-error.ts'
import type { Params } from '#sandbox/schema/check-request.ts'

/** One checked request: the ids in its path and its parameters. */
export type Call = { ids: string[]; params: Params }

/** An error is returned, not thrown, when what was done before it must be kept. */
export type Operation = (books: Books, call: Call) => Wire | ApiError

/** True because the request's schema was checked, and `T` transcribes that schema. */
export const paramsOf = <T>(call: Call): T => call.params as T

export const idOf = (call: Call): string => call.ids[0] ?? ''
