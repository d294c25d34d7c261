import type { InferResponseType } from 'hono/client'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { ApiCalls } from '#web/api.ts'
import { readRefusal } from '#web/read-refusal.ts'
import { reasonOf } from '#web/reason-of.ts'
import type { Desk, DeskCredits, DeskGuide, DeskIntent, DeskOutcome } from './dashboard/desk.ts'
import { failedSentence } from './dashboard/failed-sentence.ts'

type Caller = { api: ApiCalls; locale: Locale }

const descriptionShown = 280

/** Everything the desk shows; undefined when nobody is signed in. A part that fails leaves the others standing. */
export async function loadDesk({ api, locale }: Caller): Promise<Desk | undefined> {
  const [list, credits] = await Promise.all([
    api.guidebooks.$get(),
    api['guide-credits'].credits.$get(),
  ])
  if (list.status === 401) return undefined
  return {
    guides: list.ok ? (await list.json()).properties.map(deskGuide) : undefined,
    ...(credits.ok
      ? { credits: deskCredits(await credits.json()) }
      : { creditsError: await creditsReason(credits, locale) }),
  }
}

type WireGuide = InferResponseType<ApiCalls['guidebooks']['$get'], 200>['properties'][number]

function deskGuide(guide: WireGuide): DeskGuide {
  return {
    id: guide.id,
    name: guide.name,
    description: (guide.description ?? '').slice(0, descriptionShown),
    coverUrl: guide.cover_image_url ?? undefined,
    placeholder: guide.cover?.placeholder,
    shortCode: guide.short_code,
    isPublished: guide.is_published,
    publishedAt: guide.published_at ?? undefined,
    createdAt: guide.created_at,
    timeZone: guide.time_zone,
    complete: sectionTypes.filter((type) => guide.completeness[type]),
  }
}

type WireCredits = InferResponseType<ApiCalls['guide-credits']['credits']['$get'], 200>

function deskCredits(credits: WireCredits): DeskCredits {
  return {
    total: credits.guide_credits,
    published: credits.published_guides_count,
    available: credits.available_credits,
    courtesy: credits.courtesy_credits,
    paid: credits.paid_credits,
    overLimit: credits.over_limit,
  }
}

type Deed = { intent: DeskIntent; ids: string[] }

/** Does what a button of the desk asks, and says how it went. */
export async function actOnGuides(caller: Caller, { intent, ids }: Deed): Promise<DeskOutcome> {
  if (intent === 'unpublish_many') return unpublishMany(caller, ids)
  const answer = await callFor(caller, intent, ids[0] ?? '')
  if (!answer.ok) return refusedBy(caller, intent, answer)
  const { message } = await answer.json()
  return { intent, is: 'done', message }
}

function callFor({ api }: Caller, intent: Exclude<DeskIntent, 'unpublish_many'>, id: string) {
  const calls = {
    publish: () => api['guide-credits'].publish[':id'].$post({ param: { id } }),
    unpublish: () => api['guide-credits'].unpublish[':id'].$post({ param: { id } }),
    delete: () => api.guidebooks[':id'].$delete({ param: { id } }),
    duplicate: () => api.guidebooks[':id'].duplicate.$post({ param: { id } }),
  }
  return calls[intent]()
}

type Answer = { status: number; json: () => Promise<unknown> }

async function refusedBy(
  { locale }: Caller,
  intent: DeskIntent,
  answer: Answer,
): Promise<DeskOutcome> {
  const { error, code, can_delete_to_regain } = await readRefusal(answer)
  const reason = reasonOf({ error, code, status: answer.status }, locale)
  const regain = can_delete_to_regain ? ` ${sentenceOf('unpublish_to_regain', locale)}` : ''
  const saysItself = intent !== 'delete' && reason === error
  const message = saysItself
    ? `${withStop(reason)}${regain}`
    : failedSentence({ intent, reason, locale })
  return { intent, is: 'refused', message, code: code ?? 'http_error' }
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

async function creditsReason(answer: Answer, locale: Locale) {
  return (await readRefusal(answer)).error ?? sentenceOf('could_not_fetch_credits', locale)
}

function withStop(sentence: string) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
