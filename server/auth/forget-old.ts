import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { emailChanges, session, user, verification } from '#server/db/tables/schema.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

/** Drops what nobody can use any more: ended sessions, links that ran out, sign-ups never confirmed. */
export async function forgetOld({ db, now }: { db: Db; now: () => Date }) {
  const at = now()
  const aMonthAgo = new Date(at.getTime() - monthMs)
  await db.delete(session).where(lt(session.expiresAt, at))
  await db.delete(verification).where(lt(verification.expiresAt, at))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, at))
  await db.delete(user).where(and(eq(user.emailVerified, false), lt(user.createdAt, aMonthAgo)))
}
