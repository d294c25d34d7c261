import { TransactionRollbackError } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/database.ts'

/** Does the work in a transaction, undoes it, and answers what it found. */
export async function rolledBack<Result>(db: Db, work: (tx: Transaction) => Promise<Result>) {
  const found: Result[] = []
  const trial = db.transaction(async (tx) => {
    found.push(await work(tx))
    tx.rollback()
  })
  await trial.catch(ignoreRollback)
  return found[0]!
}

export function ignoreRollback(error: unknown) {
  if (!(error instanceof TransactionRollbackError)) throw error
}
