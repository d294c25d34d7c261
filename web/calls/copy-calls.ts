import type { InferResponseType } from 'hono/client'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import type { CopiedEntry, CopyAnswer, PutOrder, SpreadOrder } from '#web/editor/copies/copying.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

type Calls = ApiCalls['guidebooks'][':id']

type WireCopied = InferResponseType<Calls['$put'], 200>['copies'][number]

export function readCopied({ entry_id, list, guides }: WireCopied): CopiedEntry {
  return {
    entryId: entry_id,
    list,
    guides: guides.map(({ skipped, ...guide }) => ({
      ...guide,
      ...(skipped && { skipped: skipped.message }),
    })),
  }
}

/** Lets what changed follow in other guides; whatever happens on the way, the answer is no throw. */
export function spreadEntries({ id, ...json }: SpreadOrder, locale: Locale) {
  return answerOf(locale, (calls) => calls.spread.$post({ param: { id }, json }))
}

/** Puts entries in other guides, in the same manner. */
export function putEntries({ id, ...json }: PutOrder, locale: Locale) {
  return answerOf(locale, (calls) => calls.put.$post({ param: { id }, json }))
}

type Answer = Awaited<ReturnType<Calls['spread']['$post']>>

const timeoutMs = 30_000

async function answerOf(
  locale: Locale,
  send: (calls: Calls) => Promise<Answer>,
): Promise<CopyAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await send(browserApi({ locale, signal }).guidebooks[':id'])
    if (answer.ok) {
      const { guides } = await answer.json()
      return { is: 'done', guides: guides.map(readOutcome) }
    }
    const { error, code, errorCode } = await readRefusal(answer)
    const { status } = answer
    if (code === 'unavailable' || (!code && status >= 502)) return { is: 'unreachable' }
    const message = reasonOf({ error, code, errorCode, status }, locale)
    return { is: 'refused', code: code ?? 'http_error', message }
  } catch {
    return { is: 'unreachable' }
  }
}

type WireOutcome = InferResponseType<Calls['spread']['$post'], 200>['guides'][number]

function readOutcome({ id, name, done, skipped }: WireOutcome) {
  return { id, name, done, reasons: [...new Set(skipped.map(({ message }) => message))] }
}
