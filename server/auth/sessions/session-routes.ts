import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import { type AuthCalls, doneAnswer, writtenToken } from '#server/auth/auth-calls.ts'
import { getSession, readBearer } from '#server/auth/caller.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { json, moment, presentAs, sessionSecurity } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'

/** Who is calling and for how long, where else one is signed in, and the end of each. */
export function createSessionRoutes(auth: Auth, { forward }: AuthCalls) {
  const { sessions } = auth
  return routesOf({ auth }, 'Accounts', [
    sessionCall('GET /session', {
      summary: 'Who am I? Takes the session token as bearer and gives a fresh access token',
      answer: { 200: json(sessionSchema, 'The session') },
      async work({ c, session: { user, id: sessionId } }) {
        const { token, expiresAt } = await auth.accessTokenOf({ hostId: user.id, sessionId })
        const refreshToken = readBearer(c.req.header('authorization'))
        return {
          access_token: token,
          ...(refreshToken && { refresh_token: refreshToken }),
          expires_at: expiresAt,
          user: {
            id: user.id,
            email: user.email,
            locale: user.locale === 'en' ? ('en' as const) : ('es' as const),
            identities: [{ id: user.id, provider: 'email' as const, email: user.email }],
          },
        }
      },
    }),
    sessionCall('GET /auth/token', {
      summary: 'Exchange the session token for an access token of 15 minutes',
      answer: { 200: json(z.object({ token: z.string() }), 'An access token') },
      async work({ session: { user, id: sessionId } }) {
        const { token } = await auth.accessTokenOf({ hostId: user.id, sessionId })
        return { token }
      },
    }),
    openCall('GET /auth/jwks', {
      summary: 'The public keys that access tokens are signed with',
      answer: { 200: json(keysSchema, 'A JSON Web Key Set') },
      work: () => auth.better.api.getJwks(),
    }),
    openCall('POST /auth/sign-out', {
      summary: 'End this session',
      security: sessionSecurity,
      answer: { 200: json(doneAnswer, 'Ended') },
      work: ({ c }) =>
        signOut(c, async () => {
          const { session } = await auth.lookUpSession(c.req.raw.headers)
          if (session) await sessions.end({ hostId: session.user.id, id: session.id })
        }),
    }),
    openCall('POST /auth/revoke-sessions', {
      summary: 'End every session of the account, this one too',
      security: sessionSecurity,
      refuses: ['unauthorized'],
      answer: { 200: json(doneAnswer, 'Ended') },
      work: ({ c }) =>
        signOut(c, async () => {
          const { user } = await getSession(c, auth)
          await auth.forgetCredentials(user)
          await sessions.endAll(user.id)
        }),
    }),
    sessionCall('GET /auth/list-sessions', {
      summary: 'List where I am signed in, the newest use first',
      answer: { 200: json(z.object({ sessions: z.array(listedSession) }), 'All') },
      async work({ session: { user, id } }) {
        const listed = await sessions.list({ hostId: user.id, id })
        return {
          sessions: listed.map(({ browser = null, system = null, ...one }) =>
            presentAs(listedSession, { ...one, browser, system }),
          ),
        }
      },
    }),
    sessionCall('POST /auth/revoke-session', {
      summary: 'End one of my sessions, by the id of the list',
      body: z.object({ id: writtenToken.default('') }),
      refuses: ['not_found'],
      answer: { 200: json(doneAnswer) },
      async work({ session: { user }, body: { id } }) {
        if (!(await sessions.end({ hostId: user.id, id }))) throw new Refusal('not_found')
        return { status: true as const }
      },
    }),
    sessionCall('POST /auth/revoke-other-sessions', {
      summary: 'End every session of the account but this one',
      answer: { 200: json(doneAnswer, 'Ended') },
      async work({ session: { user, id } }) {
        await sessions.endOthers({ hostId: user.id, id })
        return { status: true as const }
      },
    }),
  ])

  /** The library takes the cookie away even when the session stays: it is asked only once the session is gone. */
  async function signOut(c: Context, end: () => Promise<void>) {
    try {
      await end()
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw Object.assign(new Refusal('not_signed_out'), { cause })
    }
    await forward(c, { path: '/sign-out' })
    return { status: true as const }
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

const keysSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())) })

const listedSession = z
  .object({
    id: z.string(),
    browser: z.string().nullable().openapi({ description: 'As it names itself, such as Firefox' }),
    system: z.string().nullable().openapi({ description: 'Such as Android or Windows' }),
    created_at: moment,
    last_used_at: moment.openapi({ description: 'To within five minutes' }),
    is_current: z.boolean().openapi({ description: 'The session that asks' }),
    is_proven: z.boolean().openapi({
      description:
        'It has shown within ten minutes that its host asks: no password or code is wanted',
    }),
  })
  .openapi('ListedSession')
