import { LoaderCircle } from 'lucide'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Turns while something runs; what it is, is said beside it. */
export function Spinner({ size }: { size?: number }) {
  return (
    <span className="inline-flex shrink-0">
      <Icon of={LoaderCircle} size={size} className="animate-spin" />
    </span>
  )
}

/** Holds the place of what is still on its way; size comes with the class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={joinClasses('block h-5 animate-pulse rounded-control bg-hairline', className)}
    />
  )
}

type ProgressBarProps = {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number
  valueText?: string
  className?: string
}

export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={joinClasses('h-2 overflow-hidden rounded-pill bg-hairline', className)}
    >
      <div
        className={joinClasses(
          'h-full origin-left bg-primary forced-colors:bg-[Highlight]',
          percent === undefined ? 'animate-pulse' : 'transition-transform duration-150',
        )}
        style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
      />
    </div>
  )
}
