import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { Site } from './site.ts'
import { contentId, SkipLink } from './skip-link.tsx'

/** Header, content, footer. Pages bring what goes inside `main`. */
export function PageFrame({ site, children }: { site?: Site; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      {site ? <Header site={site} /> : null}
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {site ? <Footer site={site} /> : null}
    </div>
  )
}
