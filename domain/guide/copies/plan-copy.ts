import { isLocked } from '#domain/guide/facts.ts'
import type { JsonRecord } from '#domain/values/read-json.ts'
import { type Agreement, mayFollow } from './agreements.ts'
import { carryOver } from './carry-over.ts'
import type { SharedEntry } from './entries.ts'
import { sharedTextOf } from './shared-text.ts'

/** Makes few bytes of a text, the same of the same. */
export type DigestOf = (text: string) => string

type Side = { entry: SharedEntry; known: Agreement | undefined }

export type CopyPlan =
  /** It says so already. */
  { is: 'same' } | { is: 'changed_there'; after: JsonRecord } | { is: 'follows'; after: JsonRecord }

/** What becomes of an entry in another guide when it follows this one. */
export function planCopy(here: Side, there: Side, digestOf: DigestOf): CopyPlan {
  const schema = here.entry.list.entry
  const after = carryOver(schema, { from: here.entry.entry, onto: there.entry.entry })
  const text = sharedTextOf(schema, there.entry.entry)
  const saysSame = sharedTextOf(schema, after) === text
  if (saysSame && isLocked(after) === isLocked(there.entry.entry)) return { is: 'same' }
  const follows = mayFollow({ digest: digestOf(text), known: there.known }, here.known)
  return { is: follows ? 'follows' : 'changed_there', after }
}

/** The entries that a change made say something else, or locked, in the list they stood in before. */
export function changedEntries(
  before: ReadonlyMap<string, SharedEntry>,
  after: ReadonlyMap<string, SharedEntry>,
): SharedEntry[] {
  return [...after.values()].filter((entry) => {
    const earlier = before.get(entry.id)
    if (!earlier || earlier.list !== entry.list) return false
    const isSame =
      sharedTextOf(entry.list.entry, earlier.entry) === sharedTextOf(entry.list.entry, entry.entry)
    return !isSame || (isLocked(entry.entry) && !isLocked(earlier.entry))
  })
}
