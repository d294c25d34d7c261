import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { migrationLock, readApplied } from '#server/db/migrate.ts'
import { exactly, lineOf, listTables, ours, readRows, type Table } from './tables.ts'

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
  const applied = await readApplied(client)
  const migrations = applied.map(({ writtenAt }) => writtenAt).toSorted((one, other) => one - other)
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

const partBytes = 1024 * 1024

type Section = { start: number; end: number; rows: number }

type Spool = Awaited<ReturnType<typeof openSpool>>

/**
 * A file for what a snapshot of the database holds, so that the snapshot need not wait for whoever reads the backup.
 * It has no name from the start: however the process ends, nothing of it stays.
 */
async function openSpool(folder: string) {
  const path = join(folder, `backup-${randomUUID()}.part`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true }).catch(() => {})
  const sections = new Map<string, Section>()
  let end = 0

  return {
    async write(name: string, lines: AsyncIterable<string[]>) {
      const section = { start: end, end, rows: 0 }
      for await (const some of lines) {
        // A disk that is nearly full takes a part and says so by a number only.
        for (let bytes = Buffer.from(some.join('')); bytes.length > 0; ) {
          const { bytesWritten } = await file.write(bytes, 0, null, end)
          end += bytesWritten
          bytes = bytes.subarray(bytesWritten)
        }
        section.rows += some.length
      }
      sections.set(name, { ...section, end })
    },
    rowsOf: (name: string) => sections.get(name)?.rows ?? 0,
    /** What was written under a name, in parts of whole lines. */
    parts: (name: string) => partsOf(file, sections.get(name)),
    close: () => file.close(),
  }
}

async function* partsOf(file: FileHandle, section: Section | undefined) {
  if (!section) return
  let rest = Buffer.alloc(0)
  for (let at = section.start; at < section.end; ) {
    const wanted = Math.min(partBytes, section.end - at)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
    at += bytesRead
    const seen = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
    const whole = seen.lastIndexOf('\n') + 1
    if (whole > 0) yield seen.subarray(0, whole)
    rest = Buffer.from(seen.subarray(whole))
  }
}
