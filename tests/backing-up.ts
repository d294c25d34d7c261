import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Entry } from '#server/backup/format.ts'
import { readFile, writeWhole } from '#server/backup/places.ts'
import { fromFile, toFile } from '#server/backup/read.ts'
import { checkBackup } from '#server/backup/restore.ts'
import { openSource, restoreInto } from '#server/command-line/installation.ts'
import { readMigrations } from '#server/db/migrate.ts'
import type { Installation } from './installation.ts'
import { emptyFolder } from './postgres/postgres-embedded.ts'

const ignored = () => {}

/** What `npm run backup` does, without its words. */
export async function backUp({ config }: Installation, key = config.backup.key) {
  const file = join(emptyFolder(), `${randomUUID()}.tar.gz`)
  const source = await openSource(config, ignored)
  try {
    await writeWhole(file, toFile(source.entries, key))
  } finally {
    await source.close()
  }
  return file
}

export function openFile(file: string, key?: string) {
  return () => fromFile(readFile(file), key)
}

/** The names of a backup's pieces. */
export async function namesIn(entries: AsyncIterable<Entry>) {
  const names: string[] = []
  for await (const { name } of entries) names.push(name)
  return names
}

export function check(file: string, key?: string) {
  return checkBackup(openFile(file, key)(), { migrations: readMigrations(), watch: ignored })
}

/** What `npm run restore FILE` does, without its words. */
export async function restore({ config }: Installation, file: string, wishes: Wishes = {}) {
  const { migrations = readMigrations(), watch = ignored } = wishes
  const openEntries = openFile(file, config.backup.key)
  await checkBackup(openEntries(), { migrations, watch: ignored })
  await restoreInto(config, { openEntries, migrations, watch, log: ignored })
}

type Wishes = Partial<Pick<Parameters<typeof restoreInto>[1], 'migrations' | 'watch'>>
