import { idKeyOf, isEntryId, type MakeId, textsOf, typedKeysOf } from '#domain/guide/entry-ids.ts'
import { entryOf, type Facts, fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { mapFields, textsIn } from '#domain/guide/walks.ts'
import { type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

type Naming = {
  /** Every id the form brings along: nothing else gets one of them. */
  brought: ReadonlySet<string>
  /** Every id of what is stored: no new entry gets one of them. */
  storedIds: ReadonlySet<string>
  given: Set<string>
  /** Of entries that came without one and do not say the same as before. */
  made: Set<string>
  makeId: MakeId
}

/**
 * The form with an id for every entry. One that has a good id keeps it; one without takes that of an entry of `stored` that
 * says the same, or of the one it was before somebody changed it; the rest get new ones. Those that do not say the same as
 * before are named apart.
 */
export function giveIds<Form extends GuidebookPayload>(
  form: Form,
  makeId: MakeId,
  stored?: GuidebookPayload,
): { form: Form; made: ReadonlySet<string> } {
  const naming = {
    brought: idsIn(form),
    storedIds: idsIn(stored),
    given: new Set<string>(),
    made: new Set<string>(),
    makeId,
  }
  const named = name(guidebookFormSchema, { value: form, stored }, naming)
  return { form: named as Form, made: naming.made }
}

type Pair = { value: unknown; stored: unknown }

function name(schema: Schema, { value, stored }: Pair, naming: Naming): unknown {
  if (value === undefined) return value
  const entry = entryOf(schema)
  if (entry) return idKeyOf(entry) ? nameEntries(entry, { value, stored }, naming) : value
  const before = readRecord(stored)
  return mapFields(schema, value, (part, key, parts) =>
    name(part, { value: parts[key], stored: before[key] }, naming),
  )
}

function nameEntries(entry: Schema, { value, stored }: Pair, naming: Naming) {
  const idKey = idKeyOf(entry) ?? ''
  const before = readList(stored).map((each) => readRecord(each))
  const entries = readList(value).map((each) => readRecord(each))
  const asSought = (each: JsonRecord) => toFind(entry, each, each[idKey])
  const ids = findIds(entries.map(asSought), before.map(asSought), naming)
  return entries.map((parts, at) => {
    const id = ids[at]
    const source = before.find((other) => other[idKey] === id)
    const texts = nameTexts(entry, { parts, source }, naming)
    // The entries of an entry, such as its photos.
    const inside = name(entry, { value: parts, stored: source }, naming)
    return { ...readRecord(inside), [idKey]: id, ...texts }
  })
}

type Named = { parts: JsonRecord; source: JsonRecord | undefined }

function nameTexts(entry: Schema, { parts, source }: Named, naming: Naming) {
  const texts = textsOf(entry)
  if (!texts) return {}
  const values = readList(parts[texts.key])
  const brought = readList(parts[texts.idsKey])
  const ids = brought.length === values.length ? brought : []
  const kept = readList(source?.[texts.key])
  const keptIds = readList(source?.[texts.idsKey])
  const named = findIds(
    values.map((text, at) => textToFind(text, ids[at])),
    kept.map((text, at) => textToFind(text, keptIds[at])),
    naming,
  )
  return { [texts.idsKey]: named }
}

/** An entry as its id is looked for: the one it brings, all it says, and each text of it. */
type ToFind = { id: unknown; content: string; texts: readonly string[] }

function toFind(entry: Schema, parts: JsonRecord, id: unknown): ToFind {
  return { id, content: contentOf(entry, parts), texts: typedIn(entry, parts) }
}

function textToFind(text: unknown, id: unknown): ToFind {
  return { id, content: String(text), texts: [] }
}

/** An id for each entry of a list, in three rounds: its own, that of the same entry, that of the entry it was before. */
function findIds(entries: readonly ToFind[], stored: readonly ToFind[], naming: Naming): string[] {
  const isLeft = ({ id }: ToFind) => !naming.brought.has(String(id)) && isFree(id, naming)
  const own = entries.map(({ id }) => keep(id, naming))
  const same = entries.map(({ content }, at) => {
    const found = stored.find((other) => other.content === content && isLeft(other))
    return own[at] ?? (found && keep(found.id, naming))
  })
  const changed = entries.filter((_, at) => same[at] === undefined)
  const earlier = matchChanged(changed, stored.filter(isLeft))
  return entries.map((each, at) => same[at] ?? nameChanged(earlier.get(each), naming))
}

function nameChanged(earlier: ToFind | undefined, naming: Naming): string {
  const id = earlier && keep(earlier.id, naming)
  if (id === undefined) return make(naming)
  naming.made.add(id)
  return id
}

/** What each changed entry was before: the only one left, or the only one with a text of it that no other one says. */
function matchChanged(changed: readonly ToFind[], left: readonly ToFind[]) {
  const [one, other] = [changed[0], left[0]]
  if (one && other && changed.length === 1 && left.length === 1) return new Map([[one, other]])
  const shares = (each: ToFind) => (candidate: ToFind) =>
    candidate.texts.some((text) => each.texts.includes(text))
  return new Map(
    changed.flatMap((each) => {
      const [earlier, ...others] = left.filter(shares(each))
      if (!earlier || others.length > 0 || changed.filter(shares(earlier)).length > 1) return []
      return [[each, earlier] as const]
    }),
  )
}

function isFree(id: unknown, { given }: Naming): id is string {
  return isEntryId(id) && !given.has(id)
}

function keep(id: unknown, naming: Naming): string | undefined {
  if (!isFree(id, naming)) return undefined
  naming.given.add(id)
  return id
}

function make(naming: Naming): string {
  for (;;) {
    const id = naming.makeId()
    if (naming.brought.has(id) || naming.storedIds.has(id) || !keep(id, naming)) continue
    naming.made.add(id)
    return id
  }
}

/** What an entry says, without what tells it apart and what not every client speaks of. */
function contentOf(entry: Schema, parts: JsonRecord): string {
  const isTold = ({ isInner, locks }: Facts) => !isInner && locks === undefined
  const told = fieldsOf(entry).filter(
    ([, part]) => isTold(open(part).facts) && !open(part).isOptional,
  )
  return JSON.stringify(told.map(([key]) => parts[key]))
}

/** What somebody typed in an entry, text by text. */
function typedIn(entry: Schema, parts: JsonRecord): string[] {
  return typedKeysOf(entry)
    .flatMap((key) => textsIn(parts[key]))
    .filter((text) => !isBlank(text))
}

function idsIn(form: GuidebookPayload | undefined): ReadonlySet<string> {
  return new Set(textsIn(form).filter(isEntryId))
}
