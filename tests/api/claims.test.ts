import { gt } from 'drizzle-orm'
import { expect, inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'
import { claimTasks, enqueue } from '#server/work/queue.ts'
import { test } from '#tests/api-test.ts'
import { rowsIn } from '#tests/queries.ts'

test('of what waits to be done one is taken at a time, however the database plans it', async ({
  freshDatabase,
}) => {
  const { url, direct } = await freshDatabase()
  const db = await openPlanningBadly(url)
  for (const subject of ['a', 'b', 'c']) await asSystem(db, (tx) => enqueue(tx, 'mail', subject))
  await direct.query('analyze')
  await claimTasks(db, { kinds: ['mail'], now: new Date(), most: 1, claimMs: 60_000 })
  const begun = await rowsIn(db, tasks, gt(tasks.attempts, 0))
  expect(begun).toHaveLength(1)
})

/** Postgres comes to such plans by itself when a table was analysed while it held a few rows. */
async function openPlanningBadly(url: string) {
  const plans = ['material', 'hashagg', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort']
  const databaseUrl = new URL(url)
  databaseUrl.searchParams.set('options', plans.map((plan) => `-c enable_${plan}=off`).join(' '))
  const { db, close } = await openDatabase({
    databaseUrl: databaseUrl.href,
    dataDir: inject('postgres').folder,
  })
  onTestFinished(close)
  return db
}
