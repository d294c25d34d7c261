import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, isLocked, open, partsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { isRecord, type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/**
 * The form with the locks that it does not speak of: a save that says nothing of a lock opens none. Where it cannot be
 * told which entry a locked one has become, every entry that could be it is locked.
 */
export function keepLocks<Form extends GuidebookPayload>(
  form: Form,
  known: GuidebookPayload,
  made: ReadonlySet<string>,
): Form {
  const networks = [
    ...readList(known.welcome.wifiNetworks),
    ...readList(known.wifiTech.wifiNetworks),
  ]
  return keep(guidebookFormSchema, { value: form, known, made, networks }) as Form
}

type Keeping = {
  value: unknown
  known: unknown
  /** Ids that were made just now, for entries that came without and say something new. */
  made: ReadonlySet<string>
  /** Asked for in two tabs: one that goes from one to the other stays what it was. */
  networks: readonly unknown[]
}

function keep(schema: Schema, { value, known, ...rest }: Keeping): unknown {
  const entry = entryOf(schema)
  if (entry) {
    if (!idKeyOf(entry)) return value
    const before = 'ssid' in partsOf(entry) ? rest.networks : readList(known)
    return keepInList(entry, readList(value), before, rest.made)
  }
  if (open(schema).def.type !== 'object' || !isRecord(value)) return value
  const before = readRecord(known)
  const kept = Object.entries(partsOf(schema)).flatMap(([key, part]) => {
    const isUnsaidLock = factsOf(part).locks !== undefined && value[key] === undefined
    const next = isUnsaidLock
      ? before[key]
      : keep(part, { value: value[key], known: before[key], ...rest })
    return next === undefined ? [] : [[key, next] as const]
  })
  return { ...value, ...Object.fromEntries(kept) }
}

function keepInList(
  entry: Schema,
  entries: readonly unknown[],
  known: readonly unknown[],
  made: ReadonlySet<string>,
): unknown[] {
  const locked = known.filter(isLocked).map((each) => readRecord(each))
  if (locked.length === 0) return [...entries]
  const idKey = idKeyOf(entry) ?? ''
  const idsHere = new Set(entries.map((each) => readRecord(each)[idKey]))
  const isLost = locked.some((each) => !idsHere.has(each[idKey]))
  return entries.map((each) => {
    const parts = readRecord(each)
    if (parts.stayOnly !== undefined) return each
    const same = known.find((other) => readRecord(other)[idKey] === parts[idKey])
    const isOfBefore = same !== undefined && !made.has(String(parts[idKey]))
    const isToLock = isOfBefore
      ? isLocked(same)
      : isLost || locked.some((other) => sharesText(entry, parts, other))
    return isToLock ? { ...parts, stayOnly: true } : each
  })
}

function sharesText(entry: Schema, one: JsonRecord, other: JsonRecord) {
  return Object.entries(partsOf(entry)).some(([key, part]) => {
    const text = one[key]
    const isText = open(part).def.type === 'string' && typeof text === 'string'
    return isText && !isBlank(text) && text === other[key]
  })
}

/** The form with every lock said: whoever sends it has seen what is locked and what is not. */
export function sayLocks<Form extends GuidebookPayload>(form: Form): Form {
  return say(guidebookFormSchema, form) as Form
}

function say(schema: Schema, value: unknown): unknown {
  const entry = entryOf(schema)
  if (entry) return Array.isArray(value) ? value.map((each) => say(entry, each)) : value
  if (!isRecord(value)) return value
  const parts = Object.entries(partsOf(schema)).flatMap(([key, part]) => {
    if (factsOf(part).locks !== undefined) return [[key, value[key] === true] as const]
    return value[key] === undefined ? [] : [[key, say(part, value[key])] as const]
  })
  return { ...value, ...Object.fromEntries(parts) }
}
