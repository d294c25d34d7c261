import type { Auth } from './auth/open-auth.ts'
import type { BillingContext } from './billing/context.ts'
import { billingJobs } from './billing/jobs/jobs.ts'
import type { SharedCache } from './cdn/open-shared-cache.ts'
import type { Database } from './db/database.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import type { openDataExports } from './guidebooks/data/make-data.ts'
import { forgetOldCounts } from './http/call-limits.ts'
import type { Job } from './jobs/open-jobs.ts'
import type { MailService } from './mail/outbox.ts'
import type { Log } from './operation/log.ts'
import type { Avifs } from './photos/make-avifs.ts'
import type { Photos } from './photos/open-photos.ts'
import { sweepPhotos } from './photos/remove-photos.ts'

type Needs = {
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
export function jobList({
  database,
  auth,
  mail,
  photos,
  avifs,
  dataExports,
  sharedCache,
  log,
  now,
  billing,
}: Needs): Job[] {
  const { db } = database
  return [
    { name: 'mail-outbox', everyMs: minute / 2, run: () => mail.workOff() },
    { name: 'photo-avif', everyMs: minute, run: () => avifs.workOff() },
    { name: 'all-my-data', everyMs: minute, run: () => dataExports.workOff() },
    sharedCache.hasPurgers
      ? { name: 'cdn-purges', everyMs: 5 * second, run: () => sharedCache.workOff() }
      : { name: 'cdn-nobody', everyMs: hour, run: () => sharedCache.forget() },
    { name: 'photo-sweep', everyMs: hour, run: () => sweepPhotos({ db, photos, log, now }) },
    { name: 'forget-counts', everyMs: hour, run: () => forgetOldCounts(database) },
    { name: 'forget-attempts', everyMs: day, run: () => auth.forgetOld() },
    { name: 'forget-old-rows', everyMs: day, run: () => forgetOldRows({ db, now }) },
    ...billingJobs(billing),
    { name: 'database-upkeep', everyMs: day, run: () => database.upkeep() },
  ]
}
