import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import * as schema from './schema.ts'

/** Whoever comes to a table while we wait for it waits behind us: below what a deadlock takes to be seen (a second). */
const longestWaitMs = 500

const names = Object.values(schema).map((table) => getTableName(table))

/** All tables at once and for this transaction alone, or an error after half a second: nobody waits behind a change that waits. */
export async function lockTables(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any ($1)
     order by oid`,
    [names],
  )
  if (rows.length === 0) return
  const tables = rows.map(({ name }) => name).join(', ')
  await client.query(`set local statement_timeout = ${longestWaitMs}`)
  await client.query(`lock table ${tables} in access exclusive mode`)
  await client.query('set local statement_timeout = 0')
}
