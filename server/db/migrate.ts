import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase, Pool } from 'pg'
import { projectFolder } from '#server/storage/project-folder.ts'
import { persist, type Retries, startRetries } from './connections/retry.ts'
import { sqlState } from './connections/sql-state.ts'
import type { Log } from './database.ts'
import {
  applyRowSecurity,
  findStandingSecurity,
  isSecured,
  lockTables,
} from './row-security/apply-row-security.ts'
import { StartupError } from './startup-error.ts'

/** Held while the tables change; shared by whoever must not see them change, and by who only looks whether they are to. */
export const migrationLock = 7_105_114_097

const waits: Retries = { ...startRetries, forMs: 120_000 }

/**
 * Brings the database to this version in one transaction, under a lock: of several processes one does it and the others
 * wait and find it done. Where others keep the tables busy it steps back and tries again, so that nobody waits behind it.
 */
export async function migrate(pool: Pool, log: Log, migrations = readMigrations()) {
  return persist(waits, {
    attempt: () => migrateOnce(pool, log, migrations),
    isWorthWaiting: isBusy,
    onFirstFailure: () => log('Database: its tables are in use; trying again to change them.'),
  }).catch((error) => {
    if (isBusy(error)) throw new StartupError(tooBusy)
    throw error
  })
}

/** What `migrate` would answer where the database is of this version; only reads. */
export function findVersion(pool: Pool) {
  return inTransaction(pool, async (client) => {
    const { newer, missing } = await readStanding(client, readMigrations())
    if (newer.length + missing.length > 0) throw new StartupError(ofOtherVersion)
    return { hasRowSecurity: await isSecured(client) }
  })
}

const ofOtherVersion =
  'The database is of another version than this program. Start the product of this version once, or use the command of the one that runs. Nothing was changed.'

const tooBusy =
  'The tables of the database could not be changed: somebody keeps them in use (see pg_stat_activity for a transaction that is long open). Nothing was changed.'

/** What waiting in vain and a deadlock answer. */
function isBusy(error: unknown) {
  return ['57014', '55P03', '40P01'].includes(sqlState(error) ?? '')
}

async function migrateOnce(pool: Pool, log: Log, migrations: Migration[]) {
  for (let tries = 0; ; tries += 1) {
    const done =
      (await inTransaction(pool, (client) => findStanding(client, migrations, log))) ??
      (await inTransaction(pool, (client) => changeAlone(client, migrations, log)))
    if (done) return done
    if (tries === 0) log(othersHoldThem)
    // Whoever stood in the queue for the lock would keep those waiting who only look.
    await sleep(pauseMs * (1 + Math.random()))
  }
}

const othersHoldThem =
  'Database: a backup reads its tables, or another process changes them; waiting for its end.'

const pauseMs = 250

/** Nothing is to be changed: then a backup, which shares the lock for as long as it reads, keeps nobody waiting. */
async function findStanding(client: ClientBase, migrations: Migration[], log: Log) {
  if (!(await takesLock(client, 'pg_try_advisory_xact_lock_shared'))) return undefined
  const { isAhead, newer, missing } = await readStanding(client, migrations)
  if (isAhead) return { hasRowSecurity: await runBeside(client, log) }
  if (newer.length + missing.length > 0) return undefined
  const hasRowSecurity = await findStandingSecurity(client, log)
  return hasRowSecurity === undefined ? undefined : { hasRowSecurity }
}

/** Undefined while somebody else holds the lock. */
async function changeAlone(client: ClientBase, migrations: Migration[], log: Log) {
  if (!(await takesLock(client, 'pg_try_advisory_xact_lock'))) return undefined
  const { isAhead } = await readStanding(client, migrations)
  if (isAhead) return { hasRowSecurity: await runBeside(client, log) }
  await applyMissing(client, migrations, log)
  return { hasRowSecurity: await applyRowSecurity(client, log) }
}

async function takesLock(client: ClientBase, how: string) {
  const { rows } = await client.query(`select ${how}(${migrationLock}) as "isTaken"`)
  return rows[0].isTaken === true
}

async function inTransaction<Result>(pool: Pool, work: (client: ClientBase) => Promise<Result>) {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    isDone = true
    return result
  } finally {
    client.release(!isDone)
  }
}

async function runBeside(client: ClientBase, log: Log) {
  log('Database: a newer version has added to it; this one goes on beside it.')
  return isSecured(client)
}

/** Inside a transaction, and under the lock. */
export async function applyMissing(client: ClientBase, migrations: Migration[], log: Log) {
  const { isFresh, newer, missing } = await readStanding(client, migrations)
  if (newer.length > 0) throw new StartupError(fromNewerVersion)
  if (missing.length === 0) return
  if (!isFresh) log(`Database: applying ${missing.length} of ${migrations.length} changes.`)
  await client.query(createList)
  await lockTables(client)
  await suspendRowSecurity(client)
  for (const migration of missing) {
    await client.query(migration.statements)
    const { hash, writtenAt, isExpand = false } = migration
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at, is_expand) values ($1, $2, $3)',
      [hash, writtenAt, isExpand],
    )
  }
}

const fromNewerVersion =
  'The database was written by a newer version of this program. Start that version, or restore the backup made before the upgrade.'

/** What the database has had that this version does not know, and what it has not had yet. */
async function readStanding(client: ClientBase, migrations: Migration[]) {
  const applied = await readApplied(client)
  const momentsOf = (list: { writtenAt: number }[]) => new Set(list.map((one) => one.writtenAt))
  const [known, had] = [momentsOf(migrations), momentsOf(applied)]
  const newer = applied.filter((one) => !known.has(one.writtenAt))
  const missing = migrations.filter((one) => !had.has(one.writtenAt))
  const onlyAdded = newer.length > 0 && newer.every(({ isExpand }) => isExpand)
  return {
    isFresh: applied.length === 0,
    newer,
    missing,
    /** A newer version has only added to what this one knows: this one runs beside it, and changes no table. */
    isAhead: onlyAdded && missing.length === 0,
  }
}

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

type Applied = { writtenAt: number; isExpand: boolean }

/** The list of what was applied is drizzle-kit's own, so its tools read it too; one column of it is ours. */
export async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasList"`,
  )
  if (!rows[0].hasList) return []
  const list = await client.query<{ createdAt: string; isExpand: boolean }>(
    `select created_at as "createdAt", coalesce((to_jsonb(m) ->> 'is_expand')::boolean, false) as "isExpand"
     from drizzle.__drizzle_migrations m`,
  )
  return list.rows.map(({ createdAt, isExpand }) => ({ writtenAt: Number(createdAt), isExpand }))
}

const createList = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  );
  alter table drizzle.__drizzle_migrations
    add column if not exists is_expand boolean not null default false`

export type Migration = {
  writtenAt: number
  hash: string
  statements: string
  /** Only adds: the version before it goes on beside it, and may even start again. */
  isExpand?: boolean
}

/** The first line of a migration that only adds (docs/decisions/0028). */
const expandMark = '-- expand'

/** The migrations in the order they were written. */
export function readMigrations(): Migration[] {
  const migrationsFolder = join(projectFolder, 'server', 'db', 'migrations')
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    writtenAt: folderMillis,
    hash,
    statements: sql.join('\n'),
    isExpand: sql[0]?.startsWith(expandMark) ?? false,
  }))
}
