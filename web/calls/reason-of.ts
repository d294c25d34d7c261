import { errorCodeSentence } from '#domain/messages/error-code-sentence.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'

type Refused = {
  error?: string | undefined
  code?: string | undefined
  errorCode?: string | undefined
  status: number
}

/**
 * Why something could not be done, to stand after what could not be done: of a failure the API only names the deed, so
 * the screen says what to do about it instead.
 */
export function reasonOf({ error, code, errorCode, status }: Refused, locale: Locale) {
  if (code === 'unexpected' || code === 'unavailable') {
    const reason = sentenceOf(code, locale)
    return errorCode ? `${reason} ${errorCodeSentence(errorCode, locale)}.` : reason
  }
  return error ?? sentenceOf('http_error', locale, { status })
}
