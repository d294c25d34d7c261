import type { RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/values/locale.ts'
import { apiOf, browserApi } from '#web/api.ts'
import type { ReadTexts } from '#web/editor/paste/pasted.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

/** Longer than the server lets several long files take. */
export const readingMs = 240_000

/** Sends texts to be read; whatever happens on the way, the answer is an outcome and never a throw. */
export function readTextsIn(locale: Locale, model: ReadTexts['model']): ReadTexts {
  const read: ReadTexts['read'] = async ({ text, files }, withModel) => {
    const api = browserApi({ locale, signal: AbortSignal.timeout(readingMs) })
    const form = { text, files: [...files], ...(model && withModel && { model: 'yes' as const }) }
    try {
      const answer = await api.guidebooks.proposals.$post({ form })
      if (answer.ok) return { is: 'read', ...(await answer.json()) }
      const { error, code } = await readRefusal(answer)
      if (code === 'unauthorized') return { is: 'signed-out' }
      return { is: 'refused', reason: reasonOf({ error, code, status: answer.status }, locale) }
    } catch {
      return { is: 'unreachable' }
    }
  }
  return { model, read }
}

/** The model that reads along here; a page that does not hear of it does without. */
export async function findReaderModel(
  context: Readonly<RouterContextProvider>,
): Promise<ReadTexts['model']> {
  const answer = await apiOf(context).guidebooks.proposals.$get()
  return answer.ok ? ((await answer.json()).model ?? undefined) : undefined
}
