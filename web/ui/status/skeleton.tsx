import { joinClasses } from '#web/ui/join-classes.ts'

/** Holds the place of what is still on its way; size comes with the class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={joinClasses('block h-5 animate-pulse rounded-control bg-hairline', className)}
    />
  )
}
