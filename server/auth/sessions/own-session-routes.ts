import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import type { AuthCalls } from '#server/auth/auth-calls.ts'
import { authCall, doneAnswer, writtenToken } from '#server/auth/auth-schemas.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { json, refusals, sessionSecurity } from '#server/http/answers.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'

/** Where one is signed in, and how to end it from elsewhere. */
export function createOwnSessionRoutes({ ownSessions }: Auth, { sessionOf }: AuthCalls) {
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(listSessions, async (c) => {
      const { user, id } = await sessionOf(c)
      const sessions = await ownSessions.list({ hostId: user.id, id })
      return c.json({ sessions: sessions.map(presentSession) }, 200)
    })
    .openapi(endSession, async (c) => {
      const { user } = await sessionOf(c)
      const { id } = c.req.valid('json')
      if (!(await ownSessions.end({ hostId: user.id, id }))) throw new Refusal('not_found')
      return c.json({ status: true as const }, 200)
    })
    .openapi(endOtherSessions, async (c) => {
      const { user, id } = await sessionOf(c)
      await ownSessions.endOthers({ hostId: user.id, id })
      return c.json({ status: true as const }, 200)
    })
}

type Listed = Awaited<ReturnType<Auth['ownSessions']['list']>>[number]

function presentSession({ id, browser, system, createdAt, lastUsedAt, isCurrent }: Listed) {
  return {
    id,
    browser: browser ?? null,
    system: system ?? null,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: isCurrent,
  }
}

const listedSession = z
  .object({
    id: z.string(),
    browser: z.string().nullable().openapi({ description: 'As it names itself, such as Firefox' }),
    system: z.string().nullable().openapi({ description: 'Such as Android or Windows' }),
    created_at: z.string(),
    last_used_at: z.string().openapi({ description: 'To within five minutes' }),
    is_current: z.boolean().openapi({ description: 'The session that asks' }),
  })
  .openapi('ListedSession')

const about = { tags: ['Accounts'], security: sessionSecurity }

const listSessions = createRoute({
  ...about,
  method: 'get',
  path: '/list-sessions',
  summary: 'List where I am signed in, the newest use first',
  responses: { 200: json(z.object({ sessions: z.array(listedSession) }), 'All'), ...refusals },
})

const endSession = authCall({
  path: '/revoke-session',
  summary: 'End one of my sessions, by the id of the list',
  body: z.object({ id: writtenToken.default('') }),
  answer: doneAnswer,
})

const endOtherSessions = createRoute({
  ...about,
  method: 'post',
  path: '/revoke-other-sessions',
  summary: 'End every session of the account but this one',
  responses: { 200: json(doneAnswer, 'Ended'), ...refusals },
})
