import { OpenAPIHono } from '@hono/zod-openapi'
import { openAuthCalls } from './auth-calls.ts'
import type { AddressOf } from './client.ts'
import { createEmailRoutes } from './email-routes.ts'
import type { Auth } from './open-auth.ts'
import { refuseOtherSites } from './own-site.ts'
import { createPasskeyRoutes } from './passkey-routes.ts'
import { createPasswordRoutes } from './password-routes.ts'
import { createSecondFactorRoutes } from './second-factor-routes.ts'
import { createSessionRoutes } from './session-routes.ts'
import { createSignInRoutes } from './sign-in-routes.ts'

/** Every address of an account; what is not listed here does not exist, whatever the library offers. */
export function createAuthRoutes({ auth, addressOf }: { auth: Auth; addressOf: AddressOf }) {
  const calls = openAuthCalls({ auth, addressOf })
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
