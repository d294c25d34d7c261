import { isCourtesyPlan, shouldHintToUnpublish } from '#domain/money/credits.ts'
import type { DeskCredits } from '#web/calls/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { RetryButton } from './loading.tsx'

export function CreditsPanel({ credits, error }: { credits?: DeskCredits; error?: string }) {
  const { credits: copy } = useCopy(deskCopy)
  if (!credits) {
    return (
      <section
        aria-label={copy.label}
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface px-4 py-4 sm:px-6"
      >
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
        <RetryButton />
      </section>
    )
  }
  return (
    <section
      aria-label={copy.label}
      className="grid grid-cols-3 overflow-hidden rounded-card border border-hairline bg-surface lg:grid-cols-[1fr_1fr_1fr_1.4fr]"
    >
      <dl className="contents">
        <Figure name={copy.label} value={credits.guideCredits} />
        <Figure name={copy.published} value={credits.publishedGuidesCount} />
        <Figure name={copy.available} value={credits.availableCredits} isMain />
      </dl>
      <Reading credits={credits} />
    </section>
  )
}

function Figure({ name, value, isMain }: { name: string; value: number; isMain?: boolean }) {
  return (
    <div className="border-hairline px-4 py-4 not-first:border-l max-sm:px-3 sm:px-6 sm:py-5">
      <dt className="text-sm break-words hyphens-auto text-ink-soft">{name}</dt>
      <dd
        className={joinClasses(
          'mt-1 font-heading text-3xl font-semibold leading-none tabular-nums',
          isMain && 'text-agave-ink',
        )}
      >
        {value}
      </dd>
    </div>
  )
}

/** The figures in a sentence: what they let the host do now. */
function Reading({ credits }: { credits: DeskCredits }) {
  const { title, lead, isWarm } = useReading(credits)
  return (
    <div
      className={joinClasses(
        'col-span-3 border-t border-hairline px-4 py-4 sm:px-6 lg:col-span-1 lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l',
        isWarm && 'bg-sun-soft',
      )}
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{lead}</p>
    </div>
  )
}

function useReading(credits: DeskCredits) {
  const copy = useCopy(deskCopy).credits
  const { availableCredits: available, overLimit } = credits
  if (overLimit > 0) return { title: copy.over, lead: copy.overLead(overLimit), isWarm: true }
  if (isCourtesyPlan(credits)) {
    return { title: copy.courtesy, lead: copy.courtesyLead(available), isWarm: true }
  }
  if (available > 0) return { title: copy.covered, lead: copy.coveredLead(available) }
  const lead = shouldHintToUnpublish(credits) ? copy.regain : copy.noneLead
  return { title: copy.none, lead, isWarm: true }
}
