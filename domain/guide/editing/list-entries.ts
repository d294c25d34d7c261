import { blankOf } from '#domain/guide/blanks.ts'
import { idKeyOf, type MakeId } from '#domain/guide/entry-ids.ts'
import { entryAt, factsAt } from '#domain/guide/guide-form.ts'

/** A blank entry of the list at a path of the form, with an id where entries have one. */
export function blankEntryOf(path: string, makeId: MakeId): unknown {
  const entry = entryAt(path)
  const blank = blankOf(entry)
  const idKey = idKeyOf(entry)
  return idKey ? { ...(blank as object), [idKey]: makeId() } : blank
}

/** Places and the host's own blocks can always be removed; every other list keeps its last entry. */
export function canRemoveEntry(path: string, entryCount: number): boolean {
  return entryCount > (factsAt(path).mayBeEmpty ? 0 : 1)
}
