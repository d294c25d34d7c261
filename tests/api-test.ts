import { test as base } from 'vitest'
import type { Database, Db } from '#server/db/database.ts'
import { addBystander, expectUntouched } from './bystander.ts'
import { clonePostgres } from './postgres/postgres-clone.ts'
import { ignoreRollback } from './postgres/postgres-rollback.ts'

export type FreshDatabase = Database & { url: string }

/**
 * `db` is a transaction that is rolled back after the test: for one thing after another, on one connection.
 * `freshDatabase()` makes a database of its own, for tests in which several things happen at once or a process ends.
 */
export const test = base
  .extend('poolSize', { scope: 'worker' }, 2)
  .extend('workerDatabase', { scope: 'worker' }, async ({ poolSize }, { onCleanup }) => {
    const { database, remove } = await clonePostgres({ poolSize })
    onCleanup(remove)
    return database
  })
  .extend('bystander', { scope: 'worker' }, ({ workerDatabase }) => addBystander(workerDatabase.db))
  .extend('db', async ({ workerDatabase, bystander }, { onCleanup }): Promise<Db> => {
    const { tx, rollBack } = await openTransaction(workerDatabase.db)
    onCleanup(async () => {
      // A test may have put one of its own there.
      Reflect.deleteProperty(tx, 'transaction')
      await expectUntouched(tx, bystander).finally(rollBack)
    })
    return tx
  })
  .extend('freshDatabase', async ({ task: _ }, { onCleanup }) => {
    const removals: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const remove of removals) await remove()
    })
    return async (): Promise<FreshDatabase> => {
      const { database, url, remove } = await clonePostgres()
      removals.push(remove)
      return { ...database, url }
    }
  })

async function openTransaction(db: Db) {
  const opened = Promise.withResolvers<Db>()
  const closing = Promise.withResolvers<void>()
  const whole = db.transaction(async (tx) => {
    opened.resolve(tx)
    await closing.promise
    tx.rollback()
  })
  whole.catch(opened.reject)
  return {
    tx: await opened.promise,
    async rollBack() {
      closing.resolve()
      await whole.catch(ignoreRollback)
    },
  }
}
