import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'

const ofTheHouse = /^(begin|commit|rollback|savepoint|release|select zaguan_enter|listen)/i

export type Statement = { text: string; values: unknown[]; caller: unknown[] }

/** The rows of a table, whoever they belong to. */
export function rowsIn<Table extends PgTable>(db: Db, table: Table, where?: SQL) {
  return asSystem(db, (tx) => selectAll(tx, table, where))
}

/** True because nothing but the columns is selected; the types of a table yet unknown do not say so. */
function selectAll<Table extends PgTable>(tx: Db, table: Table, where?: SQL) {
  const rows = tx
    .select()
    .from(table as PgTable)
    .where(where)
  return rows as unknown as Promise<Table['$inferSelect'][]>
}

/** The statements a piece of work sends, without what opens, closes and listens. */
export async function queriesOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = Client.prototype
  const statements: Statement[] = []
  const callers = new WeakMap<Client, unknown[]>()
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const { text, values } = statementIn(args)
    if (/^begin/i.test(text.trim())) callers.delete(this)
    if (text.includes('zaguan_enter')) callers.set(this, values)
    if (!ofTheHouse.test(text.trim()))
      statements.push({ text, values, caller: callers.get(this) ?? [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return statements
}

function statementIn([first, second]: unknown[]) {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : Object(first)
  return { text: String(text), values: [second, values].find(Array.isArray) ?? [] }
}
