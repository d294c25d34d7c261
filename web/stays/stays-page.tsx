import { useState } from 'react'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { overlapping } from '#domain/stays/stay.ts'
import { checkoutOf } from '#domain/stays/stay-moments.ts'
import { dayIn } from '#domain/values/zoned-time.ts'
import { type HostStay, readStays } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { LoadFailed } from '#web/desk/loading.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuideFailed, GuidePage, StandingNotice } from '#web/guide-page.tsx'
import { readOwnGuide } from '#web/own-guide.ts'
import { Button, TextLink } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { newId } from '#web/ui/new-id.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/stays-page'
import { StayDialogs } from './stay-deeds.tsx'
import { StayDataForm } from './stay-form.tsx'
import { OverlapBadge, StayLists } from './stay-lists.tsx'
import {
  OpeningSentence,
  ShareStay,
  type StayDialog,
  StaysContext,
  type StaysGuide,
  staysTitleId,
  useDaysOf,
  useStayDeed,
  useStays,
} from './stay-parts.tsx'

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
    opensLater: hasLocks(content, { isStay: true }),
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
  return <StaysOfGuide key={loaderData.guide.id} {...loaderData} />
}

type StaysOfGuideProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function StaysOfGuide({ guide, stays, at }: StaysOfGuideProps) {
  const copy = useCopy(staysCopy)
  const [nextId, setNextId] = useState(newId)
  const [madeId, setMadeId] = useState<string>()
  const [opened, setOpened] = useState<{ dialog: StayDialog; stay: HostStay }>()
  // Also where nobody answered: what is typed next is another stay, with another link, also once this one is deleted.
  if (stays?.some(({ id }) => id === nextId)) {
    setMadeId(nextId)
    setNextId(newId())
  }
  const made = stays?.find(({ id }) => id === madeId)
  const openDialog = (dialog: StayDialog, stay: HostStay) => setOpened({ dialog, stay })
  const met = overlapping((stays ?? []).filter(({ phase }) => phase !== 'ended'))
  const shared = { guide, at, today: dayIn(guide.timeZone, at), met, openDialog }
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
            {made ? (
              <MadeStay stay={made} onAnother={() => setMadeId('')} />
            ) : (
              <NewStay id={nextId} isAnother={madeId !== undefined} />
            )}
            <StayLists stays={stays} madeId={made?.id} />
          </div>
        ) : (
          <LoadFailed>{copy.failed}</LoadFailed>
        )}
      </GuidePage>
      {opened ? <StayDialogs {...opened} onClose={() => setOpened(undefined)} /> : null}
    </StaysContext>
  )
}

/** Asks for the days of a stay; then its link stands in the same place, ready to be sent. */
function NewStay({ id, isAnother }: { id: string; isAnother: boolean }) {
  const { form: copy } = useCopy(staysCopy)
  const isHydrated = useIsHydrated()
  const { guide } = useStays()
  const deed = useStayDeed()
  return (
    <Card className="flex flex-col gap-5">
      <h2>{copy.title}</h2>
      <StayDataForm
        refusal={deed.refusal}
        fromRef={isAnother ? focus : undefined}
        onSend={(form) => void deed.start({ deed: 'create', guideId: guide.id, id, form })}
      >
        {/* Before the scripts are there a form would be sent as a page. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          tone="primary"
          isBusy={deed.isBusy}
          className="w-full"
        >
          {copy.submit}
        </Button>
      </StayDataForm>
    </Card>
  )
}

function MadeStay({ stay, onAnother }: { stay: HostStay; onAnother: () => void }) {
  const { made: copy, stay: words } = useCopy(staysCopy)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 ref={focus} tabIndex={-1} className="outline-none">
          {copy.title}
        </h2>
        <p className="mt-1 font-semibold">{useDaysOf(stay)}</p>
        <p className="text-ink-soft">{words.languages[stay.language]}</p>
      </div>
      <p className="empty:hidden">
        <OverlapBadge id={stay.id} />
      </p>
      <p className="rounded-control bg-sunken px-3.5 py-2.5 font-mono text-sm break-all">
        {stay.link}
      </p>
      <ShareStay stay={stay} isNew className="flex flex-col gap-2" />
      <p className="text-ink-soft empty:hidden">
        <OpeningSentence stay={stay} />
      </p>
      <Button onClick={onAnother}>{copy.another}</Button>
    </Card>
  )
}

/** What takes the place of something that had the focus takes the focus with it. */
function focus(element: HTMLElement | null) {
  element?.focus()
}
