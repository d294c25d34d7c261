import { hostCookiePrefix, sessionCookieName } from '#server/auth/better-auth.ts'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

const today = `${hostCookiePrefix}${sessionCookieName}`
/** The name it had in production before 0.1; sessions that began under it go on. */
const former = `__Secure-${sessionCookieName}`

/** The headers with a session cookie of the former name under its name of today; undefined when there is none. */
export function withRenamedCookie(headers: Headers) {
  const value = cookieValue(headers, former)
  if (!value || cookieValue(headers, today)) return undefined
  const renamed = new Headers(headers)
  renamed.set('cookie', `${headers.get('cookie')}; ${today}=${value}`)
  return renamed
}

/** The same session once more, under its name of today. */
export function renewedCookie(headers: Headers, expiresAt: Date, now: Date) {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  return `${today}=${cookieValue(headers, former)}; Max-Age=${seconds}; ${attributes}`
}

export const formerCookieEnds = `${former}=; Max-Age=0; ${attributes}`

function cookieValue(headers: Headers, name: string) {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
