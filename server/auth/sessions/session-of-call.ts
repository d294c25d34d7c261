import type { Context } from 'hono'
import type { LookUpSession } from './look-up-session.ts'

/** What the calls of one page visit have in common. */
export type VisitBindings = { lookUpSession?: LookUpSession }

/** The session a call comes with. The calls of one page visit ask the database once between them. */
export async function findSessionOf(c: Context, auth: { lookUpSession: LookUpSession }) {
  const { lookUpSession = auth.lookUpSession }: VisitBindings = c.env ?? {}
  const { session, cookies } = await lookUpSession(c.req.raw.headers)
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  return session
}
