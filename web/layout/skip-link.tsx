import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'

export const contentId = 'content'

export function SkipLink() {
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
