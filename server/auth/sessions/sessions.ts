import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { readDevice } from '#domain/host/device.ts'
import type { Db } from '#server/db/database.ts'
import { session } from '#server/db/tables/schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A session ends a month after it was last used, and three months after it began in any case. */
export const sessionDays = { unused: 30, longest: 90 }

/** Who has shown inside a session to be its host is not asked again for so long. */
const provenMs = 10 * 60 * 1000

/** A page makes many calls: its use is noted once in so long. */
const notedEveryMs = 5 * 60 * 1000

export type Sessions = ReturnType<typeof openSessions>

type OwnSession = { hostId: string; id: string }

/** The sessions of hosts as the database knows them: seen, noted as used, and ended. */
export function openSessions({ db, now }: { db: Db; now: () => Date }) {
  const isOwn = ({ hostId, id }: OwnSession) => and(eq(session.userId, hostId), eq(session.id, id))

  const provenSince = () => new Date(now().getTime() - provenMs)

  return {
    async list({ hostId, id }: OwnSession) {
      const at = now()
      const began = new Date(at.getTime() - sessionDays.longest * dayMs)
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
        isProven: row.provenAt !== null && row.provenAt > provenSince(),
      }))
    },

    async isOpen(own: OwnSession) {
      return (await db.$count(session, and(isOwn(own), gt(session.expiresAt, now())))) > 0
    },

    async isProven(own: OwnSession) {
      return (await db.$count(session, and(isOwn(own), gt(session.provenAt, provenSince())))) > 0
    },

    async noteProof(own: OwnSession) {
      await db.update(session).set({ provenAt: now() }).where(isOwn(own))
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
    async end(own: OwnSession) {
      const ended = await db.delete(session).where(isOwn(own)).returning({ id: session.id })
      return ended.length > 0
    },

    async endOthers({ hostId, id }: OwnSession) {
      await db.delete(session).where(and(eq(session.userId, hostId), ne(session.id, id)))
    },

    async endAll(hostId: string) {
      await db.delete(session).where(eq(session.userId, hostId))
    },
  }
}

type Dated = { createdAt: Date; expiresAt: Date }

export function absoluteEndOf({ createdAt }: Pick<Dated, 'createdAt'>) {
  return new Date(createdAt.getTime() + sessionDays.longest * dayMs)
}

/** Moving the end costs a write and a cookie: once a day at most, and never past the absolute end. */
export function isDueForRenewal({ createdAt, expiresAt }: Dated, now: Date) {
  const unusedUntil = new Date(now.getTime() + sessionDays.unused * dayMs)
  const renewed = boundedEnd(unusedUntil, { createdAt })
  return renewed.getTime() - expiresAt.getTime() >= dayMs
}

/** Bounds what is about to be written. */
export function boundedEnd(expiresAt: Date, began: Pick<Dated, 'createdAt'>) {
  const end = absoluteEndOf(began)
  return expiresAt < end ? expiresAt : end
}

/** The ways to sign in, each with the library's calls that open a session by one proof only: a second is asked for there. */
export const signInWays = {
  password: ['/sign-in/email'],
  magic_link: ['/magic-link/verify'],
  code: ['/sign-in/email-otp'],
  confirmation: ['/verify-email', '/email-otp/verify-email'],
  // It is two proofs: the device, and who unlocks it.
  passkey: [],
  // These two are the second proof.
  authenticator: [],
  recovery_code: [],
} satisfies Record<string, string[]>

export type SignInWay = keyof typeof signInWays

/** What the log keeps of comings: who by number, how, and what was refused; no address of any kind. */
export type SignInEvent =
  | { event: 'signed_in'; way: SignInWay; hostId: string }
  | { event: 'sign_in_refused'; way: SignInWay; code: string }

export type RecordSignIn = (event: SignInEvent) => void
