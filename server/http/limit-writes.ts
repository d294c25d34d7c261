import { lt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hostLimits } from '#domain/host-limits.ts'
import { Refusal } from '#domain/refusals.ts'
import type { Database } from '#server/db/database.ts'
import { requestLimits } from '#server/db/schema.ts'

export type WriteLimit = ReturnType<typeof openWriteLimit>

/** Counts each host's writes in the database, so that every process agrees. */
export function openWriteLimit(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  writesPerMinute: number = hostLimits.writesPerMinute,
) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'writes',
    points: writesPerMinute,
    duration: 60,
  })
  return {
    async spend(hostId: string) {
      try {
        await limiter.consume(hostId)
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw new Refusal('rate_limited', { values: { seconds } })
      }
    },
    /** Drops the counts of minutes long past. */
    async forgetExpired() {
      await db.delete(requestLimits).where(lt(requestLimits.expire, Date.now()))
    },
  }
}

/** After `requireHost`: one write more for this host, or 429 with how long to wait. */
export function limitWrites({ writeLimit }: { writeLimit: WriteLimit }) {
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    await writeLimit.spend(c.var.hostId)
    await next()
  })
}
