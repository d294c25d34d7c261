import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { Refusal } from '#domain/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { verification } from '#server/db/schema.ts'
import { digestOf } from './digest.ts'
import { linkSeconds } from './link-seconds.ts'

/** What a code to delete this host's account is written down under. */
export function deletionCodeOf(hostId: string) {
  return `delete-account-${hostId}`
}

/** Codes of six digits by which a host without a password confirms that the account shall go. */
export function openDeletionCodes({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** The newest is the only one. */
    async make(hostId: string) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const identifier = digestOf(deletionCodeOf(hostId))
      const expiresAt = new Date(now().getTime() + linkSeconds.code * 1000)
      await db.transaction(async (tx) => {
        await tx.delete(verification).where(eq(verification.identifier, identifier))
        const value = digestOf(code)
        await tx.insert(verification).values({ id: randomUUID(), identifier, value, expiresAt })
      })
      return code
    },

    /** It stays good until it runs out: what it is for happens once. */
    async assertGood(hostId: string, code: string) {
      const [found] = await db
        .select({ value: verification.value })
        .from(verification)
        .where(
          and(
            eq(verification.identifier, digestOf(deletionCodeOf(hostId))),
            gt(verification.expiresAt, now()),
          ),
        )
      if (!found) throw new Refusal('code_expired')
      const given = Buffer.from(digestOf(code.replace(/\D/g, '')))
      if (!timingSafeEqual(given, Buffer.from(found.value))) throw new Refusal('code_invalid')
    },
  }
}
