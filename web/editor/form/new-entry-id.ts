import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'

/** An id for an entry that somebody adds. */
export function newEntryId() {
  return entryIdFrom(crypto.getRandomValues(new Uint8Array(entryIdBytes)))
}
