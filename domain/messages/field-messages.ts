import written from './field-messages.json' with { type: 'json' }
import type { Message } from './messages.ts'

export type FieldCode = keyof typeof written

/** What is said beside a field; `{max}`, `{min}` and `{step}` come from its own limit. True because a test reads the file by this type. */
export const fieldMessages = written as Readonly<Record<FieldCode, Message>>

export function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(fieldMessages, text)
}
