import { Client } from 'pg'

const ofTheHouse = /^(begin|commit|rollback|savepoint|release|select zaguan_enter|listen)/i

export type Statement = { text: string; values: unknown[] }

/** The statements a piece of work sends, without what opens, closes and listens. */
export async function queriesOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = Client.prototype
  const statements: Statement[] = []
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const statement = statementIn(args)
    if (!ofTheHouse.test(statement.text.trim())) statements.push(statement)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return statements
}

function statementIn([first, second]: unknown[]): Statement {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : Object(first)
  return { text: String(text), values: [second, values].find(Array.isArray) ?? [] }
}
