import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

const fromRoot = join('server', 'db', 'migrations')

export type Migration = {
  writtenAt: number
  hash: string
  statements: string
  /** Only adds: the version before it goes on beside it, and may even start again. */
  isExpand?: boolean
}

/** The first line of a migration that only adds (docs/decisions/0028). */
const expandMark = '-- expand'

/** The migrations in the order they were written. The build moves this code, not them: they are looked for upwards. */
export function readMigrations(folder = findFolder(import.meta.dirname)): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => ({
    writtenAt: folderMillis,
    hash,
    statements: sql.join('\n'),
    isExpand: sql[0]?.startsWith(expandMark) ?? false,
  }))
}

function findFolder(from: string): string {
  const folder = join(from, fromRoot)
  if (existsSync(folder)) return folder
  if (dirname(from) === from) throw new Error(`${fromRoot} is not above ${import.meta.dirname}`)
  return findFolder(dirname(from))
}
