import { Client } from 'pg'

const ofTheHouse = /^(begin|commit|rollback|savepoint|release|select zaguan_enter|listen)/i

/** The statements a piece of work sends, without what opens, closes and listens. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = Client.prototype
  const statements: string[] = []
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))
    if (!ofTheHouse.test(text.trim())) statements.push(text)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return statements
}
