import { randomBytes } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { and, eq, gt, ne } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import {
  type AuthCalls,
  doneAnswer,
  email,
  password,
  readEmail,
  tokenBody,
  writtenToken,
} from '#server/auth/auth-calls.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { forgetCredentials, linkSeconds } from '#server/auth/second-factor/proof-codes.ts'
import { digestOf } from '#server/auth/secret.ts'
import { emailChanges, session, user } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'

/**
 * Changing the address. Who has a password gives it and confirms at the new address; who has none agrees at the old
 * one first. Every step is taken inside a session of the account; stopping it takes the link alone. None opens a session.
 */
export function createEmailRoutes(auth: Auth, { answerAlike, provePassword }: AuthCalls) {
  const { mails, passwords } = auth
  return routesOf({ auth }, 'Accounts', [
    sessionCall('POST /auth/change-email', {
      summary:
        'Ask to change the address: the new one confirms; without a password the old one first',
      body: z.object({ newEmail: email, password }),
      refuses: ['too_many_attempts'],
      answer: { 200: json(doneAnswer.extend({ asked: z.enum(['new_address', 'old_address']) })) },
      async work({ c, session, body: { newEmail: typed, password } }) {
        const { user } = session
        const newEmail = readEmail(typed)
        if (newEmail === user.email) {
          throw new Refusal('invalid_request', { fields: { newEmail: 'invalid' } })
        }
        const hasPassword = await passwords.exists(user.id)
        if (hasPassword) await provePassword(c, session, password)
        const { headers } = c.req.raw
        const done = await answerAlike(c, { kind: 'change-email', to: newEmail }, async () => {
          const asked = { hostId: user.id, newEmail, isApproved: hasPassword }
          const { token, revokeToken } = await keepWish(auth, asked)
          const revokeUrl = mails.linkTo('/stop-email-change', { token: revokeToken }, headers)
          if (!hasPassword) {
            const url = mails.linkTo('/confirm-new-email', { token }, headers)
            const payload = { newEmail, url, revokeUrl }
            return mails.send(user, headers, { template: 'approve_new_email', payload })
          }
          const payload = { newEmail, url: revokeUrl }
          await mails.send(user, headers, { template: 'email_change_asked', payload })
          await mailNewEmail({ user, newEmail, headers }, token)
        })
        return { ...done, asked: hasPassword ? ('new_address' as const) : ('old_address' as const) }
      },
    }),
    sessionCall('GET /auth/change-email/{token}', {
      summary:
        'What does this link change? Only inside a session of the account; it is not used up',
      params: z.object({ token: writtenToken.min(1) }),
      refuses: ['link_invalid'],
      answer: { 200: json(changeAnswer, 'The change that was asked for') },
      async work({ session: { user }, token }) {
        const { newEmail, isApproved } = await getWish(auth, { hostId: user.id, token })
        return { email: user.email, new_email: newEmail, is_approved: isApproved }
      },
    }),
    sessionCall('POST /auth/change-email/confirm', {
      summary: 'Take the next step with the token of a link, inside a session of the account',
      body: tokenBody,
      refuses: ['too_many_attempts'],
      answer: { 200: json(doneAnswer.extend({ is_changed: z.boolean() })) },
      async work({ c, session: { id: sessionId, user }, body: { token } }) {
        const { newEmail, isApproved } = await getWish(auth, { hostId: user.id, token })
        const { headers } = c.req.raw
        if (isApproved) {
          await carryOut(auth, { hostId: user.id, token }, sessionId)
          auth.devices.remember(c, newEmail)
          // To the old address, which opens nothing any more.
          const payload = { newEmail, url: mails.linkTo('/support', {}, headers) }
          await mails.send(user, headers, { template: 'email_changed', payload })
          return { status: true as const, is_changed: true }
        }
        const done = await answerAlike(c, { kind: 'confirm-new-email', to: newEmail }, async () => {
          const next = await approve(auth, { hostId: user.id, token })
          await mailNewEmail({ user, newEmail, headers }, next)
        })
        return { ...done, is_changed: false }
      },
    }),
    openCall('POST /auth/change-email/revoke', {
      summary: 'It was not me: stop the change that was asked for and end every session',
      body: tokenBody,
      answer: { 200: json(doneAnswer) },
      async work({ body }) {
        await revoke(auth, body.token)
        return { status: true as const }
      },
    }),
  ])

  /** To the new address, where a change of address is made; not to somebody who has an account with it. */
  async function mailNewEmail({ user, newEmail, headers }: Asking, token: string) {
    if (await isTaken(auth.db, newEmail)) return
    const payload = { url: mails.linkTo('/confirm-new-email', { token }, headers) }
    const host = { id: user.id, email: newEmail }
    await mails.send(host, headers, { template: 'confirm_new_email', payload })
  }
}

type Asking = { user: { id: string }; newEmail: string; headers: Headers }

const changeAnswer = z.object({
  email: z.string(),
  new_email: z.string(),
  is_approved: z.boolean(),
})

type Parts = Pick<Auth, 'db' | 'now'>
type Wish = { hostId: string; newEmail: string; isApproved: boolean }
type Link = { hostId: string; token: string }

/**
 * The one change of address that a host has asked for and not carried out: a row, so that it can be taken back. In place of
 * what was asked for before; the tokens go into the mails.
 */
async function keepWish({ db, now }: Parts, { hostId, newEmail, isApproved }: Wish) {
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
}

function isMeant({ now }: Parts, { hostId, token }: Link) {
  return and(
    eq(emailChanges.hostId, hostId),
    eq(emailChanges.tokenDigest, digestOf(token)),
    gt(emailChanges.expiresAt, now()),
  )
}

async function getWish(parts: Parts, link: Link) {
  const [found] = await parts.db.select().from(emailChanges).where(isMeant(parts, link))
  if (!found) throw new Refusal('link_invalid')
  return found
}

/** The old address agreed: the token for the new one. */
async function approve(parts: Parts, link: Link) {
  const token = makeToken()
  const approved = await parts.db
    .update(emailChanges)
    .set({ isApproved: true, tokenDigest: digestOf(token) })
    .where(and(isMeant(parts, link), eq(emailChanges.isApproved, false)))
    .returning({ hostId: emailChanges.hostId })
  if (approved.length === 0) throw new Refusal('link_invalid')
  return token
}

/** Changes the address; what was mailed to the old one and every other session end with it. */
async function carryOut(parts: Parts, link: Link, sessionId: string) {
  const { hostId } = link
  await parts.db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(emailChanges)
      .where(and(isMeant(parts, link), eq(emailChanges.isApproved, true)))
      .returning({ newEmail: emailChanges.newEmail })
    const [host] = await tx.select().from(user).where(eq(user.id, hostId)).for('update')
    if (!asked || !host) throw new Refusal('link_invalid')
    const { newEmail } = asked
    if (await isTaken(tx, newEmail)) throw new Refusal('link_invalid')
    // A sign-up that nobody confirmed holds no address against whoever opened its mail.
    await tx.delete(user).where(and(eq(user.email, newEmail), eq(user.emailVerified, false)))
    // By `updatedAt` billing finds whose new address the payment provider has to be told (`billing/jobs/reconcile.ts`).
    await tx
      .update(user)
      .set({ email: newEmail, emailVerified: true, updatedAt: parts.now() })
      .where(eq(user.id, hostId))
    await tx.delete(session).where(and(eq(session.userId, hostId), ne(session.id, sessionId)))
    await forgetCredentials(tx, host)
  })
}

/** The old address says that it was somebody else: nothing changes, whoever is in is out, and what was mailed opens nothing. */
async function revoke({ db, now }: Parts, token: string) {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.revokeDigest, digestOf(token)), gt(emailChanges.expiresAt, now())))
      .returning({ hostId: emailChanges.hostId })
    if (!revoked) throw new Refusal('link_invalid')
    const [host] = await tx.select().from(user).where(eq(user.id, revoked.hostId)).for('update')
    if (!host) throw new Refusal('link_invalid')
    await tx.delete(session).where(eq(session.userId, host.id))
    await forgetCredentials(tx, host)
  })
}

/** Whether an address has an account whose owner proved it. */
async function isTaken(db: Pick<Auth['db'], '$count'>, email: string) {
  return (await db.$count(user, and(eq(user.email, email), eq(user.emailVerified, true)))) > 0
}

function makeToken() {
  return randomBytes(24).toString('base64url')
}
