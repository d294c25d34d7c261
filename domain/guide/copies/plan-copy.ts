import { isLocked } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { says } from '#domain/guide/locks/said-openly.ts'
import { leavesIn, textsIn } from '#domain/guide/walks.ts'
import type { JsonRecord } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'
import { carryOver } from './carry-over.ts'
import type { SharedEntry } from './entries.ts'
import { sharedTextOf } from './shared-text.ts'

/** When an entry was last the same as in other guides, and what it said then. */
export type Agreement = {
  /** The same in every guide that said the same then. */
  agreement: string
  /** Of what it said. */
  digest: string
  /** Those before, the newest last. */
  earlier: readonly string[]
  /** Of what it said before it was last changed here. */
  said?: string | null
}

/** So many are remembered; one that is forgotten can only make an entry count as changed there. */
const mostEarlier = 20

/** What is known of an entry once it says the same as in other guides. */
export function agreedOn(
  known: Agreement | undefined,
  { agreement, digest }: Pick<Agreement, 'agreement' | 'digest'>,
): Agreement {
  if (!known || known.agreement === agreement) {
    return { agreement, digest, earlier: known?.earlier ?? [] }
  }
  return { agreement, digest, earlier: [...known.earlier, known.agreement].slice(-mostEarlier) }
}

type There = {
  /** Of what the entry says in the other guide now. */
  digest: string
  known: Agreement | undefined
}

/**
 * Whether an entry of another guide may follow this one: nobody has changed it there since the two last said the same.
 * Guides that were duplicated before anything was remembered are compared with what this one said before its change.
 */
export function mayFollow(there: There, here: Agreement | undefined): boolean {
  if (!here || !there.known) return [here?.said, here?.digest].includes(there.digest)
  return there.known.digest === there.digest && allOf(here).includes(there.known.agreement)
}

/** Whether two entries ever said the same as one another: the same id alone may be of a client's making. */
export function haveAgreed(one: Agreement | undefined, other: Agreement | undefined): boolean {
  if (!one || !other) return false
  const others = allOf(other)
  return allOf(one).some((agreement) => others.includes(agreement))
}

function allOf({ agreement, earlier }: Agreement) {
  return [...earlier, agreement]
}

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

/** Shorter ones are said by chance: a floor, a number of guests. */
const shortest = 3

/** Whether an entry repeats a code or a password of its home, which is nothing for another one. */
export function saysSecret(form: GuidebookForm, { entry }: Pick<SharedEntry, 'entry'>): boolean {
  const texts = textsIn(entry)
  return leavesIn(wholeFormSchema, form)
    .filter(({ facts }) => facts.isSecret)
    .flatMap(({ value }) => findText(value) ?? [])
    .filter(({ length }) => length >= shortest)
    .some((secret) => texts.some((text) => says(text, secret)))
}
