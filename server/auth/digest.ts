import { createHash } from 'node:crypto'

/** What is kept of a secret that travels by mail, and how the library writes down what a secret belongs to. */
export function digestOf(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}
