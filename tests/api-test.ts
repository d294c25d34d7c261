import { randomUUID } from 'node:crypto'
import { TransactionRollbackError } from 'drizzle-orm'
import { test as base, inject } from 'vitest'
import { type Database, type Db, openDatabase } from '#server/db/open.ts'
import { databasesOf } from './postgres-databases.ts'
import { templateName } from './postgres-setup.ts'

export type FreshDatabase = Database & { url: string }

/**
 * `db` is a transaction that is rolled back after the test: for one thing after another, on one connection.
 * `freshDatabase()` makes a database of its own, for tests in which several things happen at once or a process ends.
 */
export const test = base
  .extend('template', { scope: 'worker' }, templateName)
  .extend('workerDatabase', { scope: 'worker' }, async ({ template }, { onCleanup }) => {
    const { database, remove } = await cloneDatabase(template, { poolSize: 2 })
    onCleanup(remove)
    return database
  })
  .extend('db', async ({ workerDatabase }, { onCleanup }): Promise<Db> => {
    const { tx, rollBack } = await openTransaction(workerDatabase.db)
    onCleanup(rollBack)
    return tx
  })
  .extend('freshDatabase', async ({ template }, { onCleanup }) => {
    const removals: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const remove of removals) await remove()
    })
    return async (): Promise<FreshDatabase> => {
      const { database, url, remove } = await cloneDatabase(template, { poolSize: 10 })
      removals.push(remove)
      return { ...database, url }
    }
  })

async function cloneDatabase(template: string, { poolSize }: { poolSize: number }) {
  const { adminUrl, folder } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const name = `test_${randomUUID()}`
  const url = await databases.create(name, { template })
  const database = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize })
  return {
    url,
    database,
    async remove() {
      await database.close()
      await databases.drop(name)
    },
  }
}

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
      await whole.catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error
      })
    },
  }
}
