import { type RouterContextProvider, redirect } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'

type Context = Readonly<RouterContextProvider>

export type Session = { hostId: string; email: string }

/** Who is signed in. When nobody can tell, the page is shown as to a visitor: what is public stands, the rest is not shown. */
export async function findSession(context: Context): Promise<Session | null> {
  const { findHost, noteFailure } = context.get(bridgeContext)
  const host = await findHost().catch((error) => noteFailure(error))
  return host ? { hostId: host.id, email: host.email } : null
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
