import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { JsonRecord } from '#domain/values/read-json.ts'
import type { SavedGuide } from '#web/editor/saving/save-outcome.ts'

export type OtherGuide = { id: string; name: string }

/** Another guide, and the language it is written in. */
export type GuideToChoose = OtherGuide & { language: GuideLanguage }

/** One guide in which an entry stands, too: what it says there, what it would say, and why it cannot. */
export type CopyThere = OtherGuide & {
  version: number
  before: JsonRecord
  after: JsonRecord
  /** Why it stays as it is, in words. */
  skipped?: string
}

export type CopiedEntry = { entryId: string; list: string; guides: CopyThere[] }

/** What a save offers: the guide as it was saved, and what of it can follow elsewhere. */
export type SpreadOffer = { guide: SavedGuide; copies: CopiedEntry[] }

export type CopyOutcome = OtherGuide & {
  done: string[]
  /** Why entries stayed out, in words. */
  reasons: string[]
}

export type CopyAnswer =
  | { is: 'done'; guides: CopyOutcome[] }
  | { is: 'refused'; code: string; message: string }
  /** Nobody answered: whether it was done is not known. */
  | { is: 'unreachable' }

type Order = { id: string; version: number; saveId: string }

export type SpreadOrder = Order & { guides: { id: string; version: number; entries: string[] }[] }

export type PutOrder = Order & { entries: string[]; guides: string[] }

/** What the editor may do with the host's other guides. */
export type Copying = {
  /** As it was loaded: what is saved of it, not what is typed. */
  guide: { id: string; version: number; language: GuideLanguage }
  /** What is saved of it and may stand in others, by its id. */
  saved: ReadonlyMap<string, SharedEntry>
  others: GuideToChoose[]
  spread: (order: SpreadOrder) => Promise<CopyAnswer>
  put: (order: PutOrder) => Promise<CopyAnswer>
  /** Other guides say something else now. */
  onDone: () => void
  onSignedOut: () => void
}

/** What it takes to let a change follow. */
export type Spreading = Pick<Copying, 'spread' | 'onDone' | 'onSignedOut'>

/** Nothing where nothing could be applied: a question without an answer is not asked. */
export function spreadOfferOf(
  guide: SavedGuide,
  copies: readonly CopiedEntry[],
): SpreadOffer | undefined {
  const offered = copies.filter(({ guides }) => guides.some(({ skipped }) => !skipped))
  return offered.length > 0 ? { guide, copies: offered } : undefined
}

export function byName(one: OtherGuide, other: OtherGuide) {
  return one.name.localeCompare(other.name, 'es', { numeric: true })
}
