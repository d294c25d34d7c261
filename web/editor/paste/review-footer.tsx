import { Undo2, X } from 'lucide'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import type { Item, Place, Review } from './review.ts'
import type { ReviewDeeds } from './use-review.ts'

type ReviewFooterProps = {
  review: Review
  deeds: ReviewDeeds
  /** What the answers here are about: what is asked just now, or all that was chosen. */
  targets: readonly Item[]
  isChosen: boolean
  isSeen: boolean
  /** How many stand in their place that have not been in view. */
  unseenCount: number
  onUnpick: () => void
  onUndo: (() => void) | undefined
  onShow: () => void
  onLook: () => void
  onGo: () => void
}

/** At the lower edge, under the thumb: how far it is, and the answers to what is asked just now. */
export function ReviewFooter(props: ReviewFooterProps) {
  const { review, deeds, targets, isChosen, isSeen, unseenCount } = props
  const { onUnpick, onUndo, onShow, onLook, onGo } = props
  const copy = useCopy(pasteCopy)
  const openCount = review.open.length
  const done = review.total - openCount
  // Nothing goes into the guide that was not in view.
  const go =
    unseenCount > 0 ? copy.look(unseenCount) : openCount > 0 ? copy.goWithOpen(openCount) : copy.go
  const onOn = unseenCount > 0 ? onLook : onGo
  return (
    <div data-footer className="mx-auto flex w-full max-w-3xl flex-col gap-3">
      {review.total > 0 ? (
        <div className="flex min-h-11 items-center gap-3">
          {onUndo ? (
            <IconButton
              tone="quiet"
              icon={Undo2}
              label={copy.undo}
              onClick={onUndo}
              className="-ml-2"
            />
          ) : null}
          {isChosen ? (
            <p className="min-w-0 flex-1 text-sm font-semibold">{copy.chosen(targets.length)}</p>
          ) : (
            <div className="flex min-w-fit flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
              <p className="shrink-0 whitespace-nowrap text-sm text-ink-soft tabular-nums">
                {copy.progressShort(done, review.total)}
              </p>
              <ProgressBar
                label={copy.progress(done, review.total)}
                value={done / review.total}
                className="min-w-8 sm:flex-1"
              />
            </div>
          )}
          {isChosen ? (
            <IconButton tone="quiet" icon={X} label={copy.unchoose} onClick={onUnpick} />
          ) : openCount > 0 ? (
            <Button size="compact" onClick={onOn} className="min-w-0 tabular-nums">
              {go}
            </Button>
          ) : null}
        </div>
      ) : null}
      {openCount === 0 ? (
        <Button
          tone="primary"
          data-next
          onClick={onOn}
          className="min-h-13 w-full tabular-nums sm:w-auto sm:self-end"
        >
          {go}
        </Button>
      ) : (
        <div className={joinClasses('flex gap-2', isChosen ? undefined : 'sm:hidden')}>
          {isChosen || isSeen ? (
            <AnswerButtons
              items={targets}
              place={placeOf(review, targets)}
              deeds={deeds}
              size="thumb"
            />
          ) : (
            <Button tone="primary" data-next className="min-h-13 flex-1" onClick={onShow}>
              {copy.goOn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Where all of them stand; of several places, as words that nothing is known of. */
function placeOf(review: Review, items: readonly Item[]): Place {
  const places = (['asked', 'inTheWay', 'pieces'] as const).filter((place) =>
    items.some((item) => review[place].includes(item)),
  )
  return places.length === 1 ? (places[0] ?? 'pieces') : 'pieces'
}
