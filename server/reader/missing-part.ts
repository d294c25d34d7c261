import type { MessageValues } from '#domain/messages/messages.ts'
import type { RefusalCode } from '#domain/messages/refusals.ts'

/** What of a file could not be read although the rest was. */
export type MissingPart = { code: RefusalCode; values: MessageValues }

/** Pages without a letter, as a person names them: `2, 4–6`. */
export function missingPages(pages: readonly number[]): MissingPart[] {
  if (pages.length === 0) return []
  const values = { pages: runsOf(pages).join(', '), count: pages.length }
  return [{ code: 'file_pages_without_text', values }]
}

/** Pages beyond those that are read. */
export function pagesBeyond({ read, all }: { read: number; all: number }): MissingPart[] {
  return all > read ? [{ code: 'file_pages_left', values: { read, all } }] : []
}

function runsOf(pages: readonly number[]) {
  const firsts = pages.filter((page) => !pages.includes(page - 1))
  const lasts = pages.filter((page) => !pages.includes(page + 1))
  return firsts.map((first, at) => (first === lasts[at] ? `${first}` : `${first}–${lasts[at]}`))
}
