import { createHash } from 'node:crypto'

/** A style or a script as a content security policy names it: by what stands in it. */
export function sourceHashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
