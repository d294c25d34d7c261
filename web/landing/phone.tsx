import type { ReactNode } from 'react'

/**
 * A phone to look at: nothing in it can be reached or is read aloud; the sample guide itself is one link away.
 * What is in it is laid out when it comes near the screen: its size is known without.
 */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <div
      inert
      aria-hidden="true"
      className="relative isolate h-[40rem] w-[22rem] max-w-full overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper text-start shadow-float [content-visibility:auto] dark:border-black"
    >
      {children}
    </div>
  )
}
