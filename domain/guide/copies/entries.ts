import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, fieldsOf, leavesOf, open, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import {
  type JsonRecord,
  readList,
  readRecord,
  valueAt,
  withValueAt,
} from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/** So many guides are asked about, and written, at once. */
export const mostGuides = 100

/** Guides as their host looks for them. */
export function byName(one: { name: string }, other: { name: string }) {
  return one.name.localeCompare(other.name, 'es', { numeric: true })
}

/** A list whose entries may stand in several guides of a host. */
export type SharedList = {
  /** Such as `houseRules.rules`. */
  path: string
  /** What its entries are. */
  entry: Schema
  idKey: string
}

/** Every list with entries of their own, except what belongs to one home and what opens a door or a network. */
export const sharedLists: readonly SharedList[] = listsIn(wholeFormSchema)

export function findSharedList(path: string): SharedList | undefined {
  return sharedLists.find((list) => list.path === path)
}

function listsIn(schema: Schema, path: string[] = []): SharedList[] {
  if (factsOf(schema).isOfHome) return []
  const entry = entryOf(schema)
  if (!entry) return fieldsOf(schema).flatMap(([key, part]) => listsIn(part, [...path, key]))
  const idKey = idKeyOf(entry)
  const hasSecret = leavesOf(entry).some(({ facts }) => facts.isSecret)
  return idKey === undefined || hasSecret ? [] : [{ path: path.join('.'), entry, idKey }]
}

/** An entry of a guide that may stand in others, and the list it stands in. */
export type SharedEntry = { id: string; list: SharedList; entry: JsonRecord }

/** Every entry of a form that may stand in other guides, by its id. */
export function sharedEntriesOf(form: GuidebookForm): ReadonlyMap<string, SharedEntry> {
  const found = sharedLists.flatMap((list) =>
    entriesAt(form, list).flatMap((entry) => {
      const id = entry[list.idKey]
      return typeof id === 'string' ? [[id, { id, list, entry }] as const] : []
    }),
  )
  return new Map(found)
}

/** The form with an entry in the place of the one of the same id. */
export function withEntry(form: GuidebookForm, { id, list, entry }: SharedEntry): GuidebookForm {
  return withList(form, list, (entries) =>
    entries.map((each) => (each[list.idKey] === id ? entry : each)),
  )
}

/** The form with one entry more, at the end of its list. */
export function withEntryAdded(form: GuidebookForm, { list, entry }: SharedEntry): GuidebookForm {
  return withList(form, list, (entries) => [...filled(list, entries), entry])
}

export function countEntries(form: GuidebookForm, list: SharedList): number {
  return filled(list, entriesAt(form, list)).length
}

function entriesAt(form: GuidebookForm, { path }: SharedList): JsonRecord[] {
  return readList(valueAt(form, path)).map((entry) => readRecord(entry))
}

function filled({ entry: schema }: SharedList, entries: readonly JsonRecord[]) {
  return entries.filter((entry) => !saysNothing(schema, entry))
}

type ChangeEntries = (entries: JsonRecord[]) => JsonRecord[]

function withList(form: GuidebookForm, list: SharedList, change: ChangeEntries): GuidebookForm {
  return withValueAt(form, list.path, change(entriesAt(form, list)))
}

/** Whether a field of an entry says the same wherever the entry stands; its ids, locks and what belongs to a home do not. */
export function isSharedPart(part: Schema): boolean {
  const { isInner, isOfHome, locks } = factsOf(part)
  return !isInner && !isOfHome && locks === undefined
}

/**
 * What an entry says in every guide it stands in, as one text: two that say the same have the same. A field that says
 * nothing is not in it, so that one that is added to the product changes no text.
 */
export function sharedTextOf(entry: Schema, value: unknown): string {
  return JSON.stringify(told(entry, value) ?? {})
}

function told(schema: Schema, value: unknown): unknown {
  const { def, otherwise } = open(schema)
  const element = entryOf(schema)
  if (element) {
    const parts = readList(value).flatMap((each) => told(element, each) ?? [])
    return parts.length > 0 ? parts : undefined
  }
  if (def.type === 'object') {
    const parts = fieldsOf(schema).flatMap(([key, part]) => {
      const said = isSharedPart(part) ? told(part, readRecord(value)[key]) : undefined
      return said === undefined ? [] : [[key, said] as const]
    })
    const inOrder = parts.toSorted(([one], [other]) => (one < other ? -1 : 1))
    return parts.length > 0 ? Object.fromEntries(inOrder) : undefined
  }
  if (typeof value === 'string' && isBlank(value)) return undefined
  const isUnsaid = value === null || value === otherwise || (value === false && !otherwise)
  return isUnsaid ? undefined : value
}
