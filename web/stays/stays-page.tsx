import { useMemo, useState } from 'react'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { checkoutOf } from '#domain/stays/stay-moments.ts'
import { dayIn } from '#domain/values/zoned-time.ts'
import { type HostStay, readStays } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { LoadFailed } from '#web/desk/load-failed.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuideFailed, GuidePage, StandingNotice } from '#web/guide-page.tsx'
import { readOwnGuide } from '#web/own-guide.ts'
import { TextLink } from '#web/ui/buttons/button.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/stays-page'
import { NewStay } from './stay-form.tsx'
import { StayLists } from './stay-lists.tsx'
import {
  type StayQuestion,
  StaysContext,
  type StaysGuide,
  type Stays as StaysShared,
  staysTitleId,
} from './stay-parts.tsx'

/** Most visits send a link and ask no question. */
const StayDialogs = latePart(async () => (await import('./stay-dialogs.tsx')).StayDialogs)

export async function loader(args: Route.LoaderArgs) {
  const read = await readOwnGuide(args, readStays)
  if (!('property' in read)) return read
  const { id, property, more: stays } = read
  const content = contentOfProperty(property)
  const { name, timeZone, language } = content
  const guide: StaysGuide = {
    id,
    name,
    timeZone,
    language,
    languages: [language, ...languagesIn(content.translations ?? undefined)],
    isPublished: property.is_published,
    isSuspended: property.suspended !== null,
    hasLocks: hasLocks(content),
    checkoutTime: checkoutOf({ leavesAt: null }, content),
  }
  return { guide, stays, at: Date.now() }
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => {
    const { title, titleOf } = staysCopy[locale]
    const read = args.loaderData
    return { title: read && 'guide' in read ? titleOf(read.guide.name) : title }
  })

export default function StaysPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) return <GuideFailed {...loaderData} />
  return <Stays key={loaderData.guide.id} {...loaderData} />
}

type StaysProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function Stays({ guide, stays, at }: StaysProps) {
  const copy = useCopy(staysCopy)
  const isHydrated = useIsHydrated()
  const [madeId, setMadeId] = useState<string>()
  const [asked, setAsked] = useState<{ question: StayQuestion; stay: HostStay }>()
  const shared = useMemo<StaysShared>(
    () => ({
      guide,
      at,
      today: dayIn(guide.timeZone, at),
      ask: (question, stay) => setAsked({ question, stay }),
    }),
    [guide, at],
  )
  return (
    <StaysContext value={shared}>
      <GuidePage
        title={copy.titleOf(guide.name)}
        titleId={staysTitleId}
        lead={
          guide.hasLocks ? undefined : (
            <>
              {copy.nothingLocked}{' '}
              <TextLink to={`/guides/${guide.id}/edit`}>{copy.chooseLocked}</TextLink>
            </>
          )
        }
      >
        <StandingNotice {...guide} draft={copy.draft} />
        {stays ? (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
            <NewStay
              made={stays.find(({ id }) => id === madeId)}
              onMade={setMadeId}
              isReady={isHydrated}
            />
            <StayLists stays={stays} madeId={madeId} />
          </div>
        ) : (
          <LoadFailed retry={copy.retry}>{copy.failed}</LoadFailed>
        )}
      </GuidePage>
      {asked ? <StayDialogs {...asked} onClose={() => setAsked(undefined)} /> : null}
    </StaysContext>
  )
}
