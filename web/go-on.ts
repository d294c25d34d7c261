import { createCookie, type RouterContextProvider, redirect } from 'react-router'
import { isLaptop } from '#web/api.ts'

type Context = Readonly<RouterContextProvider>

const waitSeconds = 15 * 60

/** What somebody was about to do when we asked them to sign in first; any way of signing in comes back to it. */
function cookieOf(context: Context) {
  const isLocal = isLaptop(context)
  return createCookie(`${isLocal ? '' : '__Host-'}zaguan.new_email`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocal,
  })
}

/** Asks to sign in, then goes on with the change of address this token stands for. */
export async function signInThenConfirm(context: Context, token: string) {
  const cookie = await cookieOf(context).serialize(token, { maxAge: waitSeconds })
  return redirect('/login?notice=new_email', { headers: { 'Set-Cookie': cookie } })
}

/** Undefined unless a change of address was waiting for this sign-in. */
export async function findGoOn(context: Context, request: Request) {
  const cookie = cookieOf(context)
  const token: unknown = await cookie.parse(request.headers.get('cookie'))
  if (typeof token !== 'string' || token === '') return undefined
  const query = new URLSearchParams({ token })
  const spent = await cookie.serialize('', { maxAge: 0 })
  return redirect(`/confirm-new-email?${query}`, { headers: { 'Set-Cookie': spent } })
}
