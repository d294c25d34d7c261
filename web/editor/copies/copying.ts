import { createContext } from 'react'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

export type OtherGuide = { id: string; name: string }

export type Copying = {
  /** As it was loaded: what is saved of it, not what is typed. */
  guide: { id: string; version: number; link: string; language: GuideLanguage }
  /** What is saved of it and may stand in others, by its id. */
  saved: ReadonlyMap<string, SharedEntry>
  others: (OtherGuide & { language: GuideLanguage })[]
}

/** For whatever the editor does with the host's other guides; a new guide shares nothing with them yet. */
export const CopyingContext = createContext<Copying | undefined>(undefined)
