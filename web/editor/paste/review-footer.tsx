import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import type { Verdict } from './pasted.ts'

type ReviewFooterProps = {
  /** How many it is about, and how many of them nobody has said anything to yet. */
  total: number
  openCount: number
  /** What is asked just now; nothing waits without it. */
  current: { label: string; isSeen: boolean } | undefined
  onVerdict: (verdict: Verdict) => void
  onShow: () => void
  onGo: () => void
}

/** At the lower edge, under the thumb: how far it is, and the two answers to what is asked just now. */
export function ReviewFooter({ total, openCount, current, ...deeds }: ReviewFooterProps) {
  const copy = useCopy(pasteCopy)
  const { onVerdict, onShow, onGo } = deeds
  const done = total - openCount
  const go = openCount > 0 ? copy.goWithOpen(openCount) : copy.go
  return (
    <div data-footer className="mx-auto flex w-full max-w-5xl flex-col gap-3">
      {total > 0 ? (
        <div className="flex items-center gap-3">
          <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
            <p className="shrink-0 whitespace-nowrap text-sm text-ink-soft tabular-nums">
              {copy.progressShort(done, total)}
            </p>
            <ProgressBar
              label={copy.progress(done, total)}
              value={done / total}
              className="min-w-8 sm:flex-1"
            />
          </div>
          {current ? (
            <Button size="compact" onClick={onGo} className="-my-1.5 shrink-0 tabular-nums">
              {go}
            </Button>
          ) : null}
        </div>
      ) : null}
      {current ? (
        <CurrentButtons current={current} onVerdict={onVerdict} onShow={onShow} />
      ) : (
        <Button
          tone="primary"
          data-next
          onClick={onGo}
          className="min-h-13 w-full tabular-nums sm:w-auto sm:self-end"
        >
          {go}
        </Button>
      )}
    </div>
  )
}

type CurrentButtonsProps = Pick<ReviewFooterProps, 'onVerdict' | 'onShow'> & {
  current: { label: string; isSeen: boolean }
}

/** Nothing is answered that is out of sight: then the one button leads there. Wider screens have theirs on the card. */
function CurrentButtons({ current: { label, isSeen }, onVerdict, onShow }: CurrentButtonsProps) {
  const copy = useCopy(pasteCopy)
  return (
    <div className="flex gap-3 *:flex-1 sm:hidden">
      {isSeen ? (
        <Button
          key="out"
          className="min-h-13"
          aria-label={copy.of(copy.leaveOut, label)}
          onClick={() => onVerdict('out')}
        >
          {copy.leaveOut}
        </Button>
      ) : null}
      {/* One button for both, so that a focus on it stays. */}
      <Button
        key="on"
        tone="primary"
        data-next
        className="min-h-13"
        aria-label={isSeen ? copy.of(copy.accept, label) : undefined}
        onClick={() => (isSeen ? onVerdict('in') : onShow())}
      >
        {isSeen ? copy.accept : copy.goOn}
      </Button>
    </div>
  )
}
