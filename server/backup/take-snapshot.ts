import type { Pool, PoolClient } from 'pg'
import {
  exactly,
  listTables,
  ours,
  readMigrationList,
  type Table,
} from '#server/backup/format/catalogue.ts'
import { lineOf, readRows } from '#server/backup/format/table-rows.ts'
import { migrationLock } from '#server/db/migrate.ts'
import { openSpool, type Spool } from './spool.ts'

export type Snapshot = {
  tables: Table[]
  /** What somebody else keeps beside our tables and lets us not read. */
  unreadable: string[]
  migrations: number[]
  spool: Spool
}

/** Names that no table has: what else a snapshot keeps beside the rows. */
export const photoPaths = ' photo paths'

/** Every row as it was at one moment, read as fast as the database gives it; no change of the tables comes between. */
export async function takeSnapshot(pool: Pool, folder: string): Promise<Snapshot> {
  const client = await pool.connect()
  const spool = await openSpool(folder)
  let isDone = false
  try {
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await readAll(client, spool)
    await client.query('commit')
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
    isDone = true
    return snapshot
  } catch (error) {
    await spool.close()
    throw error
  } finally {
    client.release(!isDone)
  }
}

async function readAll(client: PoolClient, spool: Spool): Promise<Snapshot> {
  await client.query(exactly)
  const listed = await listTables(client)
  const isClosed = ({ name, isReadable }: Table) => !isReadable && !ours.has(name)
  const unreadable = listed.filter(isClosed).map(({ name }) => name)
  const tables = listed.filter((table) => !isClosed(table))
  const migrations = await readMigrationList(client)
  for (const table of tables) await spool.write(table.name, linesOf(client, table))
  await spool.write(photoPaths, pathsOf(client, tables))
  return { tables, unreadable, migrations, spool }
}

async function* linesOf(client: PoolClient, table: Table) {
  for await (const rows of readRows(client, table)) yield rows.map(lineOf)
}

/** Photos whose files are all there: an upload still on its way has none that count, one being removed none to keep. */
async function* pathsOf(client: PoolClient, tables: Table[]) {
  const table = tables.find(({ name }) => name === 'photos')
  if (!table) return
  const place = (name: string) => table.columns.findIndex((column) => column.name === name)
  for await (const rows of readRows(client, table)) {
    yield rows
      .filter((row) => row[place('state')] === 'stored')
      .map((row) => `${row[place('path')]}\n`)
  }
}
