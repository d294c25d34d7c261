import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { loadPart } from '#web/ui/load-part.ts'
import type { PastedStore } from './pasted.ts'

const OpenReview = lazy(
  loadPart(async () => ({ default: (await import('./open-review.tsx')).OpenReview })),
)

type OpenReviewHintProps = { pasted: PastedStore; form: GuidebookForm; onOpen: () => void }

/** Above the form, as long as something of a text that was brought waits. */
export function OpenReviewHint({ pasted, form, onOpen }: OpenReviewHintProps) {
  const current = useSyncExternalStore(pasted.subscribe, pasted.read)
  if (!current) return null
  return (
    <Suspense fallback={null}>
      <OpenReview pasted={current} form={form} onOpen={onOpen} />
    </Suspense>
  )
}
