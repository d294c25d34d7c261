import { randomBytes } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { emailChanges, session, user } from '#server/db/tables/schema.ts'
import type { Bearer } from './access-token.ts'
import { digestOf, linkSeconds } from './mailed-secrets.ts'
import { forgetCredentials } from './proof-codes.ts'

type Wish = { hostId: string; newEmail: string; isApproved: boolean }
type Link = { hostId: string; token: string }

/** The one change of address that a host has asked for and not carried out: a row, so that it can be taken back. */
export function openEmailChanges({ db, now }: { db: Db; now: () => Date }) {
  const isMeant = ({ hostId, token }: Link) =>
    and(
      eq(emailChanges.hostId, hostId),
      eq(emailChanges.tokenDigest, digestOf(token)),
      gt(emailChanges.expiresAt, now()),
    )

  return {
    /** In place of what was asked for before; the tokens go into the mails. */
    async ask({ hostId, newEmail, isApproved }: Wish) {
      const [token, revokeToken] = [makeToken(), makeToken()]
      const asked = {
        newEmail,
        isApproved,
        tokenDigest: digestOf(token),
        revokeDigest: digestOf(revokeToken),
        expiresAt: new Date(now().getTime() + linkSeconds.confirm * 1000),
      }
      await db
        .insert(emailChanges)
        .values({ hostId, ...asked })
        .onConflictDoUpdate({ target: emailChanges.hostId, set: asked })
      return { token, revokeToken }
    },

    async get(link: Link) {
      const [found] = await db.select().from(emailChanges).where(isMeant(link))
      if (!found) throw new Refusal('link_invalid')
      return found
    },

    /** The old address agreed: the token for the new one. */
    async approve(link: Link) {
      const token = makeToken()
      const approved = await db
        .update(emailChanges)
        .set({ isApproved: true, tokenDigest: digestOf(token) })
        .where(and(isMeant(link), eq(emailChanges.isApproved, false)))
        .returning({ hostId: emailChanges.hostId })
      if (approved.length === 0) throw new Refusal('link_invalid')
      return token
    },

    /** Changes the address; what was mailed to the old one and every other session end with it. */
    async carryOut({ hostId, sessionId }: Bearer, token: string) {
      return db.transaction(async (tx) => {
        const [asked] = await tx
          .delete(emailChanges)
          .where(and(isMeant({ hostId, token }), eq(emailChanges.isApproved, true)))
          .returning({ newEmail: emailChanges.newEmail })
        const [host] = await tx.select().from(user).where(eq(user.id, hostId)).for('update')
        if (!asked || !host) throw new Refusal('link_invalid')
        const { newEmail } = asked
        if (await belongsToSomebody(tx, newEmail)) throw new Refusal('link_invalid')
        // A sign-up that nobody confirmed holds no address against whoever opened its mail.
        await tx.delete(user).where(and(eq(user.email, newEmail), eq(user.emailVerified, false)))
        await tx
          .update(user)
          .set({ email: newEmail, emailVerified: true, updatedAt: now() })
          .where(eq(user.id, hostId))
        await tx.delete(session).where(and(eq(session.userId, hostId), ne(session.id, sessionId)))
        await forgetCredentials(tx, host)
      })
    },

    /** The old address says that it was somebody else: nothing changes, whoever is in is out, and what was mailed opens nothing. */
    async revoke(token: string) {
      await db.transaction(async (tx) => {
        const [revoked] = await tx
          .delete(emailChanges)
          .where(
            and(eq(emailChanges.revokeDigest, digestOf(token)), gt(emailChanges.expiresAt, now())),
          )
          .returning({ hostId: emailChanges.hostId })
        if (!revoked) throw new Refusal('link_invalid')
        const [host] = await tx.select().from(user).where(eq(user.id, revoked.hostId)).for('update')
        if (!host) throw new Refusal('link_invalid')
        await tx.delete(session).where(eq(session.userId, host.id))
        await forgetCredentials(tx, host)
      })
    },

    /** Whether an address has an account whose owner proved it. */
    isTaken: (email: string) => belongsToSomebody(db, email),
  }
}

async function belongsToSomebody(db: Pick<Db, '$count'>, email: string) {
  return (await db.$count(user, and(eq(user.email, email), eq(user.emailVerified, true)))) > 0
}

function makeToken() {
  return randomBytes(24).toString('base64url')
}
