import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { session } from '#server/db/tables/schema.ts'
import type { Bearer } from './access-token.ts'

/** The sessions that are open, as the database knows them. */
export function openLiveSessions({ db, now }: { db: Db; now: () => Date }) {
  return {
    async includes({ hostId, sessionId }: Bearer) {
      const found = await db
        .select({ id: session.id })
        .from(session)
        .where(
          and(eq(session.id, sessionId), eq(session.userId, hostId), gt(session.expiresAt, now())),
        )
      return found.length > 0
    },

    async end({ hostId, sessionId }: Bearer) {
      await db.delete(session).where(and(eq(session.id, sessionId), eq(session.userId, hostId)))
    },

    async endAll(hostId: string) {
      await db.delete(session).where(eq(session.userId, hostId))
    },
  }
}
