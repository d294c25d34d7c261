import { useNavigation } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'

/** A thin line while the next page is on its way; quick ones arrive before it shows. */
export function NavigationProgress() {
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
