import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupProblem, type Entry } from '#server/backup/format.ts'
import { readFile } from '#server/backup/places.ts'
import { fromFile } from '#server/backup/read.ts'
import { openBackupPlace } from '#server/backups.ts'
import type { Config } from '#server/config.ts'

/** A file by its path, else by its name in `BACKUP_TO`; from the beginning each time it is opened. */
export async function findBackup(
  { backup }: Config,
  file: string,
): Promise<() => AsyncIterable<Entry>> {
  const path = callersPath(file)
  if (existsSync(path)) return () => fromFile(readFile(path), backup.key)
  if (backup.to && !file.includes('/')) {
    const place = openBackupPlace(backup.to)
    const kept = (await place.list()).find(({ name }) => name === file)
    if (kept) return () => fromFile(place.read(kept.name), backup.key)
  }
  const elsewhere = backup.to ? ', nor a backup of that name in BACKUP_TO' : ''
  throw new BackupProblem(`There is no file ${file}${elsewhere}.`)
}

/** npm starts a command in the project's folder, wherever it was typed. */
export function callersPath(file: string) {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
