import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { type AuthCalls, readEmail, readPassword } from '#server/auth/auth-calls.ts'
import * as schemas from '#server/auth/auth-schemas.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { json, refusals } from '#server/http/answers.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import { assertGoodPassword } from './password-rules.ts'

const { authCall, doneAnswer, signedInAnswer } = schemas

/** Forgetting a password, and changing what one signs in with. */
export function createPasswordRoutes(auth: Auth, { forward, guess, mail, sessionOf }: AuthCalls) {
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(askForReset, async (c) => {
      const email = readEmail(c.req.valid('json').email)
      const send = () => forward(c, { path: '/request-password-reset', body: { email } })
      return c.json(await mail(c, { kind: 'reset', to: email }, send), 200)
    })
    .openapi(checkReset, async (c) => {
      const { token } = c.req.valid('param')
      const query = new URLSearchParams({ callbackURL: '/' })
      const path = `/reset-password/${encodeURIComponent(token)}?${query}`
      await forward(c, { method: 'GET', path })
      return c.json({ status: true as const }, 200)
    })
    .openapi(reset, async (c) => {
      const { token, newPassword } = c.req.valid('json')
      assertGoodPassword(newPassword)
      await forward(c, { path: '/reset-password', body: { token, newPassword } })
      return c.json({ status: true as const }, 200)
    })
    .openapi(changePassword, async (c) => {
      const { currentPassword: current, newPassword } = c.req.valid('json')
      const { user } = await sessionOf(c)
      const currentPassword = readPassword(current)
      assertGoodPassword(newPassword, user.email)
      const body = { currentPassword, newPassword, revokeOtherSessions: true }
      const change = () => forward(c, { path: '/change-password', body })
      const answer = await guess(c, user.email, change)
      await auth.forgetCredentials(user)
      await auth.mails.passwordReset({ user }, c.req.raw)
      return c.json(answer, 200)
    })
}

const askForReset = authCall({
  path: '/request-password-reset',
  summary: 'Ask for a link to choose a new password, whether or not the address has an account',
  body: schemas.emailBody,
  answer: doneAnswer,
})

const checkReset = createRoute({
  method: 'get',
  path: '/reset-password/{token}',
  summary: 'Is this link to a new password still good? It is not used up',
  tags: ['Accounts'],
  request: { params: z.object({ token: schemas.writtenToken.min(1) }) },
  responses: { 200: json(doneAnswer, 'It is'), ...refusals },
})

const reset = authCall({
  path: '/reset-password',
  summary: 'Choose a new password with the token of a link; every session of the account ends',
  body: schemas.newPasswordBody,
  answer: doneAnswer,
})

const changePassword = authCall({
  path: '/change-password',
  summary: 'Change the password; every other session ends and this one gets a new token',
  body: schemas.passwordChangeBody,
  answer: signedInAnswer,
})
