import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Stays on the page while banners come and go, so that each one is read aloud when it comes. */
export function BannerRegion({
  children,
  className,
}: {
  children?: ReactNode
  className?: string
}) {
  return (
    <div aria-live="polite" className={joinClasses('flex flex-col gap-3 empty:hidden', className)}>
      {children}
    </div>
  )
}
