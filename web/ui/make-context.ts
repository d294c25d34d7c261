import { createContext, use } from 'react'

/** What is given to a part of the screen, and how that part asks for it; outside of it there is nothing to go on with. */
export function makeContext<Given>(whenMissing: string) {
  const Context = createContext<Given | undefined>(undefined)
  const find = () => {
    const given = use(Context)
    if (given === undefined) throw new Error(whenMissing)
    return given
  }
  return [Context, find] as const
}
