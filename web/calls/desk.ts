import type { InferResponseType } from 'hono/client'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi, camel } from './api.ts'
import { ask, type Refused, whyNot } from './ask.ts'
import { type AskedFacts, askedIn } from './read-refusal.ts'

type Caller = { api: ApiCalls; locale: Locale }

/** Everything the desk shows; undefined when nobody is signed in. A part that fails leaves the others standing. */
export async function loadDesk({ api, locale }: Caller) {
  const [list, credits] = await Promise.all([
    api.guidebooks.$get(),
    api['guide-credits'].credits.$get(),
  ])
  if (list.status === 401) return undefined
  return {
    /** Undefined when they could not be loaded. */
    guides: list.ok ? (await list.json()).properties.map(deskGuide) : undefined,
    credits: credits.ok ? camel(await credits.json()) : undefined,
    creditsError: credits.ok ? '' : await whyNot(credits, 'could_not_fetch_credits', locale),
  }
}

export type Desk = NonNullable<Awaited<ReturnType<typeof loadDesk>>>

export type DeskCredits = NonNullable<Desk['credits']>

type WireGuide = InferResponseType<ApiCalls['guidebooks']['$get'], 200>['properties'][number]

export type DeskGuide = ReturnType<typeof deskGuide>

function deskGuide({ completeness, cover, host_id: _, ...guide }: WireGuide) {
  return {
    ...camel(guide),
    description: guide.description ?? '',
    cover: cover && { placeholder: cover.placeholder, hasAvif: cover.has_avif },
    complete: sectionTypes.filter((type) => completeness[type]),
  }
}

export type DeskIntent = 'publish' | 'unpublish' | 'delete' | 'duplicate' | 'unpublish_many'

export type DeskDeed = {
  intent: DeskIntent
  ids: readonly string[]
  confirm?: string[]
}

export type DeskAnswer = { message: string } & (
  | { is: 'done' | 'unreachable' }
  | { is: 'refused'; code: string; asked?: AskedFacts }
)

export async function actOnGuides(caller: Caller, deed: DeskDeed): Promise<DeskAnswer> {
  const { api, locale } = caller
  const { intent, ids, confirm = [] } = deed
  if (intent === 'unpublish_many') return unpublishMany(caller, ids)
  const param = { id: ids[0] ?? '' }
  const calls = {
    publish: () => api['guide-credits'].publish[':id'].$post({ param, json: { confirm } }),
    unpublish: () => api['guide-credits'].unpublish[':id'].$post({ param }),
    delete: () => api.guidebooks[':id'].$delete({ param }),
    duplicate: () => api.guidebooks[':id'].duplicate.$post({ param }),
  }
  const answer = await ask(locale, () => calls[intent]())
  if (answer.is === 'done') return { is: 'done', message: answer.value.message }
  if (answer.is === 'unreachable') return unreachable(intent, locale)
  const message = refusedSentence(intent, answer, locale)
  return { is: 'refused', message, code: answer.code, asked: askedIn(answer) }
}

function refusedSentence(intent: DeskIntent, refused: Refused, locale: Locale) {
  const { message: reason, error, can_delete_to_regain } = refused
  if (intent === 'delete' || reason !== error) return failedSentence(intent, reason, locale)
  const regain = can_delete_to_regain ? ` ${sentenceOf('unpublish_to_regain', locale)}` : ''
  const stop = /[.!?…]$/.test(reason) ? '' : '.'
  return `${reason}${stop}${regain}`
}

function failedSentence(intent: DeskIntent, reason: string, locale: Locale) {
  const failed: Record<DeskIntent, string> = {
    publish: `${sentenceOf('could_not_publish_guide', locale)}. ${reason}`,
    unpublish: `${sentenceOf('could_not_unpublish_guide', locale)}. ${reason}`,
    unpublish_many: `${sentenceOf('could_not_unpublish_guides', locale)}. ${reason}`,
    delete: sentenceOf('error_deleting_guidebook', locale, { reason }),
    duplicate: reason,
  }
  return failed[intent]
}

/** Nobody answered; trying again is safe. */
function unreachable(intent: DeskIntent, locale: Locale): DeskAnswer {
  const message = failedSentence(intent, sentenceOf('unavailable', locale), locale)
  return { is: 'unreachable', message }
}

/** One after the other: each gives back a credit of the same account. */
async function unpublishMany({ api, locale }: Caller, ids: readonly string[]): Promise<DeskAnswer> {
  const refuse = (code: RefusalCode): DeskAnswer => {
    return { is: 'refused', message: sentenceOf(code, locale), code }
  }
  if (ids.length === 0) return refuse('select_guides_to_unpublish')
  let count = 0
  for (const id of ids) {
    const unpublish = api['guide-credits'].unpublish[':id']
    const answer = await ask(locale, () => unpublish.$post({ param: { id } }))
    if (answer.is === 'unreachable') return unreachable('unpublish_many', locale)
    if (answer.is === 'refused' && answer.status === 401) return refuse('unauthorized')
    if (answer.is === 'done') count += 1
  }
  if (count === 0) return refuse('could_not_unpublish_guides')
  if (count < ids.length) return refuse('some_guides_not_unpublished')
  return { is: 'done', message: successSentenceOf('guides_unpublished', locale, { n: count }) }
}

/** The published guides as credits count them, for the dialog that gives some back. */
export async function loadPublished(locale: Locale) {
  const answer = await ask(locale, () => browserApi({ locale })['guide-credits'].published.$get())
  if (answer.is === 'done')
    return { is: 'done' as const, guides: answer.value.published_guides.map(camel) }
  if (answer.is === 'unreachable') return answer
  return { ...answer, error: answer.error ?? sentenceOf('could_not_fetch_credits', locale) }
}
