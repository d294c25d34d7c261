import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

type ReviewFooterProps = {
  done: number
  total: number
  /** What is asked just now; nothing waits without it. */
  current: { label: string; isSeen: boolean } | undefined
  onVerdict: (verdict: 'in' | 'out') => void
  onShow: () => void
  onGo: () => void
}

/** At the lower edge, under the thumb: how far it is, and the two answers to what is asked just now. */
export function ReviewFooter({ done, total, current, ...deeds }: ReviewFooterProps) {
  const copy = useCopy(pasteCopy)
  const { onVerdict, onShow, onGo } = deeds
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-3">
      {total > 0 ? (
        <div className="flex items-center gap-3">
          <p className="text-sm text-ink-soft tabular-nums">{copy.progress(done, total)}</p>
          <ProgressBar
            label={copy.progress(done, total)}
            value={done / total}
            className="min-w-8 flex-1"
          />
          {current ? (
            <Button
              size="compact"
              tone="quiet"
              aria-label={copy.goWithOpen(total - done)}
              onClick={onGo}
              className="-my-2"
            >
              {copy.go}
            </Button>
          ) : null}
        </div>
      ) : null}
      {current ? (
        <CurrentButtons current={current} onVerdict={onVerdict} onShow={onShow} />
      ) : (
        <Button tone="primary" onClick={onGo} className="min-h-13 w-full sm:w-auto sm:self-end">
          {copy.go}
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
  if (!isSeen) {
    return (
      <Button tone="primary" onClick={onShow} className="min-h-13 w-full sm:hidden">
        {copy.goOn}
      </Button>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:hidden">
      <Button
        className="min-h-13"
        aria-label={copy.of(copy.leaveOut, label)}
        onClick={() => onVerdict('out')}
      >
        {copy.leaveOut}
      </Button>
      <Button
        tone="primary"
        className="min-h-13"
        aria-label={copy.of(copy.accept, label)}
        onClick={() => onVerdict('in')}
      >
        {copy.accept}
      </Button>
    </div>
  )
}
