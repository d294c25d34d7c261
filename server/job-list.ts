import { and, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billingAttempts,
  billingAudit,
  guidebookSaves,
  stays,
  stripeEvents,
  supportMessages,
  tasks,
} from '#server/db/tables/schema.ts'
import type { openDataExports } from '#server/guidebooks/data/make-data.ts'
import type { Auth } from './auth/open-auth.ts'
import type { BillingContext } from './billing/context.ts'
import { auditAccount, startProgress } from './billing/jobs/audit-account.ts'
import { reconcile } from './billing/jobs/reconcile.ts'
import { sweepGraces } from './billing/jobs/sweep-graces.ts'
import { announceRenewals } from './billing/sync/notices.ts'
import type { SharedCache } from './cdn/open-shared-cache.ts'
import type { Database, Db } from './db/database.ts'
import { forgetOldCounts } from './http/call-limits.ts'
import type { Job } from './jobs/open-jobs.ts'
import type { MailService } from './mail/outbox.ts'
import type { Log } from './operation/log.ts'
import type { Avifs } from './photos/make-avifs.ts'
import type { Photos } from './photos/open-photos.ts'
import { sweepPhotos } from './photos/remove-photos.ts'

type Parts = {
  database: Database
  auth: Auth
  mail: MailService
  photos: Photos
  avifs: Avifs
  dataExports: ReturnType<typeof openDataExports>
  sharedCache: SharedCache
  log: Log
  now: () => Date
  billing: BillingContext
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Everything the product does by itself, and how often. */
export function jobList(parts: Parts): Job[] {
  const { database, mail, avifs, dataExports, sharedCache, auth, billing } = parts
  const { db } = database
  const audited = startProgress()
  return [
    { name: 'mail-outbox', everyMs: minute / 2, run: () => mail.workOff() },
    { name: 'photo-avif', everyMs: minute, run: () => avifs.workOff() },
    { name: 'all-my-data', everyMs: minute, run: () => dataExports.workOff() },
    sharedCache.hasPurgers
      ? { name: 'cdn-purges', everyMs: 5 * second, run: () => sharedCache.workOff() }
      : { name: 'cdn-nobody', everyMs: hour, run: () => sharedCache.forget() },
    { name: 'photo-sweep', everyMs: hour, run: () => sweepPhotos({ ...parts, db }) },
    { name: 'forget-counts', everyMs: hour, run: () => forgetOldCounts(database) },
    { name: 'forget-attempts', everyMs: day, run: () => auth.forgetOld() },
    { name: 'forget-old-rows', everyMs: day, run: () => forgetOldRows({ ...parts, db }) },
    { name: 'billing-graces', everyMs: minute / 4, run: () => sweepGraces(billing) },
    { name: 'billing-reconcile', everyMs: hour, run: () => reconcile(billing) },
    { name: 'billing-renewals', everyMs: hour, run: () => announceRenewals(billing) },
    { name: 'billing-audit', everyMs: day, run: () => auditAccount(billing, audited) },
    { name: 'database-upkeep', everyMs: day, run: () => database.upkeep() },
  ]
}

type Column = Parameters<typeof lt>[0]

/** What is kept for a time, from which moment on and how long (docs/operating.md says why); `which`, where not every row goes. */
const kept: { table: PgTable; from: Column; days: number; which?: SQL }[] = [
  // As long as a draft with a save nobody answered may wait on a device for its host.
  { table: guidebookSaves, from: guidebookSaves.createdAt, days: 90 },
  { table: supportMessages, from: supportMessages.doneAt, days: 90 },
  { table: supportMessages, from: supportMessages.receivedAt, days: 365 },
  { table: tasks, from: tasks.failedAt, days: 30 },
  {
    table: stripeEvents,
    from: stripeEvents.receivedAt,
    days: 90,
    which: sql`${stripeEvents.state} in ('done', 'ignored')`,
  },
  {
    table: billingAttempts,
    from: billingAttempts.createdAt,
    days: 365,
    which: sql`${billingAttempts.state} not in ('started', 'open')`,
  },
  { table: billingAudit, from: billingAudit.at, days: 2 * 365 },
]

/** A year after the guests have left. */
const staysKeptDays = 365

/** Drops what nobody needs any more. */
export async function forgetOldRows({ db, now }: { db: Db; now: () => Date }) {
  const before = (days: number) => new Date(now().getTime() - days * day)
  for (const { table, from, days, which } of kept) {
    await asSystem(db, (tx) => tx.delete(table).where(and(lt(from, before(days)), which)))
  }
  const left = before(staysKeptDays).toISOString().slice(0, 10)
  await asSystem(db, (tx) => tx.delete(stays).where(lt(stays.until, left)))
}
