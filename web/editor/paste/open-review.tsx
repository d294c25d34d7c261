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
    () => (read ? reviewOf(form, read, answers).open.length : 0),
    [form, read, answers],
  )
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 border-b border-hairline bg-sun-soft px-4 py-1 text-sm text-sun-ink sm:px-6 sm:text-base">
      <p className="min-w-0 font-semibold tabular-nums">
        {openCount > 0 ? copy.stillOpen(openCount) : copy.notInGuide}
      </p>
      <Button size="compact" onClick={onOpen} className="shrink-0">
        {openCount > 0 ? copy.goOn : copy.goOnWithText}
      </Button>
    </div>
  )
}
