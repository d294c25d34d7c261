import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, fieldsOf, leavesOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import {
  type JsonRecord,
  readList,
  readRecord,
  valueAt,
  withValueAt,
} from '#domain/values/read-json.ts'

/** So many guides are asked about, and written, at once. */
export const mostGuides = 100

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
  if (!entry) {
    return fieldsOf(schema).flatMap(([key, part]) => listsIn(part, [...path, key]))
  }
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

/** How many entries of a list say something. */
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
