import { LoaderCircle } from 'lucide'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type SpinnerProps = { label?: string; size?: number }

/** Turns while something runs; with a label it says so. */
export function Spinner({ label, size }: SpinnerProps) {
  return (
    <span className="inline-flex shrink-0" role={label ? 'status' : undefined}>
      <Icon of={LoaderCircle} size={size} className="animate-spin" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
