import type { Bilingual, Locale } from '#domain/values/locale.ts'

/** A sentence in both languages, the one in which it was first written (Spanish unless said), and how it counts one. */
export type Message = Bilingual & { readonly spec?: Locale; readonly one?: Bilingual }

export type MessageValues = Readonly<Record<string, string | number>>

/** Puts `{name}` values in their places; a place without a value is left as it stands. */
export function sayMessage(message: Message, locale?: Locale, values: MessageValues = {}): string {
  const isOne = Object.values(values).includes(1)
  const sentence = (isOne && message.one ? message.one : message)[locale ?? message.spec ?? 'es']
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
