import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'
import { type AuthCalls, readEmail } from './auth-calls.ts'
import * as schemas from './auth-schemas.ts'
import type { Auth } from './open-auth.ts'

/**
 * Changing the address. Who has a password gives it and confirms at the new address; who has none agrees at the old
 * one first. Every step is taken inside a session of the account and opens none.
 */
export function createEmailRoutes(auth: Auth, { mail, provePassword }: AuthCalls) {
  const { emailChanges, mails, passwords } = auth
  return routesOf({ auth }, 'Accounts', [
    sessionCall('POST /auth/change-email', {
      summary:
        'Ask to change the address: the new one confirms; without a password the old one first',
      body: schemas.emailChangeBody,
      refuses: ['too_many_attempts'],
      answer: { 200: json(askedAnswer) },
      async work({ c, session, body: { newEmail: typed, password } }) {
        const { user } = session
        const newEmail = readEmail(typed)
        if (newEmail === user.email) {
          throw new Refusal('invalid_request', { fields: { newEmail: 'invalid' } })
        }
        const hasPassword = await passwords.exists(user.id)
        if (hasPassword) await provePassword(c, session, password)
        const wish = { user, newEmail, headers: c.req.raw.headers }
        const done = await mail(c, { kind: 'change-email', to: newEmail }, async () => {
          const asked = { hostId: user.id, newEmail, isApproved: hasPassword }
          const tokens = await emailChanges.ask(asked)
          if (!hasPassword) return mails.askOldEmail(wish, tokens)
          await mails.warnOldEmail(wish, tokens.revokeToken)
          if (!(await emailChanges.isTaken(newEmail)))
            await mails.confirmNewEmail(wish, tokens.token)
        })
        return { ...done, asked: hasPassword ? ('new_address' as const) : ('old_address' as const) }
      },
    }),
    sessionCall('GET /auth/change-email/{token}', {
      summary:
        'What does this link change? Only inside a session of the account; it is not used up',
      params: z.object({ token: schemas.writtenToken.min(1) }),
      refuses: ['link_invalid'],
      answer: { 200: json(changeAnswer, 'The change that was asked for') },
      async work({ session: { user }, token }) {
        const { newEmail, isApproved } = await emailChanges.get({ hostId: user.id, token })
        return { email: user.email, new_email: newEmail, is_approved: isApproved }
      },
    }),
    sessionCall('POST /auth/change-email/confirm', {
      summary: 'Take the next step with the token of a link, inside a session of the account',
      body: schemas.tokenBody,
      refuses: ['too_many_attempts'],
      answer: { 200: json(stepAnswer) },
      async work({ c, session: { id: sessionId, user }, body: { token } }) {
        const { newEmail, isApproved } = await emailChanges.get({ hostId: user.id, token })
        const wish = { user, newEmail, headers: c.req.raw.headers }
        if (isApproved) {
          await emailChanges.carryOut({ hostId: user.id, sessionId }, token)
          await mails.emailChanged(wish)
          return { status: true as const, is_changed: true }
        }
        const done = await mail(c, { kind: 'confirm-new-email', to: newEmail }, async () => {
          const next = await emailChanges.approve({ hostId: user.id, token })
          if (!(await emailChanges.isTaken(newEmail))) await mails.confirmNewEmail(wish, next)
        })
        return { ...done, is_changed: false }
      },
    }),
    openCall('POST /auth/change-email/revoke', {
      summary: 'It was not me: stop the change that was asked for and end every session',
      body: schemas.tokenBody,
      answer: { 200: json(schemas.doneAnswer) },
      async work({ body }) {
        await emailChanges.revoke(body.token)
        return { status: true as const }
      },
    }),
  ])
}

const askedAnswer = schemas.doneAnswer.extend({ asked: z.enum(['new_address', 'old_address']) })

const changeAnswer = z.object({
  email: z.string(),
  new_email: z.string(),
  is_approved: z.boolean(),
})

const stepAnswer = schemas.doneAnswer.extend({ is_changed: z.boolean() })
