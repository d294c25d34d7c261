import { factsAt } from '#domain/guide/guide-form.ts'

/** Places and the host's own blocks can always be removed; every other list keeps its last entry. */
export function canRemoveEntry(path: string, entryCount: number): boolean {
  return entryCount > (factsAt(path).mayBeEmpty ? 0 : 1)
}
