import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import type { AuthCalls } from '#server/auth/auth-calls.ts'
import { doneAnswer } from '#server/auth/auth-schemas.ts'
import { readBearer } from '#server/auth/caller.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { json, refusals, sessionSecurity } from '#server/http/answers.ts'

/** Who is calling, for how long, and the end of it. */
export function createSessionRoutes(auth: Auth, { forward, sessionOf }: AuthCalls) {
  return new OpenAPIHono()
    .openapi(getSession, async (c) => {
      const { user, id: sessionId } = await sessionOf(c)
      const { token, expiresAt } = await auth.accessTokenOf({ hostId: user.id, sessionId })
      const refreshToken = readBearer(c.req.header('authorization'))
      return c.json(
        {
          access_token: token,
          ...(refreshToken && { refresh_token: refreshToken }),
          expires_at: expiresAt,
          user: {
            id: user.id,
            email: user.email,
            locale: user.locale === 'en' ? ('en' as const) : ('es' as const),
            identities: [{ id: user.id, provider: 'email' as const, email: user.email }],
          },
        },
        200,
      )
    })
    .openapi(getToken, async (c) => {
      const { user, id: sessionId } = await sessionOf(c)
      const { token } = await auth.accessTokenOf({ hostId: user.id, sessionId })
      return c.json({ token }, 200)
    })
    .openapi(getKeys, async (c) => c.json(await auth.better.api.getJwks(), 200))
    .openapi(signOut, async (c) => {
      await orKeepSession(async () => {
        const { session } = await auth.lookUpSession(c.req.raw.headers)
        if (!session) return
        await auth.liveSessions.end({ hostId: session.user.id, sessionId: session.id })
      })
      await forward(c, { path: '/sign-out' })
      return c.json({ status: true as const }, 200)
    })
    .openapi(signOutEverywhere, async (c) => {
      await orKeepSession(async () => {
        const { user } = await sessionOf(c)
        await auth.forgetCredentials(user)
        await auth.liveSessions.endAll(user.id)
      })
      await forward(c, { path: '/sign-out' })
      return c.json({ status: true as const }, 200)
    })
}

/** The library takes the cookie away even when the session stays: it is asked only once the session is gone. */
async function orKeepSession(end: () => Promise<void>) {
  try {
    await end()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw Object.assign(new Refusal('not_signed_out'), { cause })
  }
}

const sessionSchema = z
  .object({
    access_token: z.string().openapi({ description: 'The bearer token of every other call' }),
    refresh_token: z.string().optional().openapi({
      description: 'The session token, repeated to clients that sent it as bearer',
    }),
    expires_at: z.number().openapi({ description: 'When the access token ends, in seconds' }),
    user: z.object({
      id: z.string(),
      email: z.string(),
      locale: z.enum(['es', 'en']),
      identities: z.array(
        z.object({ id: z.string(), provider: z.literal('email'), email: z.string() }),
      ),
    }),
  })
  .openapi('Session')

const about = { tags: ['Accounts'], security: sessionSecurity }

const getSession = createRoute({
  ...about,
  method: 'get',
  path: '/session',
  summary: 'Who am I? Takes the session token as bearer and gives a fresh access token',
  responses: { 200: json(sessionSchema, 'The session'), ...refusals },
})

const getToken = createRoute({
  ...about,
  method: 'get',
  path: '/auth/token',
  summary: 'Exchange the session token for an access token of 15 minutes',
  responses: { 200: json(z.object({ token: z.string() }), 'An access token'), ...refusals },
})

const getKeys = createRoute({
  tags: ['Accounts'],
  method: 'get',
  path: '/auth/jwks',
  summary: 'The public keys that access tokens are signed with',
  responses: {
    200: json(z.object({ keys: z.array(z.record(z.string(), z.unknown())) }), 'A JSON Web Key Set'),
  },
})

const signOut = createRoute({
  ...about,
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End this session',
  responses: { 200: json(doneAnswer, 'Ended'), ...refusals },
})

const signOutEverywhere = createRoute({
  ...about,
  method: 'post',
  path: '/auth/revoke-sessions',
  summary: 'End every session of the account, this one too',
  responses: { 200: json(doneAnswer, 'Ended'), ...refusals },
})
