import type { DataExport } from '#web/calls/account.ts'
import { useAskingAgain } from '#web/calls/use-deed.ts'
import { allMyDataCopy, settingsCopy } from '#web/copy/accounts/settings.ts'
import { formatMoment, regionOf } from '#web/copy/formats/format.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { AccountForm, SettingRow } from './account-form.tsx'

/** A host leaves with everything: asks for the file, sees how far it is, and fetches it. */
export function AllMyData({ dataExport }: { dataExport: DataExport | undefined }) {
  const words = useCopy(allMyDataCopy)
  const { retry } = useCopy(uiCopy)
  return (
    <SettingRow
      title={words.title}
      opens={useCopy(settingsCopy).see}
      intro={words.intro}
      intents={['ask_for_data']}
      isOpen={dataExport !== undefined}
    >
      {dataExport ? <DataState dataExport={dataExport} /> : null}
      {!dataExport || dataExport.state === 'failed' ? (
        <AccountForm intent="ask_for_data" submit={dataExport ? retry : words.ask} />
      ) : null}
    </SettingRow>
  )
}

export function DataState({ dataExport }: { dataExport: DataExport }) {
  const words = useCopy(allMyDataCopy)
  const locale = useLocale()
  const { id, state, done, of, readyUntil, sizeBytes } = dataExport
  useAskingAgain(state === 'asked' || state === 'running')
  if (state === 'failed') return <Banner tone="error">{words.failed}</Banner>
  if (state === 'ready') {
    return (
      <div className="flex flex-col gap-3">
        <p role="status">
          {words.ready(
            megabytesOf(sizeBytes ?? 0, locale),
            formatMoment(new Date(readyUntil ?? ''), locale, inMexico),
          )}
        </p>
        <p className="text-ink-soft">{words.safe}</p>
        <a
          href={`/settings/data/${id}/file`}
          className={buttonLook({ tone: 'primary', className: 'w-full sm:w-auto sm:self-start' })}
        >
          {words.download}
        </a>
      </div>
    )
  }
  const said = state === 'asked' ? words.asked : words.running(done, of)
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{said}</p>
      <ProgressBar
        label={words.progress}
        valueText={said}
        {...(state === 'running' && of > 0 && { value: done / of })}
      />
    </div>
  )
}

function megabytesOf(bytes: number, locale: 'es' | 'en') {
  const digits = { maximumFractionDigits: bytes < 10e6 ? 1 : 0 }
  return new Intl.NumberFormat(regionOf[locale], digits).format(Math.max(bytes / 1e6, 0.1))
}

const inMexico = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City' } as const
