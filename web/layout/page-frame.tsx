import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useSite } from '#web/calls/use-site.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, content, footer. Pages bring what goes inside `main`. */
export function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      {site ? <Header {...site} /> : null}
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {site ? <Footer {...site} /> : null}
    </div>
  )
}

const contentId = 'content'

function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className={
        'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-tooltip px-4 py-3 font-semibold ' +
        'text-on-tooltip no-underline focus:translate-y-0 print:hidden'
      }
    >
      {useCopy(layoutCopy).skipToContent}
    </a>
  )
}

/** A thin line while the next page is on its way; quick ones arrive before it shows. */
function NavigationProgress() {
  const { loadingPage } = useCopy(layoutCopy)
  const isLoading = useNavigation().state === 'loading'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {isLoading ? (
        <div className="navigation-progress h-[3px] bg-primary">
          <span className="sr-only">{loadingPage}</span>
        </div>
      ) : null}
    </div>
  )
}
