import type { Bilingual, Locale } from '#domain/values/locale.ts'

/**
 * A sentence in both languages, and the one in which it was first written (Spanish unless said). `guía|guías` is chosen by
 * whether it counts one; `_` stands for a space there.
 */
export type Message = Bilingual & { readonly spec?: Locale }

/** What a refusal says, and the HTTP status it is answered with where that is no ordinary 400. */
export type RefusalMessage = Message & { readonly status?: RefusalStatus }

export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503

export type MessageValues = Readonly<Record<string, string | number>>

export function sayMessage(message: Message, locale?: Locale, values: MessageValues = {}): string {
  return fillIn(message[locale ?? message.spec ?? 'es'], values)
}

/** Puts `{name}` values in their places; a place without a value is left as it stands. */
export function fillIn(sentence: string, values: MessageValues): string {
  const isOne = countsIn(sentence, values).includes(1)
  return sentence
    .replace(/[\p{L}_|]+/gu, (word) => {
      const [one = '', many] = word.split('|')
      return many === undefined ? word : (isOne ? one : many).replaceAll('_', ' ')
    })
    .replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : place,
    )
}

/** The numbers that a sentence names; all there are where it names none. */
function countsIn(sentence: string, values: MessageValues) {
  const named = Object.keys(values).filter((name) => sentence.includes(`{${name}}`))
  const counts = named.map((name) => values[name]).filter((value) => typeof value === 'number')
  return counts.length > 0 ? counts : Object.values(values)
}

const sentenceOfErrors = {
  es: 'Código de este error: {errorCode}',
  en: 'Code of this error: {errorCode}',
}

/** What to read out to whoever helps. */
export function errorCodeSentence(errorCode: string, locale?: Locale) {
  return sayMessage(sentenceOfErrors, locale, { errorCode })
}
