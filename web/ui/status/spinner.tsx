import { LoaderCircle } from 'lucide'
import { Icon } from '#web/ui/icon.tsx'

/** Turns while something runs; what it is, is said beside it. */
export function Spinner({ size }: { size?: number }) {
  return (
    <span className="inline-flex shrink-0">
      <Icon of={LoaderCircle} size={size} className="animate-spin" />
    </span>
  )
}
