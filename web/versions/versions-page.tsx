import { ChevronRight, History } from 'lucide'
import { useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { defaultTimeZone } from '#domain/guide/stored/stored-guide.ts'
import { bringBackTranslations } from '#domain/guide/translations/keep-translations.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { SpreadOffer } from '#web/calls/guides.ts'
import { type AskedFacts, askedIn } from '#web/calls/read-refusal.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import {
  type ListedVersion,
  readVersion,
  readVersions,
  restoreVersion,
  type ShownVersion,
} from '#web/calls/versions.ts'
import { essentialQuestion, essentialsCopy } from '#web/copy/essentials.ts'
import { formatMoment, regionOf } from '#web/copy/formats/format.ts'
import { arrivalCopy } from '#web/copy/guide/arrival.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { versionsCopy } from '#web/copy/versions.ts'
import { LoadFailed } from '#web/desk/loading.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { BothVersions } from '#web/editor/saving/both-versions.tsx'
import { differencesOf } from '#web/editor/saving/differences.ts'
import { HostPreview } from '#web/guest/preview/host-preview.tsx'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { GuideFailed, GuidePage } from '#web/guide-page.tsx'
import { readOwnGuide } from '#web/own-guide.ts'
import { Button, TextLink } from '#web/ui/buttons/button.tsx'
import { AgreeDialog } from '#web/ui/dialogs/agree-dialog.tsx'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/versions-page'

const SpreadDialog = latePart(
  async () => (await import('#web/editor/copies/spread-dialog.tsx')).SpreadDialog,
)

export async function loader(args: Route.LoaderArgs) {
  const version = new URL(args.request.url).searchParams.get('version')
  const read = await readOwnGuide(args, (api, id) =>
    Promise.all([readVersions(api, id), version ? readVersion(api, { id, version }) : undefined]),
  )
  if (!('property' in read)) return read
  const { id, property, form, more } = read
  const [versions, shown] = more
  const guide = { id, name: property.name.trim(), version: property.version, form }
  const isMissing = version !== null && !shown
  const isGone = isMissing && versions?.every((each) => String(each.version) !== version)
  return { guide, versions, shown, isMissing, isGone }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, versionsCopy)

const titleId = 'versions-title'

export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) return <GuideFailed {...loaderData} />
  return <Versions key={loaderData.guide.id} {...loaderData} />
}

type VersionsProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function Versions({ guide, versions, shown, isMissing, isGone }: VersionsProps) {
  const copy = useCopy(versionsCopy)
  const locale = useLocale()
  // The host's own clock, as soon as the page knows it.
  const timeZone = useIsHydrated() ? undefined : defaultTimeZone
  const day = { day: 'numeric', month: 'long' } as const
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const whenOf = (at: number) => {
    const isOfThisYear = new Date(at).getFullYear() === new Date().getFullYear()
    const year = isOfThisYear ? undefined : 'numeric'
    return formatMoment(at, locale, { timeZone, year, ...day, ...hour })
  }
  // What came back is said once: a page that is loaded anew has its state still.
  const isSaidAgain = useNavigationType() === 'POP'
  const isRestored = useLocation().state === 'restored' && !isSaidAgain
  const [spread, setSpread] = useState<SpreadOffer>()
  return (
    <GuidePage title={copy.titleOf(guide.name)} titleId={titleId} lead={copy.lead}>
      {isRestored && !shown ? <Banner tone="success">{copy.restored}</Banner> : null}
      {isGone ? <Banner tone="info">{copy.gone}</Banner> : null}
      {(versions && !isMissing) || isGone ? null : <LoadFailed>{copy.failed}</LoadFailed>}
      {versions?.length === 0 ? (
        <EmptyState icon={History} title={copy.empty.title}>
          {copy.empty.lead}
        </EmptyState>
      ) : null}
      {versions && versions.length > 0 ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(18rem,1fr)_3fr]">
          <div className={joinClasses(shown && 'max-lg:hidden')}>
            <VersionList versions={versions} chosen={shown?.version} whenOf={whenOf} />
          </div>
          {shown ? (
            <Chosen
              key={shown.version}
              guide={guide}
              shown={shown}
              when={whenOf(shown.until)}
              onRestored={setSpread}
            />
          ) : null}
        </div>
      ) : null}
      {/* What came back stands in other guides, too: the host says in which ones it follows, as after a save. */}
      {spread ? (
        <SpreadDialog isOfEarlier offer={spread} onDone={() => setSpread(undefined)} />
      ) : null}
    </GuidePage>
  )
}

type ChosenProps = {
  guide: VersionsProps['guide']
  shown: ShownVersion
  when: string
  onRestored: (spread?: SpreadOffer) => void
}

/** One version: what it says differently, what guests saw, and the way back. */
function Chosen({ guide, shown, when, onRestored }: ChosenProps) {
  const copy = useCopy(versionsCopy)
  const essentials = useCopy(essentialsCopy)
  const locale = useLocale()
  const navigate = useNavigate()
  const deed = useDeed({ changesPage: isStale })
  const [failure, setFailure] = useState<string>()
  const isHydrated = useIsHydrated()
  /** Of the question that is asked: sent again after a lost answer, it is still the same order. */
  const [saveId, setSaveId] = useState<string>()
  const [asked, setAsked] = useState<AskedFacts>()
  const differences = useMemo(() => {
    // What was translated since stays.
    const translations = bringBackTranslations({
      earlier: readTranslations(shown.form.translations),
      guide: shown.form,
      now: readTranslations(guide.form.translations),
    })
    const all = differencesOf({ ...shown.form, translations }, guide.form, locale)
    return sectionTypes.flatMap((type) => all.filter(({ section }) => section === type))
  }, [shown, guide, locale])

  async function restore(saveId: string) {
    const { id, version: expected } = guide
    const { version } = shown
    const confirm = asked?.facts.map(({ of }) => of) ?? []
    const order = { id, version, expected, saveId, confirm }
    const answer = await deed.start('restore', () => restoreVersion(order, locale))
    if (answer?.is === 'done') {
      setSaveId(undefined)
      onRestored(answer.value)
      await navigate(`/guides/${id}/versions`, { preventScrollReset: true, state: 'restored' })
      // What it was asked from is gone.
      return document.getElementById(titleId)?.focus({ preventScroll: true })
    }
    const toConfirm = answer?.is === 'refused' ? askedIn(answer) : undefined
    setAsked(toConfirm)
    if (toConfirm) return
    if (answer?.is === 'unreachable') return setFailure(screenSentenceOf('unavailable', locale))
    if (answer) setFailure(isStale(answer) ? copy.stale : answer.message)
  }

  return (
    <section aria-labelledby="version-title" className="flex min-w-0 flex-col gap-6">
      <TextLink to="?" className="self-start lg:hidden" preventScrollReset>
        {copy.all}
      </TextLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="version-title">{copy.chosen(when)}</h2>
        <Button
          tone="primary"
          onClick={() => {
            setFailure(undefined)
            setSaveId(newId())
          }}
          aria-disabled={!isHydrated || differences.length === 0}
        >
          {copy.restore}
        </Button>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <p className="mb-3 font-semibold">
            {differences.length > 0 ? copy.differences(differences.length) : copy.same}
          </p>
          <BothVersions
            differences={differences}
            names={{ mine: copy.atThatTime, theirs: copy.today }}
          />
        </div>
        <aside aria-label={copy.asSeen} className="flex flex-col items-center gap-3">
          <GuestStyle />
          <p className="text-sm text-ink-soft">{copy.asSeen}</p>
          <div className="flex h-[44rem] w-full max-w-88 flex-col overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper">
            {isHydrated ? <HostPreview content={shown.content} hasNote={false} /> : null}
          </div>
        </aside>
      </div>
      {saveId && asked ? (
        <AgreeDialog
          words={essentials}
          questions={asked.facts.map((fact) => essentialQuestion(fact, locale))}
          act={{ one: copy.ask.confirm, all: copy.ask.confirmAll }}
          isBusy={deed.isBusy}
          onAgree={() => void restore(saveId)}
          onClose={() => setAsked(undefined)}
        />
      ) : saveId ? (
        <AlertDialog
          title={copy.ask.title}
          description={copy.ask.lead}
          cancelLabel={copy.ask.cancel}
          onCancel={() => deed.isBusy || setSaveId(undefined)}
          yes={{
            children: copy.ask.confirm,
            tone: 'primary',
            isBusy: deed.isBusy,
            onClick: () => void restore(saveId),
          }}
        >
          {failure ? <Banner tone="error">{failure}</Banner> : null}
        </AlertDialog>
      ) : null}
    </section>
  )
}

/** The guide was changed since the page was loaded. */
function isStale(answer: { is: string; code?: string }) {
  return answer.code === 'stale'
}

type VersionListProps = {
  versions: ListedVersion[]
  chosen: number | undefined
  whenOf: (at: number) => string
}

/** What the guide was, newest first: until when, and what was changed then. */
function VersionList({ versions, chosen, whenOf }: VersionListProps) {
  const copy = useCopy(versionsCopy)
  const parts = { ...useCopy(tabsCopy), arrival: useCopy(arrivalCopy).title }
  const list = new Intl.ListFormat(regionOf[useLocale()])
  return (
    <nav aria-label={copy.list}>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {versions.map(({ version, until, changed }) => (
          <li key={version}>
            <Link
              to={`?version=${version}`}
              aria-current={version === chosen ? 'page' : undefined}
              preventScrollReset
              className={joinClasses(
                'flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken',
                version === chosen && 'bg-primary-soft text-primary-ink',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{copy.before(whenOf(until))}</span>
                <span className="block text-sm text-ink-soft">
                  {list.format(changed.map((part) => parts[part]))}
                </span>
              </span>
              <Icon of={ChevronRight} size={18} className="shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
