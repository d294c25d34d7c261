import { OpenAPIHono, z } from '@hono/zod-openapi'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'
import { type AuthCalls, openAuthCalls, readPassword } from './auth-calls.ts'
import * as schemas from './auth-schemas.ts'
import type { VisitorOf } from './client.ts'
import { createEmailRoutes } from './email-routes.ts'
import type { Auth } from './open-auth.ts'
import { refuseOtherSites } from './own-site.ts'
import { createPasskeyRoutes } from './passkey-routes.ts'
import { assertGoodPassword } from './password-rules.ts'
import { createSecondFactorRoutes } from './second-factor-routes.ts'
import { createSessionRoutes } from './session-routes.ts'
import { createSignInRoutes, mailCall } from './sign-in-routes.ts'

/** Every address of an account; what is not listed here does not exist, whatever the library offers. */
export function createAuthRoutes({ auth, visitorOf }: { auth: Auth; visitorOf: VisitorOf }) {
  const calls = openAuthCalls({ auth, visitorOf })
  const routes = new OpenAPIHono()
  routes.use('/auth/*', refuseOtherSites(auth))
  return routes
    .route('/', createSignInRoutes(auth, calls))
    .route('/', createPasswordRoutes(auth, calls))
    .route('/', createEmailRoutes(auth, calls))
    .route('/', createSessionRoutes(auth, calls))
    .route('/', createSecondFactorRoutes(auth, calls))
    .route('/', createPasskeyRoutes(auth, calls))
}

/** Forgetting a password, and changing what one signs in with. */
function createPasswordRoutes(auth: Auth, calls: AuthCalls) {
  const { forward, guess } = calls
  return routesOf({ auth }, 'Accounts', [
    mailCall(calls, 'POST /auth/request-password-reset', {
      summary: 'Ask for a link to choose a new password, whether or not the address has an account',
      kind: 'reset',
    }),
    openCall('GET /auth/reset-password/{token}', {
      summary: 'Is this link to a new password still good? It is not used up',
      params: z.object({ token: schemas.writtenToken.min(1) }),
      refuses: ['link_invalid'],
      answer: { 200: json(schemas.doneAnswer, 'It is') },
      async work({ c, token }) {
        const query = new URLSearchParams({ callbackURL: '/' })
        const path = `/reset-password/${encodeURIComponent(token)}?${query}`
        await forward(c, { method: 'GET', path })
        return { status: true as const }
      },
    }),
    openCall('POST /auth/reset-password', {
      summary: 'Choose a new password with the token of a link; every session of the account ends',
      body: schemas.newPasswordBody,
      answer: { 200: json(schemas.doneAnswer) },
      async work({ c, body }) {
        assertGoodPassword(body.newPassword)
        await forward(c, { path: '/reset-password', body })
        return { status: true as const }
      },
    }),
    sessionCall('POST /auth/change-password', {
      summary: 'Change the password; every other session ends and this one gets a new token',
      body: schemas.passwordChangeBody,
      refuses: ['too_many_attempts'],
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, session: { user }, body }) {
        readPassword(body.currentPassword)
        assertGoodPassword(body.newPassword, user.email)
        const call = { path: '/change-password', body: { ...body, revokeOtherSessions: true } }
        const answer = await guess(c, user.email, () => forward(c, call))
        await auth.forgetCredentials(user)
        await auth.mails.passwordReset({ user }, c.req.raw)
        return answer
      },
    }),
  ])
}
