import { entryIdBytes, entryIdFrom, type MakeId } from '#domain/guide/entry-ids.ts'
import type { Resources } from '#server/resources.ts'

/** Ids for the entries that come without one. */
export function entryIdsOf({ random }: Pick<Resources, 'random'>): MakeId {
  return () => entryIdFrom(random(entryIdBytes))
}
