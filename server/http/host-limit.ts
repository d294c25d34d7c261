import { getTableName, lt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { Database } from '#server/db/database.ts'
import { requestLimits } from '#server/db/tables/schema.ts'

export type HostLimit = ReturnType<typeof openHostLimit>

type Measure = { name: string; times: number; seconds: number; refusal: RefusalCode }

/** So many times in so many seconds for each host; counted in the database, so that every process agrees. */
export function openHostLimit(
  { pool }: Pick<Database, 'pool'>,
  { name, times, seconds, refusal }: Measure,
) {
  const limiter = new RateLimiterPostgres({
    storeClient: unnamed(pool),
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

type Asked = { text: string; values: unknown[] }

/** The limiter names its statements; behind a pooler in transaction mode the next one meets a connection that knows none. */
function unnamed(pool: Database['pool']) {
  return { query: ({ text, values }: Asked) => pool.query({ text, values }) }
}

/** After `requireHost`: one time more for this host, or 429 with how long to wait. */
export function within(limit: HostLimit) {
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    await limit.spend(c.var.hostId)
    await next()
  })
}

/** Drops what was counted in times long past. */
export async function forgetOldCounts({ db }: Pick<Database, 'db'>) {
  await db.delete(requestLimits).where(lt(requestLimits.expire, Date.now()))
}
