import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, factsOf, fieldsOf, leavesOf, type Schema } from '#domain/guide/facts.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'

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
