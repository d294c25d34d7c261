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
