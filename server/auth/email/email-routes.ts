import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { type AuthCalls, readEmail, readPassword } from '#server/auth/auth-calls.ts'
import * as schemas from '#server/auth/auth-schemas.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { json, refusals } from '#server/http/answers.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'

const { authCall, doneAnswer } = schemas

/**
 * Changing the address. Who has a password gives it and confirms at the new address; who has none agrees at the old
 * one first. Every step is taken inside a session of the account and opens none.
 */
export function createEmailRoutes(auth: Auth, { guess, mail, sessionOf }: AuthCalls) {
  const { emailChanges, emailChangeMails: mails, passwords } = auth
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(askForChange, async (c) => {
      const { newEmail: typed, password } = c.req.valid('json')
      const { user } = await sessionOf(c)
      const newEmail = readEmail(typed)
      if (newEmail === user.email) {
        throw new Refusal('invalid_request', { fields: { newEmail: 'invalid' } })
      }
      const hasPassword = await passwords.exists(user.id)
      if (hasPassword) {
        await guess(c, user.email, () => passwords.assert(user.id, readPassword(password)))
      }
      const wish = { user, newEmail, headers: c.req.raw.headers }
      const done = await mail(c, { kind: 'change-email', to: newEmail }, async () => {
        const tokens = await emailChanges.ask({
          hostId: user.id,
          newEmail,
          isApproved: hasPassword,
        })
        if (!hasPassword) return mails.askOld(wish, tokens)
        await mails.warn(wish, tokens.revokeToken)
        if (!(await emailChanges.isTaken(newEmail))) await mails.confirm(wish, tokens.token)
      })
      const asked = hasPassword ? ('new_address' as const) : ('old_address' as const)
      return c.json({ ...done, asked }, 200)
    })
    .openapi(readChange, async (c) => {
      const { user } = await sessionOf(c)
      const { token } = c.req.valid('param')
      const { newEmail, isApproved } = await emailChanges.get({ hostId: user.id, token })
      return c.json({ email: user.email, new_email: newEmail, is_approved: isApproved }, 200)
    })
    .openapi(takeStep, async (c) => {
      const { id: sessionId, user } = await sessionOf(c)
      const { token } = c.req.valid('json')
      const { newEmail, isApproved } = await emailChanges.get({ hostId: user.id, token })
      const wish = { user, newEmail, headers: c.req.raw.headers }
      if (isApproved) {
        await emailChanges.carryOut({ hostId: user.id, sessionId }, token)
        await mails.changed(wish)
        return c.json({ status: true as const, is_changed: true }, 200)
      }
      const done = await mail(c, { kind: 'confirm-new-email', to: newEmail }, async () => {
        const next = await emailChanges.approve({ hostId: user.id, token })
        if (!(await emailChanges.isTaken(newEmail))) await mails.confirm(wish, next)
      })
      return c.json({ ...done, is_changed: false }, 200)
    })
    .openapi(revoke, async (c) => {
      await emailChanges.revoke(c.req.valid('json').token)
      return c.json({ status: true as const }, 200)
    })
}

const askForChange = authCall({
  path: '/change-email',
  summary: 'Ask to change the address: the new one confirms; without a password the old one first',
  body: schemas.emailChangeBody,
  answer: doneAnswer.extend({ asked: z.enum(['new_address', 'old_address']) }),
})

const readChange = createRoute({
  method: 'get',
  path: '/change-email/{token}',
  summary: 'What does this link change? Only inside a session of the account; it is not used up',
  tags: ['Accounts'],
  request: { params: z.object({ token: schemas.writtenToken.min(1) }) },
  responses: {
    200: json(
      z.object({ email: z.string(), new_email: z.string(), is_approved: z.boolean() }),
      'The change that was asked for',
    ),
    ...refusals,
  },
})

const takeStep = authCall({
  path: '/change-email/confirm',
  summary: 'Take the next step with the token of a link, inside a session of the account',
  body: schemas.tokenBody,
  answer: doneAnswer.extend({ is_changed: z.boolean() }),
})

const revoke = authCall({
  path: '/change-email/revoke',
  summary: 'It was not me: stop the change that was asked for and end every session',
  body: schemas.tokenBody,
  answer: doneAnswer,
})
