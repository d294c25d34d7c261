import { findSession } from '#web/session.ts'
import type { Route } from './+types/session-page'

/** What an open page asks now and then: am I still signed in, and until when? Asking renews what is near its end. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await findSession(context)
  return Response.json(session, {
    status: session ? 200 : 401,
    headers: { 'Cache-Control': 'no-store' },
  })
}
