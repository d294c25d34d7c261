import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { rateLimit } from '#server/db/tables/schema.ts'
import { digestOf } from './secret.ts'

export type AttemptLimit = {
  /** How many go through before a wait is asked for. */
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** A calm this long, and all is forgotten. */
  forgetSeconds: number
}

const minute = 60
const hour = 60 * minute

/** Five wrong passwords from one place, and each further try waits twice as long. */
const fromOnePlace = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * minute,
  forgetSeconds: hour,
}

const withinAnHour = { longestWaitSeconds: hour, forgetSeconds: hour }

const attemptLimits = {
  guessOfPair: fromOnePlace,
  guessOfDevice: fromOnePlace,
  guessOfAccount: { ...fromOnePlace, free: 20, firstWaitSeconds: minute, forgetSeconds: 24 * hour },
  guessFromAddress: { ...withinAnHour, free: 50, firstWaitSeconds: minute },
  passkeyFromAddress: { ...withinAnHour, free: 50, firstWaitSeconds: minute },
  codeOfApp: {
    free: 1,
    firstWaitSeconds: 2 * minute,
    longestWaitSeconds: 2 * minute,
    forgetSeconds: 2 * minute,
  },
  ceremonyFromAddress: { ...withinAnHour, free: 60, firstWaitSeconds: 10 },
  mailOfKind: {
    free: 2,
    firstWaitSeconds: 30,
    longestWaitSeconds: 30 * minute,
    forgetSeconds: 6 * hour,
  },
  mailToRecipient: {
    ...withinAnHour,
    free: 10,
    firstWaitSeconds: minute,
    forgetSeconds: 24 * hour,
  },
  mailFromAddress: { ...withinAnHour, free: 60, firstWaitSeconds: 10 },
  supportMessage: { ...withinAnHour, free: 5, firstWaitSeconds: minute },
} as const satisfies Record<string, AttemptLimit>

export type Attempt = { limit: keyof typeof attemptLimits; of: string }

/** Counts attempts in the database, so that every process agrees; addresses and e-mails are kept as digests. */
export function openAttempts({ db, now }: { db: Db; now: () => Date }) {
  return {
    begin,

    counted,

    /** It was no guess: what was counted against the account is forgotten. */
    async forgive(attempts: readonly Attempt[]) {
      await db.delete(rateLimit).where(inArray(rateLimit.key, attempts.map(keyOf)))
    },

    takeBack,
  }

  /** Counts attempts before they are made, or refuses them and says how long to wait. */
  async function begin(attempts: readonly Attempt[]) {
    for (const [at, attempt] of attempts.entries()) {
      await beginOne(attempt).catch(async (error) => {
        await Promise.all(attempts.slice(0, at).map(takeBack))
        throw error
      })
    }
  }

  /** Counts a try before it is made: `onRight` follows one that succeeds; one not looked at, or empty, is taken back. */
  async function counted<Answer>(
    tried: readonly Attempt[],
    make: () => Promise<Answer>,
    onRight: () => Promise<void>,
  ) {
    await begin(tried)
    try {
      const answer = await make()
      await onRight()
      return answer
    } catch (error) {
      const code = error instanceof Refusal && error.code
      if (code === 'unavailable' || code === 'password_required')
        await Promise.all(tried.map(takeBack))
      throw error
    }
  }

  /** It was no guess: one less. Not all, or signing in to an own account would allow more guesses at others. */
  async function takeBack(attempt: Attempt) {
    const count = sql`greatest(${rateLimit.count} - 1, 0)`
    await db
      .update(rateLimit)
      .set({ count })
      .where(eq(rateLimit.key, keyOf(attempt)))
  }

  async function beginOne(attempt: Attempt) {
    const key = keyOf(attempt)
    const limit: AttemptLimit = attemptLimits[attempt.limit]
    const nowMs = now().getTime()
    const isForgotten = sql`${rateLimit.lastRequest} < ${nowMs - limit.forgetSeconds * 1000}`
    const counted = await db
      .insert(rateLimit)
      // Of two at once only one of the unique columns may meet: the other would fail instead of being counted.
      .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${isForgotten} then 1 else ${rateLimit.count} + 1 end`,
          lastRequest: nowMs,
        },
        setWhere: sql`${isForgotten} or ${rateLimit.lastRequest} + ${waitMs(limit)} <= ${nowMs}`,
      })
      .returning({ count: rateLimit.count })
    if (counted.length > 0) return
    const leftMs = sql<number>`(${rateLimit.lastRequest} + ${waitMs(limit)} - ${nowMs})::float8`
    const [row] = await db.select({ leftMs }).from(rateLimit).where(eq(rateLimit.key, key))
    if (!row) return
    const seconds = Math.max(1, Math.ceil(row.leftMs / 1000))
    throw new Refusal('too_many_attempts', { values: { seconds }, extra: { retry_after: seconds } })
  }
}

/** The wait after so many attempts: none while they are free, then twice the last one. */
function waitMs({ free, firstWaitSeconds, longestWaitSeconds }: AttemptLimit) {
  const doublings = sql`least(${rateLimit.count} - ${free}::int, 20)`
  const grown = sql`least(${firstWaitSeconds}::int * power(2, ${doublings}), ${longestWaitSeconds}::int)`
  return sql`(case when ${rateLimit.count} < ${free}::int then 0 else ${grown} * 1000 end)::bigint`
}

function keyOf({ limit, of }: Attempt) {
  return `${limit}:${digestOf(of)}`
}
