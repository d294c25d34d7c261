import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import * as schema from '#server/db/tables/schema.ts'
import { rowPolicies, type ServerTable, type TablePolicies } from './row-policies.ts'

export const roles = {
  host: 'zaguan_host',
  guest: 'zaguan_guest',
  system: 'zaguan_system',
} as const

const policyPrefix = 'zaguan_wall_'

/** By name: the same whatever file a table stands in. */
const tables = Object.entries(schema)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, table]) => ({
    name: `"${getTableName(table)}"`,
    policies: rowPolicies[key as keyof typeof schema] as TablePolicies | ServerTable,
  }))

const addedOnly = tables.filter(({ policies }) => policies === 'added only')

/** Always: a session that plays a replica's part leaves ordinary triggers out. */
const addedOnlyStatements = [
  `create or replace function zaguan_refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege'; end $$`,
  ...addedOnly.flatMap(({ name }) => [
    `create or replace trigger zaguan_only_grows
      before update or delete or truncate on ${name}
      for each statement execute function zaguan_refuse_change()`,
    `alter table ${name} enable always trigger zaguan_only_grows`,
  ]),
]

export const guardCount = addedOnly.length

/** All roles, grants and policies, in one text that may be run again and again. */
export const rowSecurityStatements = [
  ...tables.flatMap(({ name, policies }) => statementsFor(name, policies)),
  ...addedOnlyStatements,
  enterFunction(`set_config('role', as_role, true), set_config('zaguan.host_id', as_host, true)`),
].join(';\n')

/** Where the roles are not to be had, entering is only telling who it is. */
export const statementsWithoutRowSecurity = [
  ...addedOnlyStatements,
  enterFunction(`set_config('zaguan.host_id', as_host, true)`),
].join(';\n')

export const policyCount = (rowSecurityStatements.match(/create policy/g) ?? []).length

/** Two programs with the same fingerprint set up the same policies. */
export const rowSecurityFingerprint = fingerprintOf(rowSecurityStatements)

export const fingerprintWithoutRowSecurity = fingerprintOf(statementsWithoutRowSecurity)

export const countPolicies = `
  select count(*)::int as count from pg_policies
  where schemaname = current_schema() and policyname like '${policyPrefix}%'`

/** Guards of what only grows, as far as nobody has switched them off. */
export const countGuards = `
  select count(*)::int as count from pg_trigger
  where tgname = 'zaguan_only_grows' and tgenabled = 'A'
    and tgrelid in (${addedOnly.map(({ name }) => `'${name}'::regclass`).join(', ')})`

function fingerprintOf(statements: string) {
  return createHash('sha256').update(statements).digest('hex')
}

function statementsFor(table: string, policies: TablePolicies | ServerTable) {
  const may = policies === 'added only' ? 'select, insert' : 'select, insert, update, delete'
  return [
    `revoke all on ${table} from ${Object.values(roles).join(', ')}`,
    `grant ${may} on ${table} to ${roles.system}`,
    ...(typeof policies === 'string' ? [] : policiesOf(table, policies)),
  ]
}

function policiesOf(table: string, { host, guest }: TablePolicies) {
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...policyOf(table, 'system', { may: 'select', rows: 'true' }),
    ...(host ? policyOf(table, 'host', host) : []),
    ...(guest ? policyOf(table, 'guest', guest) : []),
  ]
}

function policyOf(
  table: string,
  role: keyof typeof roles,
  { may, rows }: { may: string; rows: string },
) {
  const policy = `${policyPrefix}${role}`
  return [
    `drop policy if exists ${policy} on ${table}`,
    `create policy ${policy} on ${table} to ${roles[role]} using (${rows}) with check (${rows})`,
    `grant ${may} on ${table} to ${roles[role]}`,
  ]
}

function enterFunction(steps: string) {
  return `create or replace function zaguan_enter(as_role text, as_host text) returns void
    language sql as $$ select ${steps} $$`
}
