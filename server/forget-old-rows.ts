import { and, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db/database.ts'
import { asSystem } from './db/row-security/callers.ts'
import {
  billingAttempts,
  billingAudit,
  guidebookSaves,
  stays,
  stripeEvents,
  supportMessages,
  tasks,
} from './db/tables/schema.ts'

const dayMs = 86_400_000

type Column = Parameters<typeof lt>[0]

/** What is kept for a time, from which moment on and how long (docs/operating.md says why); `which`, where not every row goes. */
const kept: { table: PgTable; from: Column; days: number; which?: SQL }[] = [
  // As long as a draft with a save nobody answered may wait on a device for its host.
  { table: guidebookSaves, from: guidebookSaves.createdAt, days: 90 },
  { table: supportMessages, from: supportMessages.doneAt, days: 90 },
  { table: supportMessages, from: supportMessages.receivedAt, days: 365 },
  { table: tasks, from: tasks.failedAt, days: 30 },
  {
    ...{ table: stripeEvents, from: stripeEvents.receivedAt, days: 90 },
    which: sql`${stripeEvents.state} in ('done', 'ignored')`,
  },
  {
    ...{ table: billingAttempts, from: billingAttempts.createdAt, days: 365 },
    which: sql`${billingAttempts.state} not in ('started', 'open')`,
  },
  { table: billingAudit, from: billingAudit.at, days: 2 * 365 },
]

/** A year after the guests have left. */
const staysKeptDays = 365

/** Drops what nobody needs any more. */
export async function forgetOldRows({ db, now }: { db: Db; now: () => Date }) {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  for (const { table, from, days, which } of kept) {
    await asSystem(db, (tx) => tx.delete(table).where(and(lt(from, before(days)), which)))
  }
  const left = before(staysKeptDays).toISOString().slice(0, 10)
  await asSystem(db, (tx) => tx.delete(stays).where(lt(stays.until, left)))
}
