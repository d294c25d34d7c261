import type { InferResponseType } from 'hono/client'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi, camel } from './api.ts'
import { ask, whyNot } from './ask.ts'

/** Everything the desk shows; undefined when nobody is signed in. A part that fails leaves the others standing. */
export async function loadDesk({ api, locale }: { api: ApiCalls; locale: Locale }) {
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

/** The published guides as credits count them, for the dialog that gives some back. */
export async function loadPublished(locale: Locale) {
  const answer = await ask(locale, () => browserApi({ locale })['guide-credits'].published.$get())
  if (answer.is === 'done')
    return { is: 'done' as const, guides: answer.value.published_guides.map(camel) }
  if (answer.is === 'unreachable') return answer
  return { ...answer, error: answer.error ?? screenSentenceOf('could_not_fetch_credits', locale) }
}
