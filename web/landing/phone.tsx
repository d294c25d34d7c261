import type { ReactNode } from 'react'

type PhoneProps = {
  /** A picture of a phone: nothing in it can be reached or read aloud. */
  isStill?: boolean
  children: ReactNode
}

export function Phone({ isStill, children }: PhoneProps) {
  return (
    <div
      inert={isStill}
      className="h-[40rem] w-[22rem] max-w-full overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper text-start shadow-float dark:border-black"
    >
      {children}
    </div>
  )
}
