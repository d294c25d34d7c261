import type { Locale } from '#domain/values/locale.ts'
import { browserApi } from '#web/api.ts'
import type { ReadTexts } from '#web/editor/paste/pasted.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

/** Longer than the server lets several long files take. */
export const readingMs = 240_000

/** Sends texts to be read; whatever happens on the way, the answer is an outcome and never a throw. */
export function readTextsIn(locale: Locale): ReadTexts {
  return async ({ text, files }) => {
    const api = browserApi({ locale, signal: AbortSignal.timeout(readingMs) })
    try {
      const answer = await api.guidebooks.proposals.$post({ form: { text, files: [...files] } })
      if (answer.ok) return { is: 'read', ...(await answer.json()) }
      const { error, code } = await readRefusal(answer)
      if (code === 'unauthorized') return { is: 'signed-out' }
      return { is: 'refused', reason: reasonOf({ error, code, status: answer.status }, locale) }
    } catch {
      return { is: 'unreachable' }
    }
  }
}
