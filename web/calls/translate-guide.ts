import type { Locale } from '#domain/values/locale.ts'
import { browserApi } from '#web/api.ts'
import type { TranslateGuide } from '#web/editor/languages/translate-guide.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

/** Longer than the server lets a translator take. */
export const translatingMs = 90_000

/** Asks for a machine's drafts of a saved guide; whatever happens on the way, the answer is an outcome and never a throw. */
export function translateGuide(id: string, locale: Locale): TranslateGuide {
  return async (language) => {
    const api = browserApi({ locale, signal: AbortSignal.timeout(translatingMs) })
    try {
      const call = api.guidebooks[':id'].translate
      const answer = await call.$post({ param: { id }, json: { language } })
      if (answer.ok) return { is: 'drafted', ...(await answer.json()) }
      const { error, code, errorCode } = await readRefusal(answer)
      return {
        is: 'refused',
        reason: reasonOf({ error, code, errorCode, status: answer.status }, locale),
      }
    } catch {
      return { is: 'unreachable' }
    }
  }
}
