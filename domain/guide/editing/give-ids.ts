import { idKeyOf, isEntryId, listsIn, type MakeId, textsOf } from '#domain/guide/entry-ids.ts'
import { entryOf, type Facts, open, partsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'

type Naming = {
  /** Every id the form brings along: nothing else gets one of them. */
  brought: ReadonlySet<string>
  /** Every id of what is known: no new entry gets one of them. */
  known: ReadonlySet<string>
  given: Set<string>
  made: Set<string>
  makeId: MakeId
}

/**
 * The form with an id for every entry. One that has a good id keeps it; one without takes that of an entry of `known` that
 * says the same; the rest get new ones, which are named apart.
 */
export function giveIds<Form extends GuidebookPayload>(
  form: Form,
  makeId: MakeId,
  known?: GuidebookPayload,
): { form: Form; made: ReadonlySet<string> } {
  const brought = new Set(idsIn(guidebookFormSchema, form))
  const naming = {
    brought,
    known: new Set(idsIn(guidebookFormSchema, known)),
    given: new Set<string>(),
    made: new Set<string>(),
    makeId,
  }
  const named = name(guidebookFormSchema, { value: form, known }, naming)
  return { form: named as Form, made: naming.made }
}

type Pair = { value: unknown; known: unknown }

function name(schema: Schema, { value, known }: Pair, naming: Naming): unknown {
  const entry = entryOf(schema)
  if (entry) return idKeyOf(entry) ? nameEntries(entry, { value, known }, naming) : value
  if (open(schema).def.type !== 'object' || value === undefined) return value
  const parts = readRecord(value)
  const before = readRecord(known)
  const named = Object.entries(partsOf(schema))
    .filter(([key]) => parts[key] !== undefined)
    .map(([key, part]) => [key, name(part, { value: parts[key], known: before[key] }, naming)])
  return { ...parts, ...Object.fromEntries(named) }
}

function nameEntries(entry: Schema, { value, known }: Pair, naming: Naming) {
  const idKey = idKeyOf(entry) ?? ''
  const before = readList(known).map((each) => readRecord(each))
  const findSame = finder(
    before.map((each) => ({ id: each[idKey], text: contentOf(entry, each) })),
    naming,
  )
  return readList(value).map((each) => {
    const parts = readRecord(each)
    const id = keep(parts[idKey], naming) ?? findSame(contentOf(entry, parts)) ?? make(naming)
    const source = before.find((other) => other[idKey] === id)
    return {
      ...parts,
      [idKey]: id,
      ...nameTexts(entry, { parts, source }, naming),
      ...nameInside(entry, { parts, source }, naming),
    }
  })
}

type Named = { parts: JsonRecord; source: JsonRecord | undefined }

/** The entries of an entry, such as its photos. */
function nameInside(entry: Schema, { parts, source }: Named, naming: Naming) {
  const lists = listsIn(entry).filter(([key]) => parts[key] !== undefined)
  const named = lists.map(([key, list]) => [
    key,
    name(list, { value: parts[key], known: source?.[key] }, naming),
  ])
  return Object.fromEntries(named)
}

function nameTexts(entry: Schema, { parts, source }: Named, naming: Naming) {
  const texts = textsOf(entry)
  if (!texts) return {}
  const values = readList(parts[texts.key])
  const brought = readList(parts[texts.idsKey])
  const ids = brought.length === values.length ? brought : []
  const kept = readList(source?.[texts.key])
  const keptIds = readList(source?.[texts.idsKey])
  const findSame = finder(
    kept.map((text, at) => ({ id: keptIds[at], text: String(text) })),
    naming,
  )
  return {
    [texts.idsKey]: values.map(
      (text, at) => keep(ids[at], naming) ?? findSame(String(text)) ?? make(naming),
    ),
  }
}

function finder(known: readonly { id: unknown; text: string }[], naming: Naming) {
  return (text: string) => {
    const same = known.find(
      ({ id, text: other }) =>
        other === text && !naming.brought.has(String(id)) && isFree(id, naming),
    )
    return same && keep(same.id, naming)
  }
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
    if (naming.brought.has(id) || naming.known.has(id) || !keep(id, naming)) continue
    naming.made.add(id)
    return id
  }
}

/** What an entry says, without what tells it apart and what not every client speaks of. */
function contentOf(entry: Schema, parts: JsonRecord): string {
  const isTold = ({ isInner, locks }: Facts) => !isInner && locks === undefined
  const told = Object.entries(partsOf(entry)).filter(
    ([, part]) => isTold(open(part).facts) && !open(part).isOptional,
  )
  return JSON.stringify(told.map(([key]) => parts[key]))
}

function idsIn(schema: Schema, value: unknown): string[] {
  const entry = entryOf(schema)
  if (entry) return readList(value).flatMap((each) => idsIn(entry, each))
  if (open(schema).facts.isEntryId) return isEntryId(value) ? [value] : []
  const parts = readRecord(value)
  const texts = textsOf(schema)
  const own = texts ? readList(parts[texts.idsKey]).filter(isEntryId) : []
  return [
    ...own,
    ...Object.entries(partsOf(schema)).flatMap(([key, part]) => idsIn(part, parts[key])),
  ]
}
