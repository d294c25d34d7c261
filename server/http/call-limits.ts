import { getTableName } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hostLimits } from '#domain/host/host-limits.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { Database } from '#server/db/database.ts'
import { requestLimits } from '#server/db/tables/schema.ts'

const perMinute = measureOf(60)
const perHour = measureOf(3600)
const perDay = measureOf(24 * 3600)

/** How often one host may ask, all of it. */
const measures = {
  writes: perMinute(hostLimits.writesPerMinute),
  billingChanges: perMinute(10),
  billingReads: perMinute(60),
  uploads: perHour(hostLimits.photoUploadsPerHour, 'photo_uploads_limit'),
  readings: perHour(hostLimits.readingsPerHour, 'reading_limit'),
  modelReadings: perDay(hostLimits.modelReadingsPerDay, 'model_limit'),
  exports: perHour(hostLimits.exportsPerHour, 'export_limit'),
  imports: perHour(hostLimits.importsPerHour, 'import_limit'),
  importedPhotos: perHour(hostLimits.importedPhotosPerHour, 'import_limit'),
}

function measureOf(seconds: number) {
  return (times: number, refusal: RefusalCode = 'rate_limited') => ({ times, seconds, refusal })
}

export type LimitName = keyof typeof measures
export type CallLimits = ReturnType<typeof openCallLimits>
type HostLimit = ReturnType<typeof openHostLimit>

/** All of them, counted in the database, so that every process agrees. */
export function openCallLimits(database: Pick<Database, 'pool'>) {
  const names = Object.keys(measures) as LimitName[]
  const limits = names.map((name) => [name, openHostLimit(database, name, measures[name])])
  return Object.fromEntries(limits) as Record<LimitName, HostLimit>
}

/** So many times in so many seconds for each host. */
export function openHostLimit(
  { pool }: Pick<Database, 'pool'>,
  name: LimitName,
  { times, seconds, refusal }: { times: number; seconds: number; refusal: RefusalCode },
) {
  const limiter = new RateLimiterPostgres({
    // The limiter names its statements; behind a pooler in transaction mode the next one meets a connection that knows none.
    storeClient: { query: ({ text, values }: Statement) => pool.query({ text, values }) },
    storeType: 'pool',
    tableName: getTableName(requestLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  return {
    async spend(hostId: string, times = 1) {
      try {
        await limiter.consume(hostId, times)
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw new Refusal(refusal, { values: { seconds, minutes: Math.ceil(seconds / 60) } })
      }
    },
  }
}

type Statement = { text: string; values: unknown[] }

/** After `requireHost`: one time more for this host, or 429 with how long to wait. */
export function within(limit: HostLimit) {
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    await limit.spend(c.var.hostId)
    await next()
  })
}
