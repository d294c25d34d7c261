import { createMiddleware } from 'hono/factory'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#domain/refusals.ts'
import type { Database } from '#server/db/database.ts'

const perMinute = { changes: 10, status: 60 } as const

/** So many calls a host and minute, counted in the database, so that every process agrees. */
export function openBillingLimits({ pool }: Pick<Database, 'pool'>) {
  return { changes: limiterOf(pool, 'changes'), status: limiterOf(pool, 'status') }
}

function limiterOf(pool: Database['pool'], kind: keyof typeof perMinute) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: `billing-${kind}`,
    points: perMinute[kind],
    duration: 60,
  })
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    try {
      await limiter.consume(c.var.hostId)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      throw new Refusal('rate_limited', { values: { seconds } })
    }
    await next()
  })
}
