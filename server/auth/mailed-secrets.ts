import { createHash } from 'node:crypto'

/** What is kept of a secret that travels by mail, and how the library writes down what a secret belongs to. */
export function digestOf(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}

const minute = 60
const hour = 60 * minute

/** How long what a mail carries can be used. */
export const linkSeconds = {
  confirm: 24 * hour,
  reset: hour,
  magic: 15 * minute,
  code: 10 * minute,
}
