import { useMemo } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Pasted } from './pasted.ts'
import { reviewOf } from './review.ts'

type OpenReviewProps = { pasted: Pasted; form: GuidebookForm; onOpen: () => void }

/** How much of a text waits for its host, and the way back to it. */
export function OpenReview({ pasted: { read, answers }, form, onOpen }: OpenReviewProps) {
  const copy = useCopy(pasteCopy)
  const openCount = useMemo(
    () => (read ? reviewOf(form, read, answers).openCount : 0),
    [form, read, answers],
  )
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline bg-sun-soft px-4 py-1 text-sun-ink sm:px-6">
      <p className="min-w-0 font-semibold tabular-nums">
        {openCount > 0 ? copy.stillOpen(openCount) : copy.notInGuide}
      </p>
      <Button size="compact" onClick={onOpen}>
        {openCount > 0 ? copy.goOn : copy.goOnWithText}
      </Button>
    </div>
  )
}
