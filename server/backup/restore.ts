import type { ClientBase, Pool } from 'pg'
import type { Log } from '#server/db/database.ts'
import { applyMissing, type Migration, migrationLock } from '#server/db/migrate.ts'
import { applyRowSecurity } from '#server/db/row-security/apply-row-security.ts'
import {
  BackupProblem,
  type Contents,
  damaged,
  type Entry,
  type Header,
  openTally,
} from './format.ts'
import type { KeptFiles } from './kept-files.ts'
import { fromNewerVersion, type Piece, readBackup } from './read.ts'
import {
  clearEmptyDatabase,
  exactly,
  insertRows,
  lineOf,
  listTables,
  quoted,
  type Row,
  readRows,
  type Table,
} from './tables.ts'

export type Watch = (piece: Piece) => void

/** Reads a backup through without touching anything. */
export async function checkBackup(
  entries: AsyncIterable<Entry>,
  { migrations, watch }: { migrations: Migration[]; watch: Watch },
) {
  let header: Header | undefined
  let contents: Contents | undefined
  for await (const piece of readBackup(entries)) {
    if (piece.kind === 'header') header = piece.header
    if (piece.kind === 'contents') contents = piece.contents
    watch(piece)
  }
  if (!header || !contents) throw damaged('it is empty')
  const known = new Set(migrations.map(({ writtenAt }) => writtenAt))
  // Only a newer version has changes of the database that this one does not know.
  if (header.migrations.some((writtenAt) => !known.has(writtenAt))) throw fromNewerVersion()
  return { header, contents }
}

/** Fills an empty place with a backup that was read through before; the database counts only when everything is there. */
export async function restoreBackup(
  { pool, photos, files }: { pool: Pool; photos: PhotoPlace; files: KeptFiles },
  entries: AsyncIterable<Entry>,
  { migrations, watch, log }: { migrations: Migration[]; watch: Watch; log: Log },
) {
  const client = await pool.connect()
  const loading = openPhotoLoading(photos)
  let isDone = false
  try {
    await client.query('begin')
    let tables: Awaited<ReturnType<typeof openLoading>> | undefined
    for await (const piece of readBackup(entries)) {
      if (piece.kind === 'header') {
        tables = await openLoading({ client, header: piece.header, migrations, log })
        for (const name of tables.strangers) log(`${name} is no table of this product: left aside.`)
      }
      if (piece.kind === 'rows') await tables?.add(piece.table, piece.rows)
      if (piece.kind === 'photo') await loading.add(piece)
      if (piece.kind === 'file') files.add(piece.path, piece.bytes)
      if (piece.kind === 'contents') {
        await loading.finish()
        files.flush()
        await tables?.finish(piece.contents)
      }
      watch(piece)
    }
    await client.query('commit')
    isDone = true
  } finally {
    await loading.settled()
    client.release(!isDone)
  }
}

type Options = { client: ClientBase; header: Header; migrations: Migration[]; log: Log }

const rowsAtOnce = 200

/**
 * The tables as they were when the backup was made, filled, compared, and only then brought to this version: all in the
 * transaction that the caller has begun. Whatever goes wrong, the database stays as it was.
 */
async function openLoading({ client, header, migrations, log }: Options) {
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
  await client.query(exactly)
  const others = await clearEmptyDatabase(client, header)
  const had = new Set(header.migrations)
  const known = migrations.filter(({ writtenAt }) => had.has(writtenAt))
  await applyMissing(client, known, log)
  const tables = await matchTables(client, header, others)
  const keys = await takeForeignKeys(client, [...tables.keys()])

  return {
    /** In the backup, but no table that this product's changes make: somebody else's. */
    strangers: header.tables.map(({ name }) => name).filter((name) => !tables.has(name)),
    async add(name: string, rows: Row[]) {
      const table = tables.get(name)
      if (!table) return
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        await insertRows(client, table, rows.slice(at, at + rowsAtOnce))
      }
    },
    async finish(contents: Contents) {
      await client.query(keys.join('; '))
      for (const table of tables.values()) await compare(client, table, contents)
      await moveSequences(client, [...tables.keys()])
      await applyMissing(client, migrations, log)
      // What a host has paid for is the provider's to say: nothing is believed until it has been asked again.
      await client.query(`
        update host_accounts set paid_credits = 0;
        update billing_customers set last_synced_at = null, lease_holder = null, lease_until = null`)
      await applyRowSecurity(client, log)
    },
  }
}

/** The tables of the backup as they are here, with the backup's order of columns. */
async function matchTables(client: ClientBase, header: Header, others: ReadonlySet<string>) {
  const here = (await listTables(client)).filter(({ name }) => !others.has(name))
  const matched = new Map<string, Table>()
  for (const table of here) {
    const written = header.tables.find(({ name }) => name === table.name)
    const columns = written?.columns.flatMap(
      (name) => table.columns.find((column) => column.name === name) ?? [],
    )
    if (columns?.length !== table.columns.length || columns.length !== written?.columns.length) {
      throw new BackupProblem(
        `The backup does not hold the table ${table.name} as this program knows it. Nothing was changed.`,
      )
    }
    matched.set(table.name, { ...table, columns })
  }
  return matched
}

/** References between tables are checked once, at the end: then the order in which rows come does not matter. */
async function takeForeignKeys(client: ClientBase, tables: string[]) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])`,
    [tables.map(quoted)],
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function compare(client: ClientBase, table: Table, contents: Contents) {
  const tally = openTally()
  for await (const rows of readRows(client, table)) {
    for (const row of rows) tally.add(lineOf(row))
  }
  if (JSON.stringify(tally.total()) === JSON.stringify(contents.tables[table.name])) return
  throw new BackupProblem(
    `The table ${table.name} did not arrive as it was written. Nothing was changed.`,
  )
}

async function moveSequences(client: ClientBase, tables: string[]) {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as "table",
      a.attname as "column"
    from pg_depend d
    join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and d.refobjid = any ($1::text[]::regclass[])`,
    [tables.map(quoted)],
  )
  for (const { sequence, table, column } of rows) {
    await client.query(
      `select setval($1, max(${quoted(column)})) from ${table} having max(${quoted(column)}) is not null`,
      [sequence],
    )
  }
}

type PhotoPlace = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  find: (name: string) => Promise<Uint8Array | undefined>
}

type Photo = { name: string; bytes: Uint8Array }

const atOnce = 8

/** Puts photos where they belong, several at once, and reads each one back. */
function openPhotoLoading(place: PhotoPlace) {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  const load = async ({ name, bytes }: Photo) => {
    const own = Buffer.from(bytes)
    await place.put(name, own)
    const kept = await place.find(name)
    if (!kept || !own.equals(kept)) {
      throw new BackupProblem(`The photo ${name} did not arrive as it was written.`)
    }
  }

  return {
    async add(photo: Photo) {
      // A name is a file in one folder, never a way out of it.
      if (!/^\w[\w.-]*$/.test(photo.name))
        throw damaged(`${JSON.stringify(photo.name)} is no photo’s name`)
      const work = load(photo)
        .catch((error) => {
          failure ??= { error }
        })
        .finally(() => running.delete(work))
      running.add(work)
      if (running.size >= atOnce) await Promise.race(running)
      if (failure) throw failure.error
    },
    async finish() {
      await Promise.all(running)
      if (failure) throw failure.error
    },
    /** Whatever happened: nothing is being put any more. */
    settled: () => Promise.all(running),
  }
}
