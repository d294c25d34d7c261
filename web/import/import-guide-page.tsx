import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAskToSignIn } from '#web/calls/use-deed.ts'
import { importCopy } from '#web/copy/import-guide.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuidePage } from '#web/guide-page.tsx'
import { requireSession } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/import-guide-page'
import { ImportSummary } from './import-summary.tsx'
import type { Summary } from './send-zip.ts'
import { type ImportState, useImport } from './use-import.ts'
import { ZipChooser, ZipInput } from './zip-chooser.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  await requireSession(context)
  return null
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, importCopy)

/** A guide from its zip: choose it, see what it will be, make it. */
export default function ImportGuidePage() {
  const copy = useCopy(importCopy)
  const locale = useLocale()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const onMade = useCallback(
    (id: string) => void navigate(`/guides/${id}/edit`, { replace: true }),
    [navigate],
  )
  const { state, choose, make, retry } = useImport({
    locale,
    onMade,
    onSignedOut: useAskToSignIn(),
  })
  const summary = 'summary' in state ? state.summary : undefined
  return (
    <GuidePage title={copy.title} lead={copy.lead} isNarrow>
      {state.is === 'refused' ? <Banner tone="error">{state.reason}</Banner> : null}
      {state.is === 'lost' ? <Lost state={state} onRetry={() => void retry(summary)} /> : null}
      {summary || state.is === 'looking' ? null : (
        <ZipChooser onZip={choose} isDisabled={!isHydrated} />
      )}
      {summary ? (
        <Looked summary={summary}>
          {state.is === 'making' ? null : <Choices onMake={() => make(summary)} onOther={choose} />}
        </Looked>
      ) : null}
      {state.is === 'looking' || state.is === 'making' ? <OnItsWay state={state} /> : null}
    </GuidePage>
  )
}

type LostProps = { state: ImportState & { is: 'lost' }; onRetry: () => void }

function Lost({ state, onRetry }: LostProps) {
  const copy = useCopy(importCopy)
  return (
    <Banner
      tone="error"
      action={
        <Button size="compact" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {state.summary ? copy.notAnswered : copy.notSent}
    </Banner>
  )
}

type OnItsWayProps = { state: ImportState & { is: 'looking' | 'making' } }

/** Sending shows how far it is; what the server does then takes as long as there are photos. */
function OnItsWay({ state }: OnItsWayProps) {
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="import-title" className="flex flex-col gap-4">
      <h2 id="import-title" ref={heading} tabIndex={-1} className="outline-none">
        {copy.looked}
      </h2>
      <ImportSummary summary={summary} />
      {children}
    </section>
  )
}

type ChoicesProps = { onMake: () => void; onOther: (zip: File) => void }

function Choices({ onMake, onOther }: ChoicesProps) {
  const copy = useCopy(importCopy)
  const other = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="primary" onClick={onMake}>
        {copy.make}
      </Button>
      <Button onClick={() => other.current?.click()}>{copy.chooseOther}</Button>
      <ZipInput ref={other} onZip={onOther} />
    </div>
  )
}
