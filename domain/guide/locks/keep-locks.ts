import { idKeyOf, listsIn, typedKeysOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, fieldsOf, isLocked, partsOf, type Schema } from '#domain/guide/facts.ts'
import {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  wholeFormSchema,
} from '#domain/guide/guide-form.ts'
import { welcome } from '#domain/guide/sections/welcome.ts'
import type { StoredSection } from '#domain/guide/stored/stored-guide.ts'
import { type FilledField, leavesIn, mapFields, mapLeaves, textsIn } from '#domain/guide/walks.ts'
import { isRecord, type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { findText, isBlank } from '#domain/values/text.ts'
import { closingOf } from './close-locked.ts'

/**
 * The form with the locks that it does not speak of: a save that says nothing of a lock opens none. Where it cannot be
 * told which entry a locked one has become, every entry that could be it is locked.
 */
export function keepLocks<Form extends GuidebookPayload>(
  form: Form,
  stored: GuidebookPayload,
  made: ReadonlySet<string>,
): Form {
  const networks = [
    ...readList(stored.welcome.wifiNetworks),
    ...readList(stored.wifiTech.wifiNetworks),
  ]
  const locked = lockedSayings(lockedIn(stored))
  return keep(guidebookFormSchema, { value: form, stored, made, networks, locked }) as Form
}

function lockedIn(value: unknown): JsonRecord[] {
  if (Array.isArray(value)) return value.flatMap(lockedIn)
  if (!isRecord(value)) return []
  const inside = Object.values(value).flatMap(lockedIn)
  return isLocked(value) ? [value, ...inside] : inside
}

/** What all that is locked says, under the names it says it: each entry of a save is held against it once. */
function lockedSayings(entries: readonly JsonRecord[]) {
  const under = new Map<string, Set<string>>()
  for (const [key, value] of entries.flatMap((each) => Object.entries(each))) {
    const said = under.get(key) ?? new Set()
    for (const text of textsOf(value)) said.add(text)
    under.set(key, said)
  }
  return {
    isNone: entries.length === 0,
    ids: new Set(entries.map((each) => each.entryId ?? each.id)),
    pictures: new Set(entries.flatMap(picturesOf)),
    under,
  }
}

type Keeping = {
  value: unknown
  stored: unknown
  /** Ids that were made just now, for entries that came without and say something new. */
  made: ReadonlySet<string>
  /** Asked for in two tabs: one that goes from one to the other stays what it was. */
  networks: readonly unknown[]
  /** Everything that is locked: an entry that moves to another list stays what it was. */
  locked: ReturnType<typeof lockedSayings>
}

function keep(schema: Schema, { value, stored, ...rest }: Keeping): unknown {
  const entry = entryOf(schema)
  if (entry) {
    if (!idKeyOf(entry) || value === undefined) return value
    const before = 'ssid' in partsOf(entry) ? rest.networks : readList(stored)
    return keepInList(entry, { entries: readList(value), stored: before, ...rest })
  }
  const before = readRecord(stored)
  return mapFields(schema, value, (part, key, parts) => {
    return factsOf(part).locks !== undefined && parts[key] === undefined
      ? before[key]
      : keep(part, { value: parts[key], stored: before[key], ...rest })
  })
}

type InList = Pick<Keeping, 'made' | 'locked'> & {
  entries: readonly unknown[]
  stored: readonly unknown[]
}

function keepInList(entry: Schema, { entries, stored, made, locked: everywhere }: InList) {
  if (everywhere.isNone) return [...entries]
  const locked = stored.filter(isLocked).map((each) => readRecord(each))
  const idKey = idKeyOf(entry) ?? ''
  const idsHere = new Set(entries.map((each) => readRecord(each)[idKey]))
  const isLost = locked.some((each) => !idsHere.has(each[idKey]))
  return entries.map((each) => {
    const parts = readRecord(each)
    if (parts.stayOnly !== undefined) return each
    const same = stored.find((other) => readRecord(other)[idKey] === parts[idKey])
    const isOfBefore = same !== undefined && !made.has(String(parts[idKey]))
    const isMoved = everywhere.ids.has(parts[idKey])
    const isToLock = isOfBefore
      ? isLocked(same) || takesOver(entry, parts, readRecord(same), everywhere)
      : isLost || isMoved || sharesText(entry, parts, everywhere)
    return isToLock ? { ...parts, stayOnly: true } : each
  })
}

/** Whether an entry says something that a locked one says under the same name. */
function sharesText(entry: Schema, one: JsonRecord, { pictures, under }: Keeping['locked']) {
  if (picturesOf(one).some((text) => pictures.has(text))) return true
  return typedIn(entry).some((key) => textsOf(one[key]).some((text) => under.get(key)?.has(text)))
}

/** A photo is the same under either of the names that a block has for it. */
function picturesOf({ photoUrl, photos }: JsonRecord) {
  return textsOf([photoUrl, photos])
}

/** What of an entry somebody typed, a text, a list of them, or entries of its own. */
function typedIn(entry: Schema): string[] {
  return [...typedKeysOf(entry), ...listsIn(entry).map(([key]) => key)]
}

/** Whether an entry that was open says, besides its name, what it did not say before and a locked one did. */
function takesOver(entry: Schema, one: JsonRecord, before: JsonRecord, locked: Keeping['locked']) {
  const changed = fieldsOf(entry).flatMap(([key, part]) => {
    if (factsOf(part).isName) return []
    const said = textsOf(before[key])
    return [[key, textsOf(one[key]).filter((text) => !said.includes(text))] as const]
  })
  return sharesText(entry, Object.fromEntries(changed), locked)
}

/** A text, a list of texts, or what the entries of a list say; of anything else none. */
function textsOf(value: unknown): string[] {
  return textsIn(value, ['id']).filter((text) => !isBlank(text))
}

/** Codes of which nobody has said who may read them, with a lock that is on or off. */
export function sayCodes<Form extends GuidebookPayload>(form: Form, isLocked: boolean): Form {
  return sayCodesIn(guidebookFormSchema, form, isLocked)
}

/** A section of a copied guide, with a lock on each code of which nobody has said who may read it. */
export function withUnsaidCodesLocked<Kept extends StoredSection>(section: Kept): Kept {
  if (section.sectionType !== 'welcome') return section
  return { ...section, metadata: sayCodesIn(welcome, section.metadata, true) }
}

function sayCodesIn<Part>(schema: Schema, part: Part, isLocked: boolean): Part {
  return mapLeaves(schema, part, ({ facts, value, owner }) => {
    const isUnsaid = facts.locks !== undefined && value === undefined
    return isUnsaid && findText(owner.code) !== undefined ? isLocked : value
  })
}

/** The form with every lock said: whoever sends it has seen what is locked and what is not. */
export function sayLocks<Form extends GuidebookPayload>(form: Form): Form {
  return mapLeaves(guidebookFormSchema, form, ({ facts, value }) =>
    facts.locks === undefined ? value : value === true,
  )
}

/** An earlier form that is brought back, with every lock said: what was locked then, or at any time since, is locked. */
export function lockAsSince(form: GuidebookForm, since: readonly GuidebookForm[]): GuidebookForm {
  const { names, values } = lockedOf(since)
  return mapLeaves(wholeFormSchema, form, (leaf) => {
    if (leaf.facts.locks === undefined) return leaf.value
    return leaf.value === true || names.has(nameOf(leaf)) || repeats(leaf.owner, values)
  })
}

/** Whether a form locks something, by its id or by its value, that none of the others locks. */
export function locksAlone(form: GuidebookForm, others: readonly GuidebookForm[]): boolean {
  const { names, values } = lockedOf(others)
  const hasOwnName = locksIn(form).some((name) => !names.has(name))
  return hasOwnName || lockedValuesOf(form).some((value) => !values.has(value))
}

function lockedOf(forms: readonly GuidebookForm[]) {
  return {
    /** Ids of entries, and places of texts. */
    names: new Set(forms.flatMap(locksIn)),
    /** Codes, passwords and names of networks: typed again they have another id. */
    values: new Set(forms.flatMap(lockedValuesOf)),
  }
}

function lockedValuesOf(form: GuidebookForm): string[] {
  const { networks, secrets } = closingOf(form)
  return [...networks, ...secrets]
}

function locksIn(form: GuidebookForm): string[] {
  return leavesIn(wholeFormSchema, form)
    .filter(({ facts, value }) => facts.locks !== undefined && value === true)
    .map(nameOf)
}

function repeats({ ssid, password, code }: JsonRecord, values: ReadonlySet<string>) {
  return [ssid, password, code].some((value) => values.has(findText(value) ?? ''))
}

/** An entry is known by its id wherever it stands, a text by its place. */
function nameOf({ owner: { entryId, id }, path }: FilledField): string {
  const own = entryId ?? id
  return typeof own === 'string' ? own : path.filter((key) => !/^\d+$/.test(key)).join('.')
}
