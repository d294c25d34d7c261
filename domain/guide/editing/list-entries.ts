import type { z } from 'zod'
import { blankOf } from '#domain/guide/blanks.ts'
import { idKeyOf, type MakeId } from '#domain/guide/entry-ids.ts'
import { entryOf, findField } from '#domain/guide/facts.ts'
import { factsAt, guidebookFormSchema } from '#domain/guide/guide-form.ts'

/** A blank entry of the list at a path of the form, with an id where entries have one. */
export function blankEntryOf(path: string, makeId: MakeId): unknown {
  const list = findField(guidebookFormSchema, path.split('.'))
  const entry = list && entryOf(list)
  if (!entry) throw new Error(`the form has no list at ${path}`)
  const blank = blankOf(entry as z.ZodType)
  const idKey = idKeyOf(entry)
  return idKey ? { ...(blank as object), [idKey]: makeId() } : blank
}

/** Places and the host's own blocks can always be removed; every other list keeps its last entry. */
export function canRemoveEntry(path: string, entryCount: number): boolean {
  return entryCount > (factsAt(path).mayBeEmpty ? 0 : 1)
}
