import type { Books, Wire } from '#sandbox/books/books.ts'
import type { Params } from '#sandbox/schema/check-request.ts'

/** One checked request: the ids in its path and its parameters. */
export type Call = { ids: string[]; params: Params }

export type Operation = (books: Books, call: Call) => Wire

/** True because the request's schema was checked, and `T` transcribes that schema. */
export const paramsOf = <T>(call: Call): T => call.params as T

export const idOf = (call: Call): string => call.ids[0] ?? ''
