import { createContext } from 'react'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import type { Copying } from './copying.ts'

type Putting = {
  copying: Copying
  /** What is saved of this guide and may stand in others, by its id. */
  saved: ReadonlyMap<string, SharedEntry>
}

/** For the rows of the editor; a new guide has none. */
export const CopyingContext = createContext<Putting | undefined>(undefined)
