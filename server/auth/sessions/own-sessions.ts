import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { readDevice } from '#domain/host/device.ts'
import type { Db } from '#server/db/database.ts'
import { session } from '#server/db/tables/schema.ts'
import { sessionDays } from './session-ends.ts'

/** A page makes many calls: its use is noted once in so long. */
const notedEveryMs = 5 * 60 * 1000
const longestMs = sessionDays.longest * 24 * 60 * 60 * 1000

export type OwnSessions = ReturnType<typeof openOwnSessions>

type OwnSession = { hostId: string; id: string }

/** The sessions of one host: seen, noted as used, and ended one by one. */
export function openOwnSessions({ db, now }: { db: Db; now: () => Date }) {
  return {
    async list({ hostId, id }: OwnSession) {
      const at = now()
      const began = new Date(at.getTime() - longestMs)
      const rows = await db
        .select()
        .from(session)
        .where(
          and(eq(session.userId, hostId), gt(session.expiresAt, at), gt(session.createdAt, began)),
        )
        .orderBy(desc(session.lastUsedAt))
      return rows.map((row) => ({
        id: row.id,
        ...readDevice(row.userAgent ?? ''),
        createdAt: row.createdAt,
        lastUsedAt: row.lastUsedAt,
        isCurrent: row.id === id,
      }))
    },

    async noteUse({ id, lastUsedAt }: { id: string; lastUsedAt?: Date | null | undefined }) {
      const at = now()
      const noted = new Date(at.getTime() - notedEveryMs)
      if (lastUsedAt && lastUsedAt > noted) return
      await db
        .update(session)
        .set({ lastUsedAt: at })
        .where(and(eq(session.id, id), lt(session.lastUsedAt, noted)))
    },

    /** Whether there was one to end. */
    async end({ hostId, id }: OwnSession) {
      const ended = await db
        .delete(session)
        .where(and(eq(session.userId, hostId), eq(session.id, id)))
        .returning({ id: session.id })
      return ended.length > 0
    },

    async endOthers({ hostId, id }: OwnSession) {
      await db.delete(session).where(and(eq(session.userId, hostId), ne(session.id, id)))
    },
  }
}
