import type { Locale } from '#domain/values/locale.ts'
import { sayMessage } from './messages.ts'

const sentence = {
  es: 'Código de este error: {errorCode}',
  en: 'Code of this error: {errorCode}',
}

/** What to read out to whoever helps. */
export function errorCodeSentence(errorCode: string, locale?: Locale) {
  return sayMessage(sentence, locale, { errorCode })
}
