import { joinClasses } from '#web/ui/join-classes.ts'

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
