import type { ReactNode } from 'react'

/** Stays on the page while banners come and go, so that each one is read aloud when it comes. */
export function BannerRegion({ children }: { children?: ReactNode }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {children}
    </div>
  )
}
