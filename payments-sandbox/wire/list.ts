import type { Wire } from '#sandbox/books/books.ts'

/** A list inside another object: always whole. */
export const presentList = (url: string, data: Wire[]): Wire => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
