import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

export type BadgeTone = 'neutral' | 'success' | 'attention' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface text-ink-soft border-hairline',
  success: 'bg-agave-soft text-agave-ink border-transparent',
  attention: 'bg-sun-soft text-sun-ink border-transparent',
  danger: 'bg-danger-soft text-danger-ink border-transparent',
}

type BadgeProps = {
  tone?: BadgeTone
  hasDot?: boolean
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', hasDot, children, className }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-2 rounded-pill border px-3 py-1 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {hasDot ? <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" /> : null}
      <span className="truncate">{children}</span>
    </span>
  )
}

export function StatusDot({ isComplete }: { isComplete: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'size-2.5 shrink-0 rounded-full border',
        isComplete ? 'border-agave-ink bg-agave-ink forced-colors:bg-[CanvasText]' : 'border-edge',
      )}
    />
  )
}
