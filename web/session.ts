import { type RouterContextProvider, redirect } from 'react-router'
import { apiOf } from '#web/api.ts'

type Context = Readonly<RouterContextProvider>

export type Session = { hostId: string; email: string; expiresAt: number }

/** Who is signed in, and until when this page's access is good. */
export async function findSession(context: Context): Promise<Session | null> {
  const answer = await apiOf(context).session.$get()
  if (!answer.ok) return null
  const { user, expires_at: expiresAt } = await answer.json()
  return { hostId: user.id, email: user.email, expiresAt }
}

/** Pages of a host: anybody else is asked to sign in. */
export async function requireSession(context: Context) {
  const session = await findSession(context)
  if (!session) throw redirect('/login')
  return session
}

/** Pages for whoever is not signed in yet: any session leads home. */
export async function sendSignedInHome(context: Context) {
  if (await findSession(context)) throw redirect('/')
}
