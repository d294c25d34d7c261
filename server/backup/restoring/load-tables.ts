import type { ClientBase } from 'pg'
import { exactly, listTables, quoted, type Table } from '#server/backup/format/catalogue.ts'
import type { Contents, Header } from '#server/backup/format/layout.ts'
import { insertRows, lineOf, type Row, readRows } from '#server/backup/format/table-rows.ts'
import { openTally } from '#server/backup/format/tally.ts'
import { BackupProblem } from '#server/backup/problem.ts'
import type { Log } from '#server/db/database.ts'
import { applyMissing, migrationLock } from '#server/db/migrate.ts'
import type { Migration } from '#server/db/migrations-folder.ts'
import { applyRowSecurity } from '#server/db/row-security/apply-row-security.ts'
import { clearEmptyDatabase } from './empty-database.ts'

type Needs = { client: ClientBase; header: Header; migrations: Migration[]; log: Log }

export type Loading = Awaited<ReturnType<typeof openLoading>>

const rowsAtOnce = 200

/**
 * The tables as they were when the backup was made, filled, compared, and only then brought to this version: all in the
 * transaction that the caller has begun. Whatever goes wrong, the database stays as it was.
 */
export async function openLoading({ client, header, migrations, log }: Needs) {
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
  await client.query(exactly)
  const others = await clearEmptyDatabase(client, header)
  const had = new Set(header.migrations)
  await applyMissing(
    client,
    migrations.filter(({ writtenAt }) => had.has(writtenAt)),
    log,
  )
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
      await lookAnew(client)
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

/** What a host has paid for is the provider's to say: nothing is believed until it has been asked again. */
async function lookAnew(client: ClientBase) {
  await client.query(`
    update host_accounts set paid_credits = 0;
    update billing_customers set last_synced_at = null, lease_holder = null, lease_until = null`)
}
