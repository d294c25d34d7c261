import type { Entry } from '#server/backup/format/entry.ts'
import { toFile } from '#server/backup/format/read-backup.ts'
import type { BackupPlace } from './backup-place.ts'
import { fileNameAt } from './file-name.ts'

type Keeping = {
  place: BackupPlace
  entries: AsyncIterable<Entry>
  key: string | undefined
  now: Date
}

/** One more backup in its place, there whole or not at all. */
export async function keepBackup({ place, entries, key, now }: Keeping) {
  const name = fileNameAt(now, { isEncrypted: key !== undefined })
  await place.put(name, toFile(entries, key))
  return name
}

/** Lets the oldest go; files that are no backups of ours are never touched. */
export async function dropOldBackups(place: BackupPlace, keep: number) {
  const all = await place.list()
  for (const { name } of all.slice(keep)) await place.remove(name)
}
