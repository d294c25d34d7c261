import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import type {
  DeskCalls,
  DeskDeed,
  DeskIntent,
  DeskOutcome,
  PublishedAnswer,
  SaidOfFacts,
} from '#web/dashboard/desk.ts'
import { failedSentence } from '#web/dashboard/failed-sentence.ts'
import { answerCheck } from './check-calls.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'
import { loadStays } from './stay-calls.ts'

type Caller = { api: ApiCalls; locale: Locale }

/** What the desk asks of the API from the browser; whatever happens on the way, the answer is no throw. */
export function deskCallsIn(locale: Locale): DeskCalls {
  const caller = { api: browserApi({ locale }), locale }
  return {
    async act(deed) {
      try {
        return await actOnGuides(caller, deed)
      } catch {
        // No connection, or an answer in no shape of ours: to the host they are one thing.
        return { intent: deed.intent, is: 'unreachable' }
      }
    },

    putOffCheck: (id) => answerCheck({ id, answer: 'later', locale }),

    async loadPublished() {
      try {
        return await readPublished(caller)
      } catch {
        // No connection, or an answer in no shape of ours: the dialog says that the list is missing.
        return {}
      }
    },

    async loadSoonStays(guideId) {
      const stays = await loadStays(guideId, locale)
      const soon = stays?.flatMap(({ phase, isSoon, ...stay }) =>
        isSoon && phase !== 'ended' ? [{ ...stay, phase }] : [],
      )
      return { stays: soon }
    },
  }
}

/** The published guides as credits count them, for the dialog that gives some back. */
async function readPublished({ api, locale }: Caller): Promise<PublishedAnswer> {
  const answer = await api['guide-credits'].published.$get()
  if (!answer.ok) {
    const { error = sentenceOf('could_not_fetch_credits', locale), code } =
      await readRefusal(answer)
    return { error, code }
  }
  const { published_guides } = await answer.json()
  return {
    guides: published_guides.map(({ id, name, published_at, time_zone }) => ({
      id,
      name,
      publishedAt: published_at,
      timeZone: time_zone,
    })),
  }
}

/** Does what a button of the desk asks, and says how it went. */
export async function actOnGuides(
  caller: Caller,
  { intent, ids, facts }: DeskDeed,
): Promise<DeskOutcome> {
  if (intent === 'unpublish_many') return unpublishMany(caller, ids)
  const answer = await callFor(caller, { intent, id: ids[0] ?? '', facts })
  if (!answer.ok) return refusedBy(caller, intent, answer)
  const { message } = await answer.json()
  return { intent, is: 'done', message }
}

type One = {
  intent: Exclude<DeskIntent, 'unpublish_many'>
  id: string
  facts: SaidOfFacts | undefined
}

function callFor({ api }: Caller, { intent, id, facts }: One) {
  const said = facts && { confirm: facts.confirm, keep_hidden: facts.keepHidden }
  const calls = {
    publish: () => api['guide-credits'].publish[':id'].$post({ param: { id }, json: said ?? {} }),
    unpublish: () => api['guide-credits'].unpublish[':id'].$post({ param: { id } }),
    delete: () => api.guidebooks[':id'].$delete({ param: { id } }),
    duplicate: () => api.guidebooks[':id'].duplicate.$post({ param: { id } }),
  }
  return calls[intent]()
}

type Answer = { status: number; headers: Headers; json: () => Promise<unknown> }

async function refusedBy(
  { locale }: Caller,
  intent: DeskIntent,
  answer: Answer,
): Promise<DeskOutcome> {
  const { error, code, errorCode, can_delete_to_regain, facts } = await readRefusal(answer)
  const reason = reasonOf({ error, code, errorCode, status: answer.status }, locale)
  const regain = can_delete_to_regain ? ` ${sentenceOf('unpublish_to_regain', locale)}` : ''
  const saysItself = intent !== 'delete' && reason === error
  const message = saysItself
    ? `${withStop(reason)}${regain}`
    : failedSentence({ intent, reason, locale })
  return { intent, is: 'refused', message, code: code ?? 'http_error', ...(facts && { facts }) }
}

/** One after the other: each gives back a credit of the same account. */
async function unpublishMany({ api, locale }: Caller, ids: string[]): Promise<DeskOutcome> {
  const intent = 'unpublish_many'
  const refuse = (code: RefusalCode): DeskOutcome => ({
    intent,
    is: 'refused',
    message: sentenceOf(code, locale),
    code,
  })
  if (ids.length === 0) return refuse('select_guides_to_unpublish')
  let count = 0
  for (const id of ids) {
    const answer = await api['guide-credits'].unpublish[':id'].$post({ param: { id } })
    if (answer.status === 401) return refuse('unauthorized')
    if (answer.ok) count += 1
  }
  if (count === 0) return refuse('could_not_unpublish_guides')
  if (count < ids.length) return refuse('some_guides_not_unpublished')
  return {
    intent,
    is: 'done',
    message: successSentenceOf('guides_unpublished', locale, { n: count }),
  }
}

function withStop(sentence: string) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
