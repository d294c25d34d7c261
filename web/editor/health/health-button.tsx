import { ListChecks } from 'lucide'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { healthOf } from '#domain/guide/health/health.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { loadPart } from '#web/ui/load-part.ts'

const HealthDialog = lazy(
  loadPart(async () => ({ default: (await import('./health-dialog.tsx')).HealthDialog })),
)

type HealthButtonProps = {
  /** As it was a moment ago: the figure may lag behind typing. */
  form: GuidebookForm
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onJump: (path: string) => void
  onLanguages: () => void
}

/** How many of the questions guests ask most the guide answers. */
export function HealthButton(props: HealthButtonProps) {
  const { form, isOpen, onOpenChange, onJump, onLanguages } = props
  const copy = useCopy(healthCopy)
  const lagging = useDeferredValue(form)
  const { answered, of } = useMemo(() => healthOf(lagging), [lagging])
  return (
    <>
      <Button
        size="compact"
        icon={ListChecks}
        aria-label={`${copy.title}: ${copy.figure(answered, of)}`}
        onClick={() => onOpenChange(true)}
        className="shrink-0 max-sm:w-11 max-sm:px-0"
      >
        <span className="tabular-nums max-sm:hidden">{copy.short(answered, of)}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HealthDialog
            onClose={() => onOpenChange(false)}
            onJump={onJump}
            onLanguages={onLanguages}
          />
        </Suspense>
      ) : null}
    </>
  )
}
