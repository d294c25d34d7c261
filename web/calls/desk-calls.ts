import type { InferResponseType } from 'hono/client'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { ApiCalls } from '#web/api.ts'
import type { Desk, DeskCredits, DeskGuide } from '#web/dashboard/desk.ts'
import { readRefusal } from './read-refusal.ts'

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
    coverHasAvif: guide.cover?.has_avif ?? false,
    placeholder: guide.cover?.placeholder,
    shortCode: guide.short_code,
    isPublished: guide.is_published,
    publishedAt: guide.published_at ?? undefined,
    createdAt: guide.created_at,
    language: guide.language,
    timeZone: guide.time_zone,
    complete: sectionTypes.filter((type) => guide.completeness[type]),
    hasLocks: guide.has_locks,
    isCheckDue: guide.check_due,
    ...(guide.suspended && { suspendedReason: guide.suspended.reason }),
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

type Answer = { headers: Headers; json: () => Promise<unknown> }

async function creditsReason(answer: Answer, locale: Locale) {
  return (await readRefusal(answer)).error ?? sentenceOf('could_not_fetch_credits', locale)
}
