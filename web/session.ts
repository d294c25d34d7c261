import { createCookie, type RouterContextProvider, redirect } from 'react-router'
import { readRecord } from '#domain/values/read-json.ts'
import { bridgeContext } from '#web/calls/api.ts'

type Context = Readonly<RouterContextProvider>

export type Session = { hostId: string; email: string }

/** Who is signed in. When nobody can tell, the page is shown as to a visitor: what is public stands, the rest is not shown. */
export async function findSession(context: Context): Promise<Session | null> {
  const { findHost, noteFailure } = context.get(bridgeContext)
  const host = await findHost().catch((error) => void noteFailure(error))
  return host ? { hostId: host.id, email: host.email } : null
}

/** Who is signed in, or the way to sign in. When nobody can tell, the page fails: its host is not sent away. */
export async function requireSession(context: Context, waiting?: Waiting): Promise<Session> {
  const host = await context.get(bridgeContext).findHost()
  if (host) return { hostId: host.id, email: host.email }
  throw waiting ? await signInFirst(context, waiting) : redirect('/login')
}

/** Pages for whoever is not signed in yet: any session leads home. */
export async function sendSignedInHome(context: Context) {
  if (await findSession(context)) throw redirect('/')
}

const waitSeconds = 15 * 60

/** What somebody was about to do when we asked them to sign in first; any way of signing in comes back to it. */
function cookieOf(context: Context) {
  const isLocal = context.get(bridgeContext).isLaptop
  return createCookie(`${isLocal ? '' : '__Host-'}zaguan.new_email`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocal,
  })
}

/** What goes on after it: the change of address that a token stands for, or a file of all data. */
type Waiting = string | { dataId: string }

async function signInFirst(context: Context, waiting: Waiting) {
  const notice = typeof waiting === 'string' ? 'new_email' : 'data'
  const cookie = await cookieOf(context).serialize(waiting, { maxAge: waitSeconds })
  return redirect(`/login?notice=${notice}`, { headers: { 'Set-Cookie': cookie } })
}

/** Undefined unless something was waiting for this sign-in. */
export async function findWaitingPage(context: Context, request: Request) {
  const cookie = cookieOf(context)
  const address = addressOf(await cookie.parse(request.headers.get('cookie')))
  if (address === undefined) return undefined
  return redirect(address, { headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) } })
}

function addressOf(waiting: unknown) {
  if (typeof waiting === 'string' && waiting !== '')
    return `/confirm-new-email?${new URLSearchParams({ token: waiting })}`
  const { dataId } = readRecord(waiting)
  return typeof dataId === 'string' ? `/settings/data/${encodeURIComponent(dataId)}` : undefined
}
