import { lazy, Suspense, startTransition, useMemo, useState } from 'react'
import { data } from 'react-router'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { checkoutOf } from '#domain/stays/stay-moments.ts'
import { dayIn } from '#domain/values/zoned-time.ts'
import { apiOf } from '#web/calls/api.ts'
import { type HostStay, readStays } from '#web/calls/stays.ts'
import { useReload } from '#web/calls/use-deed.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { readGuideId } from '#web/guide-id.ts'
import { localeContext } from '#web/locale.ts'
import { requireSession } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/stays-page'
import { NewStay } from './new-stay.tsx'
import { StayLists } from './stay-lists.tsx'
import {
  type StayQuestion,
  StaysContext,
  type StaysGuide,
  type Stays as StaysShared,
  staysTitleId,
} from './use-stays.ts'

/** Most visits send a link and ask no question. */
const StayDialogs = lazy(loadPart(() => import('./stay-dialogs.tsx')))

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const api = apiOf(context)
  const [answer, stays] = await Promise.all([
    api.guidebooks[':id'].$get({ param: { id } }),
    readStays(api, id),
  ])
  if (!answer.ok) {
    const failure = sentenceOf('could_not_load_guidebook', context.get(localeContext))
    return data({ failure }, { status: answer.status })
  }
  const { property } = await answer.json()
  const content = contentOfProperty(property)
  const { name, timeZone, language } = content
  const guide: StaysGuide = {
    ...{ id, name, timeZone, language },
    languages: [language, ...languagesIn(content.translations ?? undefined)],
    isPublished: property.is_published,
    isSuspended: property.suspended !== null,
    hasLocks: hasLocks(content),
    checkoutTime: checkoutOf({ leavesAt: null }, content),
  }
  const at = Date.now()
  return { guide, stays, at, today: dayIn(timeZone, at) }
}

export const meta: Route.MetaFunction = (args) => {
  const { es, en } = staysCopy
  const read = args.loaderData
  if (!read || 'failure' in read) return privatePageMeta(args, staysCopy)
  const { name } = read.guide
  return privatePageMeta(args, { es: { title: es.titleOf(name) }, en: { title: en.titleOf(name) } })
}

export default function StaysPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(staysCopy)
  if (!('failure' in loaderData)) return <Stays key={loaderData.guide.id} {...loaderData} />
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-16">
      <Banner tone="error">{loaderData.failure}</Banner>
      <TextLink to="/">{copy.back}</TextLink>
    </div>
  )
}

type StaysProps = { guide: StaysGuide; stays: HostStay[] | undefined; at: number; today: string }

function Stays({ guide, stays, at, today }: StaysProps) {
  const copy = useCopy(staysCopy)
  const isHydrated = useIsHydrated()
  const [madeId, setMadeId] = useState<string>()
  const [asked, setAsked] = useState<{ question: StayQuestion; stay: HostStay }>()
  const shared = useMemo<StaysShared>(
    () => ({
      guide,
      today,
      ask: (question, stay) => startTransition(() => setAsked({ question, stay })),
    }),
    [guide, today],
  )
  return (
    <StaysContext value={shared}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6">
        <header className="flex flex-col gap-2">
          <TextLink to="/" className="self-start">
            {copy.back}
          </TextLink>
          <h1
            id={staysTitleId}
            tabIndex={-1}
            className="outline-none [overflow-wrap:anywhere] max-sm:text-[1.625rem]"
          >
            {copy.titleOf(guide.name)}
          </h1>
        </header>
        <GuideNotices guide={guide} />
        {stays ? (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
            <NewStay
              made={stays.find(({ id }) => id === madeId)}
              onMade={setMadeId}
              isReady={isHydrated}
            />
            <StayLists stays={stays} madeId={madeId} at={at} />
          </div>
        ) : (
          <ListFailed />
        )}
      </div>
      <Suspense>
        {asked ? <StayDialogs {...asked} onClose={() => setAsked(undefined)} /> : null}
      </Suspense>
    </StaysContext>
  )
}

/** What of the guide a host should know before sending a link to it. */
function GuideNotices({ guide }: { guide: StaysGuide }) {
  const copy = useCopy(staysCopy)
  return (
    <>
      {guide.isSuspended ? <Banner tone="error">{copy.suspended}</Banner> : null}
      {guide.isPublished || guide.isSuspended ? null : <Banner tone="info">{copy.draft}</Banner>}
      {guide.hasLocks ? null : (
        <p className="max-w-prose text-ink-soft">
          {copy.nothingLocked}{' '}
          <TextLink to={`/guides/${guide.id}/edit`}>{copy.chooseLocked}</TextLink>
        </p>
      )}
    </>
  )
}

function ListFailed() {
  const copy = useCopy(staysCopy)
  const reload = useReload()
  return (
    <Banner
      tone="error"
      action={
        <Button size="compact" onClick={() => void reload()}>
          {copy.retry}
        </Button>
      }
    >
      {copy.failed}
    </Banner>
  )
}
