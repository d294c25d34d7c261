import type { InferResponseType } from 'hono/client'
import { FileArchive } from 'lucide'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { ApiCalls } from '#web/calls/api.ts'
import { sendFile } from '#web/calls/ask.ts'
import { AskToSignIn } from '#web/calls/use-deed.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'
import { importCopy } from '#web/copy/import-guide.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuidePage } from '#web/guide-page.tsx'
import { requireSession } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileButton, useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/import-guide-page'

export async function loader({ context }: Route.LoaderArgs) {
  await requireSession(context)
  return null
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, importCopy)

export default function ImportGuidePage() {
  const copy = useCopy(importCopy)
  const { retry } = useCopy(uiCopy)
  const isHydrated = useIsHydrated()
  const { state, choose, send } = useImport()
  const summary = 'summary' in state ? state.summary : undefined
  return (
    <GuidePage title={copy.title} lead={copy.lead} isNarrow>
      {state.is === 'refused' ? <Banner tone="error">{state.reason}</Banner> : null}
      {state.is === 'lost' ? (
        <Banner
          tone="error"
          action={
            <Button size="compact" onClick={() => void send(summary)}>
              {retry}
            </Button>
          }
        >
          {summary ? copy.notAnswered : copy.notSent}
        </Banner>
      ) : null}
      {summary || state.is === 'looking' ? null : (
        <ZipChooser onZip={choose} isDisabled={!isHydrated} />
      )}
      {summary ? (
        <Looked summary={summary}>
          {state.is === 'making' ? null : (
            <div className="flex flex-wrap gap-3">
              <Button tone="primary" onClick={() => void send(summary)}>
                {copy.make}
              </Button>
              <FileButton {...ofZip(choose)}>{copy.chooseOther}</FileButton>
            </div>
          )}
        </Looked>
      ) : null}
      {state.is === 'looking' || state.is === 'making' ? <OnItsWay state={state} /> : null}
    </GuidePage>
  )
}

/** Sending shows how far it is; what the server does then takes as long as there are photos. */
function OnItsWay({ state }: { state: ImportState & { is: 'looking' | 'making' } }) {
  const copy = useCopy(importCopy)
  const status = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => status.current?.focus(), [])
  const isSent = state.share >= 1
  const working = state.is === 'making' ? copy.making : copy.checking
  const label = isSent ? working : copy.sending
  return (
    <div ref={status} role="status" tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <p className="font-semibold">{label}</p>
      <ProgressBar label={label} {...(!isSent && { value: state.share })} />
      {state.is === 'making' ? <p className="text-sm text-ink-soft">{copy.makingLead}</p> : null}
    </div>
  )
}

function Looked({ summary, children }: { summary: Summary; children: ReactNode }) {
  const copy = useCopy(importCopy)
  const tabs = useCopy(tabsCopy)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, language, translations, sections, photos, missing_photos: missing } = summary
  const languages = [...(language ? [language] : []), ...translations]
  return (
    <section aria-labelledby="import-title" className="flex flex-col gap-4">
      <h2 id="import-title" ref={heading} tabIndex={-1} className="outline-none">
        {copy.looked}
      </h2>
      <Card>
        <h3 className="text-xl [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 text-ink-soft">{copy.draft}</p>
        <dl className="mt-4 divide-y divide-hairline border-hairline border-t">
          <Fact name={copy.languages}>
            {languages.map((each, at) => (
              <span key={each}>
                {at > 0 ? ', ' : null}
                <span lang={each}>{languageNames[each]}</span>
              </span>
            ))}
          </Fact>
          <Fact name={copy.sections}>
            <ul className="list-none">
              {sections.map(({ type, entries }) => (
                <li key={type} className="flex flex-wrap justify-between gap-x-4">
                  <span>{tabs[type]}</span>
                  <span className="text-ink-soft tabular-nums">{copy.entries(entries)}</span>
                </li>
              ))}
            </ul>
          </Fact>
          <Fact name={copy.photos}>
            {copy.photoCount(photos)}
            {missing > 0 ? <p className="text-danger-ink">{copy.missing(missing)}</p> : null}
          </Fact>
          <Fact name={copy.leftOut}>{copy.leftOutList}</Fact>
        </dl>
      </Card>
      {children}
    </section>
  )
}

function ZipChooser({ onZip, isDisabled }: { onZip: (zip: File) => void; isDisabled: boolean }) {
  const copy = useCopy(importCopy)
  const { isOver, zone } = useFileDrop(([zip]) => zip && !isDisabled && onZip(zip))
  return (
    <div
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-12 text-center',
        isOver ? 'border-primary bg-sunken' : 'border-edge',
      )}
      {...zone}
    >
      <FileButton {...ofZip(onZip)} tone="primary" icon={FileArchive} aria-disabled={isDisabled}>
        {copy.choose}
      </FileButton>
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{copy.drop}</p>
    </div>
  )
}

function ofZip(onZip: (zip: File) => void) {
  const onFiles = ([zip]: File[]) => zip && onZip(zip)
  return { input: { accept: '.zip,application/zip' }, onFiles }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Summary = InferResponseType<ApiCalls['guidebooks']['import']['$post'], 200>['summary']

/** Photos are made anew one after the other. */
export const zipAnswerMs = 600_000

type ImportState =
  | { is: 'asking' }
  /** On its way, so far; 1 is all of it, and the server is at work. */
  | { is: 'looking' | 'making'; share: number; summary?: Summary }
  | { is: 'looked'; summary: Summary }
  | { is: 'refused'; reason: string; summary?: Summary }
  | { is: 'lost'; summary?: Summary }

/** A zip on its way in: looked into first, and made into a guide when the host says so. */
function useImport() {
  const locale = useLocale()
  const navigate = useNavigate()
  const askToSignIn = use(AskToSignIn)
  const [state, setState] = useState<ImportState>({ is: 'asking' })
  /** The zip, and the guide it becomes: sent again after a lost answer, it is still the same one. */
  const chosen = useRef<{ zip: File; id: string }>(undefined)
  // Whoever goes elsewhere meanwhile is left there.
  useEffect(() => {
    return () => {
      chosen.current = undefined
    }
  }, [])

  /** With what it will become it is made; without, it is only looked into. */
  async function send(summary?: Summary) {
    if (!chosen.current) return
    const { zip, id } = chosen.current
    const refuse = (reason: string) => setState({ is: 'refused', reason, summary })
    if (zip.size > guideZipMaxBytes) {
      const max = guideZipMaxBytes / 1024 ** 2
      return refuse(screenSentenceOf('import_too_large', locale, { max }))
    }
    const is = summary ? 'making' : 'looking'
    const onProgress = (share: number) => setState({ is, share, summary })
    onProgress(0)
    const answer = await sendFile(`/api/guidebooks/import${summary ? `?id=${id}` : ''}`, {
      body: zip.slice(0, zip.size, 'application/zip'),
      locale,
      onProgress,
      answerMs: zipAnswerMs,
    })
    if (chosen.current?.zip !== zip) return
    const { status = 0, response } = answer ?? {}
    if (status === 201 && response?.property) {
      return navigate(`/guides/${response.property.id}/edit`, { replace: true })
    }
    if (status === 200 && response?.summary) {
      return setState({ is: 'looked', summary: response.summary })
    }
    // A proxy answers for a server that is away, and in its own words.
    if (!response?.code) return setState({ is: 'lost', summary })
    if (response.code === 'unauthorized') askToSignIn()
    refuse(response.error ?? screenSentenceOf('http_error', locale, { status }))
  }

  function choose(zip: File) {
    chosen.current = { zip, id: newId() }
    void send()
  }
  return { state, choose, send }
}
