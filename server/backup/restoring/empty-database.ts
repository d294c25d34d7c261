import type { ClientBase } from 'pg'
import { listAllTables, ours, quoted } from '#server/backup/format/catalogue.ts'
import type { Header } from '#server/backup/format/layout.ts'
import { leftOut } from '#server/backup/format/left-out.ts'
import { BackupProblem } from '#server/backup/problem.ts'

/**
 * Refuses a database in which the product keeps anything; its empty tables make way for those of the backup. Answers the
 * names of the tables that are somebody else's.
 */
export async function clearEmptyDatabase(client: ClientBase, header: Header) {
  await assertNobodyElse(client)
  const known = new Set([...ours, ...header.tables.map(({ name }) => name)])
  const all = await listAllTables(client)
  const tables = all.filter(({ name }) => known.has(name))
  for (const { name } of tables) if (!leftOut.has(name)) await assertEmpty(client, name)
  if (tables.length > 0) {
    await client.query(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  }
  await client.query('drop table if exists drizzle.__drizzle_migrations')
  return new Set(all.map(({ name }) => name).filter((name) => !known.has(name)))
}

async function assertEmpty(client: ClientBase, table: string) {
  // Row policies would hide what is there.
  await client.query(`alter table ${quoted(table)} no force row level security`)
  const { rows } = await client.query(`select exists (select from ${quoted(table)}) as "isUsed"`)
  if (rows[0].isUsed) {
    throw new BackupProblem(
      `The database is not empty: ${table} has rows. A backup is restored into an empty place only; name another database. Nothing was changed.`,
    )
  }
}

/** A product that runs on this database would lose its tables under its hands. */
async function assertNobodyElse(client: ClientBase) {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name = 'zaguan' and pid <> pg_backend_pid()`,
  )
  if (rows[0].others > 0) {
    throw new BackupProblem(
      'The product is running on this database. Stop it first. Nothing was changed.',
    )
  }
}
