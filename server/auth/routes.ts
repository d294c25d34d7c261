import { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'
import { openAuthCalls } from './auth-calls.ts'
import type { AddressOf } from './client.ts'
import { createEmailRoutes } from './email/email-routes.ts'
import { exists } from './guard-cookie-calls.ts'
import type { Auth } from './open-auth.ts'
import { isReading } from './own-site.ts'
import { createPasskeyRoutes } from './passkeys/passkey-routes.ts'
import { createPasswordRoutes } from './passwords/password-routes.ts'
import { createProofRoutes } from './proofs/proof-routes.ts'
import { createSecondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { createOwnSessionRoutes } from './sessions/own-session-routes.ts'
import { createSessionRoutes } from './sessions/session-routes.ts'
import { createSignInRoutes } from './sign-in-routes.ts'

type Needs = { auth: Auth; addressOf: AddressOf }

/** Every address of an account; what is not listed here does not exist, whatever the library offers. */
export function createAuthRoutes({ auth, addressOf }: Needs) {
  const calls = openAuthCalls({ auth, addressOf })
  const routes = new OpenAPIHono()
  routes.use('/auth/*', refuseOtherSites(auth))
  return routes
    .route('/auth', createSignInRoutes(auth, calls))
    .route('/auth', createPasswordRoutes(auth, calls))
    .route('/auth', createEmailRoutes(auth, calls))
    .route('/', createSessionRoutes(auth, calls))
    .route('/auth', createOwnSessionRoutes(auth, calls))
    .route('/auth', createSecondFactorRoutes(auth, calls))
    .route('/auth', createPasskeyRoutes(auth, calls))
    .route('/auth', createProofRoutes(auth, calls))
}

/** A browser says which site asks; one of another site is refused, and so is a cookie nobody vouches for. */
function refuseOtherSites(auth: Auth) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    const mustBeOurs = origin !== undefined || c.req.header('cookie') !== undefined
    const changes = !isReading(c.req.method)
    if (changes && exists(c) && mustBeOurs && !auth.isTrustedOrigin(origin)) {
      throw new Refusal('cross_site')
    }
    await next()
  })
}
