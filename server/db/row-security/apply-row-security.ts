import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { sqlState } from '#server/db/connections/sql-state.ts'
import type { Log } from '#server/db/database.ts'
import { StartupError } from '#server/db/startup-error.ts'
import * as schema from '#server/db/tables/schema.ts'
import {
  countGuards,
  countPolicies,
  fingerprintWithoutRowSecurity,
  guardCount,
  policyCount,
  roles,
  rowSecurityFingerprint,
  rowSecurityStatements,
  statementsWithoutRowSecurity,
} from './row-security-statements.ts'

const insufficientPrivilege = '42501'

/** Gives the database its roles and row policies; answers whether it let us. Runs inside the migrations' transaction. */
export async function applyRowSecurity(client: ClientBase, log: Log) {
  const isStanding = await isApplied(client)
  if (await haveRoles(client)) {
    if (!isStanding || !(await isGuarded(client))) {
      await lockTables(client)
      await client.query(rowSecurityStatements)
      await client.query(`comment on table properties is '${rowSecurityFingerprint}'`)
    }
    return true
  }
  const remedy = await remedyFor(client)
  if (isStanding) throw new StartupError(`The database separates hosts by roles. ${remedy}`)
  log(keptApartByQueries(remedy))
  await client.query(statementsWithoutRowSecurity)
  await client.query(`comment on function ${enter} is '${fingerprintWithoutRowSecurity}'`)
  return false
}

/** What `applyRowSecurity` would answer where it has nothing to do; only reads. */
export async function findStandingSecurity(client: ClientBase, log: Log) {
  if (!(await isGuarded(client))) return undefined
  if (await isApplied(client)) return (await mayTakeRoles(client)) ? true : undefined
  if (await mayComeToRoles(client)) return undefined
  const { rows } = await client.query<{ fingerprint: string | null }>(
    `select obj_description(to_regprocedure('${enter}'), 'pg_proc') as fingerprint`,
  )
  if (rows[0]?.fingerprint !== fingerprintWithoutRowSecurity) return undefined
  log(keptApartByQueries(await remedyFor(client)))
  return false
}

/** Whether a newer version has set up its roles and policies; they are left as they are. */
export async function isSecured(client: ClientBase) {
  return (await countIn(client, countPolicies)) > 0
}

const keptApartByQueries = (remedy: string) =>
  `Hosts are kept apart by the queries alone, not by the database as well. ${remedy}`

const enter = 'zaguan_enter(text, text)'

const names = Object.values(roles).join(', ')

async function remedyFor(client: ClientBase) {
  const { rows } = await client.query('select quote_ident(session_user) as user')
  return `To let ${rows[0].user} take its part, the database's administrator creates the roles ${names} and runs: GRANT ${names} TO ${rows[0].user} WITH SET TRUE, INHERIT FALSE`
}

async function countIn(client: ClientBase, question: string) {
  const { rows } = await client.query<{ count: number }>(question)
  return rows[0]?.count ?? 0
}

async function isApplied(client: ClientBase) {
  const { rows } = await client.query<{ fingerprint: string | null }>(
    `select obj_description('properties'::regclass, 'pg_class') as fingerprint`,
  )
  if (rows[0]?.fingerprint !== rowSecurityFingerprint) return false
  return (await countIn(client, countPolicies)) === policyCount
}

async function isGuarded(client: ClientBase) {
  return (await countIn(client, countGuards)) === guardCount
}

async function haveRoles(client: ClientBase) {
  await client.query('savepoint roles')
  try {
    for (const role of Object.values(roles)) await haveRole(client, role)
    return true
  } catch (error) {
    if (sqlState(error) !== insufficientPrivilege) throw error
    await client.query('rollback to savepoint roles')
    return false
  }
}

async function mayTakeRoles(client: ClientBase) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_roles
     where rolname = any ($1) and pg_has_role(session_user, oid, 'SET')`,
    [Object.values(roles)],
  )
  return rows[0]?.count === Object.values(roles).length
}

/** Whether it has them, or could make them or give them to itself. */
async function mayComeToRoles(client: ClientBase) {
  const { rows } = await client.query<{ mayMake: boolean; count: number }>(
    `select (select rolsuper or rolcreaterole from pg_roles where rolname = session_user) as "mayMake",
      count(*)::int as count from pg_roles
     where rolname = any ($1) and pg_has_role(session_user, oid, 'SET, MEMBER WITH ADMIN OPTION')`,
    [Object.values(roles)],
  )
  return rows[0]?.mayMake || rows[0]?.count === Object.values(roles).length
}

/** Roles belong to the whole server: another of its databases may be making the same one just now. */
async function haveRole(client: ClientBase, role: string) {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`)
  const { rows } = await client.query<{ mayTake: boolean }>(
    `select pg_has_role(session_user, '${role}', 'SET') as "mayTake"`,
  )
  if (!rows[0]?.mayTake) {
    await client.query(`grant ${role} to session_user with set true, inherit false`)
  }
}

/** Whoever comes to a table while we wait for it waits behind us: below what a deadlock takes to be seen (a second). */
const longestWaitMs = 500

/** All tables at once and for this transaction alone, or an error after half a second: nobody waits behind a change that waits. */
export async function lockTables(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any ($1)
     order by oid`,
    [Object.values(schema).map((table) => getTableName(table))],
  )
  if (rows.length === 0) return
  const tables = rows.map(({ name }) => name).join(', ')
  await client.query(`set local statement_timeout = ${longestWaitMs}`)
  await client.query(`lock table ${tables} in access exclusive mode`)
  await client.query('set local statement_timeout = 0')
}
