import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { rowPolicies, type TablePolicies } from './row-policies.ts'
import * as schema from './schema.ts'

export const roles = {
  host: 'zaguan_host',
  guest: 'zaguan_guest',
  system: 'zaguan_system',
} as const

const policyPrefix = 'zaguan_wall_'

/** All roles, grants and policies, in one text that may be run again and again. */
export const rowSecurityStatements = [
  ...Object.entries(schema).flatMap(([key, table]) =>
    statementsFor(`"${getTableName(table)}"`, rowPolicies[key as keyof typeof schema]),
  ),
  enterFunction(`set_config('role', as_role, true), set_config('zaguan.host_id', as_host, true)`),
].join(';\n')

/** Where the roles are not to be had, entering is only telling who it is. */
export const statementsWithoutRowSecurity = enterFunction(
  `set_config('zaguan.host_id', as_host, true)`,
)

export const policyCount = (rowSecurityStatements.match(/create policy/g) ?? []).length

/** Two programs with the same fingerprint set up the same policies. */
export const rowSecurityFingerprint = createHash('sha256')
  .update(rowSecurityStatements)
  .digest('hex')

export const countPolicies = `
  select count(*)::int as count from pg_policies
  where schemaname = current_schema() and policyname like '${policyPrefix}%'`

function statementsFor(table: string, policies: TablePolicies | 'server only') {
  return [
    `revoke all on ${table} from ${Object.values(roles).join(', ')}`,
    `grant select, insert, update, delete on ${table} to ${roles.system}`,
    ...(policies === 'server only' ? [] : policiesOf(table, policies)),
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
