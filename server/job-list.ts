import { and, eq, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isUnsettled } from '#server/db/tables/billing-states.ts'
import {
  billingAttempts,
  billingAudit,
  emailChanges,
  guidebookSaves,
  jobLeases,
  mailOutbox,
  rateLimit,
  requestLimits,
  session,
  stays,
  stripeEvents,
  supportMessages,
  tasks,
  user,
  verification,
} from '#server/db/tables/schema.ts'
import type { openDataExports } from '#server/guidebooks/data/make-data.ts'
import type { BillingContext } from './billing/context.ts'
import { auditAccount, startProgress } from './billing/jobs/audit-account.ts'
import { reconcile } from './billing/jobs/reconcile.ts'
import { sweepGraces } from './billing/jobs/sweep-graces.ts'
import { announceRenewals } from './billing/sync/notices.ts'
import type { SharedCache } from './cdn/open-shared-cache.ts'
import type { Database } from './db/database.ts'
import type { Job } from './jobs/open-jobs.ts'
import type { MailService } from './mail/outbox.ts'
import type { Avifs } from './photos/make-avifs.ts'
import { sweepPhotos } from './photos/photo-use.ts'
import type { KindOfJob } from './work/queue.ts'

type Parts = Parameters<typeof sweepPhotos>[0] & {
  database: Database
  mail: MailService
  avifs: Avifs
  dataExports: ReturnType<typeof openDataExports>
  sharedCache: SharedCache
  billing: BillingContext
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What the product does by itself, and how often; backups, where they are wanted, come to it in `resources.ts`. */
export function jobList(parts: Parts): Job[] {
  const { database, mail, avifs, dataExports, sharedCache, billing } = parts
  const audited = startProgress()
  return [
    { name: 'mail-outbox', everyMs: minute / 2, run: () => mail.workOff() },
    { name: 'photo-avif' satisfies KindOfJob, everyMs: minute, run: () => avifs.workOff() },
    { name: 'all-my-data' satisfies KindOfJob, everyMs: minute, run: () => dataExports.workOff() },
    sharedCache.hasPurgers
      ? { name: 'cdn-purges', everyMs: 5 * second, run: () => sharedCache.workOff() }
      : { name: 'cdn-nobody', everyMs: hour, run: () => sharedCache.forget() },
    { name: 'photo-sweep', everyMs: hour, run: () => sweepPhotos(parts) },
    { name: 'forget-old-rows', everyMs: hour, run: () => forgetOldRows(parts) },
    { name: 'billing-graces', everyMs: minute / 4, run: () => sweepGraces(billing) },
    { name: 'billing-reconcile', everyMs: hour, run: () => reconcile(billing) },
    { name: 'billing-renewals', everyMs: hour, run: () => announceRenewals(billing) },
    { name: 'billing-audit', everyMs: day, run: () => auditAccount(billing, audited) },
    { name: 'database-upkeep', everyMs: day, run: () => database.upkeep() },
  ]
}

/** What is kept for a time, and how long: docs/operating.md says why. */
const rowsOlderThan = (ago: (days: number) => Date): { of: PgTable; where: SQL; and?: SQL }[] => [
  // As long as a draft with a save nobody answered may wait on a device for its host.
  { of: guidebookSaves, where: lt(guidebookSaves.createdAt, ago(90)) },
  { of: supportMessages, where: lt(supportMessages.doneAt, ago(90)) },
  { of: supportMessages, where: lt(supportMessages.receivedAt, ago(365)) },
  { of: mailOutbox, where: lt(mailOutbox.createdAt, ago(30)) },
  { of: tasks, where: lt(tasks.failedAt, ago(30)) },
  {
    of: stripeEvents,
    where: lt(stripeEvents.receivedAt, ago(90)),
    and: sql`${stripeEvents.state} in ('done', 'ignored')`,
  },
  {
    of: billingAttempts,
    where: lt(billingAttempts.createdAt, ago(365)),
    and: not(isUnsettled(billingAttempts)),
  },
  { of: billingAudit, where: lt(billingAudit.at, ago(2 * 365)) },
  // The day of these is the last one of the guests.
  { of: stays, where: lt(stays.until, ago(365).toISOString().slice(0, 10)) },
  { of: session, where: lt(session.expiresAt, ago(0)) },
  { of: verification, where: lt(verification.expiresAt, ago(0)) },
  { of: emailChanges, where: lt(emailChanges.expiresAt, ago(0)) },
  // Accounts of which nobody has confirmed the address.
  { of: user, where: lt(user.createdAt, ago(30)), and: eq(user.emailVerified, false) },
  // A day is the longest that one of `attemptLimits` remembers.
  { of: rateLimit, where: lt(rateLimit.lastRequest, ago(1).getTime()) },
  { of: requestLimits, where: lt(requestLimits.expire, ago(0).getTime()) },
  // Of a job that has another name now, or of a backup that was killed; a job that is still run takes its own anew.
  { of: jobLeases, where: lt(jobLeases.until, ago(1)) },
]

/** Drops what nobody needs any more. */
export async function forgetOldRows({ db, now }: Pick<Parts, 'db' | 'now'>) {
  const ago = (days: number) => new Date(now().getTime() - days * day)
  for (const rows of rowsOlderThan(ago)) {
    await asSystem(db, (tx) => tx.delete(rows.of).where(and(rows.where, rows.and)))
  }
}
