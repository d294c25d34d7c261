import type { ClientBase, Pool } from 'pg'
import { applyRowSecurity } from './apply-row-security.ts'
import type { Log } from './database.ts'
import { type Migration, readMigrations } from './migrations-folder.ts'
import { StartupError } from './startup-error.ts'

/** Held while the tables change; shared by whoever must not see them change. */
export const migrationLock = 7_105_114_097

/**
 * Brings the database to this version in one transaction, under a lock: of several processes one does it and the others
 * wait and find it done. The list of what was applied is drizzle-kit's own, so its tools read it too.
 */
export async function migrate(pool: Pool, log: Log, migrations = readMigrations()) {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    await applyMissing(client, migrations, log)
    const hasRowSecurity = await applyRowSecurity(client, log)
    await client.query('commit')
    isDone = true
    return { hasRowSecurity }
  } finally {
    client.release(!isDone)
  }
}

/** Inside a transaction, and under the lock. */
export async function applyMissing(client: ClientBase, migrations: Migration[], log: Log) {
  const applied = await findApplied(client)
  const known = new Set(migrations.map(({ writtenAt }) => writtenAt))
  if (applied.some((writtenAt) => !known.has(writtenAt))) throw new StartupError(fromNewerVersion)
  const missing = migrations.filter(({ writtenAt }) => !applied.includes(writtenAt))
  if (missing.length === 0) return
  if (applied.length > 0)
    log(`Database: applying ${missing.length} of ${migrations.length} changes.`)
  await suspendRowSecurity(client)
  for (const migration of missing) await apply(client, migration)
}

const fromNewerVersion =
  'The database was written by a newer version of this program. Start that version, or restore the backup made before the upgrade.'

async function findApplied(client: ClientBase) {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasList"`,
  )
  if (!rows[0].hasList) await client.query(createList)
  const list = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  )
  return list.rows.map(({ created_at }) => Number(created_at))
}

const createList = `
  create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`

/** Forced row policies hold for the tables' owner as well: a migration that changes rows would change none. */
async function suspendRowSecurity(client: ClientBase) {
  await client.query(`do $$ declare secured regclass; begin
    for secured in select oid from pg_class
      where relforcerowsecurity and relnamespace = current_schema()::regnamespace
    loop
      execute format('alter table %s no force row level security', secured);
      execute format('comment on table %s is null', secured);
    end loop;
  end $$`)
}

async function apply(client: ClientBase, { statements, hash, writtenAt }: Migration) {
  await client.query(statements)
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, writtenAt],
  )
}
