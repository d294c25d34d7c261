import { blankOf } from '#domain/guide/blanks.ts'
import { idKeyOf, textsOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, fieldsOf, isLocked, open, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { findFitting } from '#domain/guide/translations/translate.ts'
import { languagesIn, type Translations } from '#domain/guide/translations/translations.ts'
import { allWordsOf, wordsOf } from '#domain/guide/translations/words.ts'
import { isUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { leavesIn, textsIn } from '#domain/guide/walks.ts'
import { type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { findText, says } from '#domain/values/text.ts'
import { isSharedPart, type SharedEntry, sharedTextOf } from './entries.ts'

/** When an entry was last the same as in other guides, and what it said then. */
export type Agreement = {
  /** The same in every guide that said the same then. */
  agreement: string
  /** The digest of what it said then. */
  digest: string
  /** Those before, the newest last. */
  earlier: readonly string[]
  /** The digest of what it said before it was last changed here. */
  said?: string | null
}

/** So many are remembered; one that is forgotten can only make an entry count as changed there. */
const mostEarlier = 20

/** What is agreed on an entry once it says the same as in other guides. */
export function agreedOn(
  last: Agreement | undefined,
  { agreement, digest }: Pick<Agreement, 'agreement' | 'digest'>,
): Agreement {
  if (!last || last.agreement === agreement) {
    return { agreement, digest, earlier: last?.earlier ?? [] }
  }
  return { agreement, digest, earlier: [...last.earlier, last.agreement].slice(-mostEarlier) }
}

type There = {
  /** Of what the entry says in the other guide now. */
  digest: string
  agreed: Agreement | undefined
}

/**
 * Whether an entry of another guide may follow this one: nobody has changed it there since the two last said the same.
 * Guides that were duplicated before anything was remembered are compared with what this one said before its change.
 */
export function mayFollow(there: There, here: Agreement | undefined): boolean {
  if (!here || !there.agreed) return [here?.said, here?.digest].includes(there.digest)
  return there.agreed.digest === there.digest && allOf(here).includes(there.agreed.agreement)
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

type Side = { entry: SharedEntry; agreed: Agreement | undefined }

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
  const follows = mayFollow({ digest: digestOf(text), agreed: there.agreed }, here.agreed)
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

/** Whether an entry repeats a code or a password of its home, which is nothing for another one; of many, these are read once. */
export function saysSecret(
  form: GuidebookForm,
  { entry }: Pick<SharedEntry, 'entry'>,
  secrets = secretsIn(form),
): boolean {
  const texts = textsIn(entry)
  return secrets.some((secret) => texts.some((text) => says(text, secret)))
}

export function secretsIn(form: GuidebookForm): string[] {
  return leavesIn(wholeFormSchema, form)
    .filter(({ facts }) => facts.isSecret)
    .flatMap(({ value }) => findText(value) ?? [])
    .filter(({ length }) => length >= shortest)
}

type Pair = { from: JsonRecord; onto: JsonRecord }

/**
 * The entry of another guide, saying what this one says. What belongs to its home stays, and what is locked in either
 * of the two is locked.
 */
export function carryOver(entry: Schema, { from, onto }: Pair): JsonRecord {
  const texts = textsOf(entry)
  const next: Record<string, unknown> = { ...onto }
  for (const [key, part] of fieldsOf(entry)) {
    if (factsOf(part).locks !== undefined) {
      next[key] = from[key] === true || onto[key] === true
    } else if (key === texts?.idsKey) {
      next[key] = idsOfTexts(texts, { from, onto })
    } else if (isSharedPart(part)) {
      next[key] = carryPart(part, { from: from[key], onto: onto[key] })
    }
  }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
}

/** A text that stands there already keeps its id there: what is said of it in other languages hangs on that. */
function idsOfTexts({ key, idsKey }: { key: string; idsKey: string }, { from, onto }: Pair) {
  if (from[idsKey] === undefined) return undefined
  const ids = readList(from[idsKey])
  const there = readList(onto[key]).map((text, at) => ({ text, id: readList(onto[idsKey])[at] }))
  return readList(from[key]).map((text, at) => {
    const same = there.findIndex((each) => each.text === text && each.id !== undefined)
    return same < 0 ? ids[at] : there.splice(same, 1)[0]?.id
  })
}

function carryPart(part: Schema, { from, onto }: { from: unknown; onto: unknown }): unknown {
  if (from === undefined) return onto === undefined ? undefined : noneOf(part)
  if (open(part).def.type === 'object') {
    return carryOver(part, { from: readRecord(from), onto: readRecord(onto) })
  }
  const element = entryOf(part)
  const idKey = element && idKeyOf(element)
  if (!element || idKey === undefined) return from
  const before = readList(onto).map((each) => readRecord(each))
  return readList(from).map((each) => {
    const entry = readRecord(each)
    const same = before.find((other) => other[idKey] === entry[idKey])
    return carryOver(element, { from: entry, onto: same ?? entry })
  })
}

/** Left unsaid it would stay as it is there. */
function noneOf(part: Schema): unknown {
  const { type } = open(part).def
  if (type === 'array') return []
  return type === 'string' ? '' : undefined
}

/** An entry as it is put into a guide that does not have it: the same id, and nothing that belongs to the home it comes from. */
export function copyOf({ id, list, entry }: SharedEntry): JsonRecord {
  const blank = { ...readRecord(blankOf(list.entry)), [list.idKey]: id }
  return carryOver(list.entry, { from: entry, onto: blank })
}

type Arrived = Pick<SharedEntry, 'id' | 'list'>

/** A form in which entries of another guide have just arrived, with what that guide has noted of their texts. */
export function carryNotes(form: GuidebookForm, from: GuidebookForm, ...arrived: Arrived[]) {
  return carryUnconfirmed(carryTranslations(form, from, ...arrived), from, ...arrived)
}

/** Told by the address of a text: its list, and an id there. */
function isIn(arrived: readonly Arrived[]) {
  const lists = new Map(arrived.map(({ id, list }) => [id, list.path]))
  return ({ path }: { path: string }) =>
    path.split('.').some((key, at, keys) => lists.get(key) === keys.slice(0, at).join('.'))
}

/**
 * What that guide says of it in the languages that both have, but for what repeats a code of its home. A translation of here that
 * fits stays.
 */
export function carryTranslations(form: GuidebookForm, from: GuidebookForm, ...arrived: Arrived[]) {
  const { translations } = form
  if (!translations || !from.translations || form.language !== from.language) return form
  const words = wordsOf(form).filter(isIn(arrived))
  const secrets = secretsIn(from)
  const mayLeave = (text: string) => !secrets.some((secret) => says(text, secret))
  const carried = languagesIn(translations).map((language) => {
    const here = translations[language] ?? {}
    const there = from.translations?.[language] ?? {}
    const added = words.flatMap(({ path, original }) => {
      const found = findFitting(there, path, original)
      const isMissing = !findFitting(here, path, original)
      return found && isMissing && mayLeave(found.text) ? [[path, found] as const] : []
    })
    return [language, { ...here, ...Object.fromEntries(added) }] as const
  })
  return { ...form, translations: Object.fromEntries(carried) as Translations }
}

/** What nobody confirmed there is not confirmed here. */
export function carryUnconfirmed(form: GuidebookForm, from: GuidebookForm, ...arrived: Arrived[]) {
  if (!from.unconfirmed) return form
  const waiting = allWordsOf(form)
    .filter(isIn(arrived))
    .filter(({ path, original }) => isUnconfirmed(from.unconfirmed, path, original))
  if (waiting.length === 0) return form
  const carried = waiting.map(({ path }) => [path, from.unconfirmed?.[path] ?? ''] as const)
  return { ...form, unconfirmed: { ...form.unconfirmed, ...Object.fromEntries(carried) } }
}
