import type { Context } from 'hono'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { withoutSession } from './caller.ts'
import type { Auth } from './open-auth.ts'
import { addressHeader, type VisitorOf } from './visitor.ts'

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  body?: Record<string, unknown>
  /** Whatever session the caller has is left aside. */
  asNobody?: boolean
}

export type Opened = { token: string | null; second_factor?: true }

/**
 * Hands a checked call to the library. What it refuses is thrown, the cookies it sets go to the caller, and
 * what remains is what it said, and the token of a session it opened, if it did.
 */
export async function askLibrary(
  { auth, visitorOf }: { auth: Auth; visitorOf: VisitorOf },
  c: Context,
  { method = 'POST', path, body = {}, asNobody = false }: Call,
) {
  const { better } = auth
  const headers = new Headers({ 'content-type': 'application/json' })
  headers.set(addressHeader, visitorOf(c))
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  if (asNobody) headers.delete('authorization')
  const asked = asNobody ? withoutSession(headers) : headers
  const { baseURL } = await better.$context
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
  const answer = await better.handler(
    new Request(`${baseURL}${path}`, { method, headers: asked, ...sent }),
  )
  await assertAccepted(answer)
  for (const cookie of answer.headers.getSetCookie())
    c.header('Set-Cookie', cookie, { append: true })
  const content = await readBody(answer)
  return { body: content, opened: openedBy(answer, content) }
}

const passedOn = ['cookie', 'authorization', 'origin', 'accept-language', 'user-agent']

function openedBy({ headers }: Response, content: Record<string, unknown>): Opened {
  return content.twoFactorRedirect
    ? { token: null, second_factor: true }
    : { token: headers.get('set-auth-token') }
}

async function readBody(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text()
  return text.startsWith('{') ? JSON.parse(text) : {}
}

async function assertAccepted(answer: Response) {
  const code = redirectedProblem(answer) ?? (await problemOf(answer))
  if (code === undefined) return
  const status = Math.max(answer.status, 400)
  throw refusalOf(status, code) ?? new Error(`accounts answered ${status} ${code}`)
}

async function problemOf(answer: Response) {
  if (answer.status < 400) return undefined
  const content = await readBody(answer)
  return typeof content.code === 'string' ? content.code : ''
}

const codes: Readonly<Record<string, RefusalCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
  INVALID_EMAIL: 'email_invalid',
  PASSWORD_TOO_SHORT: 'password_too_short',
  PASSWORD_TOO_LONG: 'password_too_long',
  INVALID_PASSWORD: 'password_wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password_wrong',
  TOKEN_EXPIRED: 'link_expired',
  INVALID_TOKEN: 'link_invalid',
  INVALID_USER: 'link_invalid',
  USER_NOT_FOUND: 'link_invalid',
  INVALID_CODE: 'second_factor_wrong',
  INVALID_BACKUP_CODE: 'second_factor_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_factor_over',
  ACCOUNT_TEMPORARILY_LOCKED: 'second_factor_locked',
  TOTP_ALREADY_ENABLED: 'second_factor_is_on',
  TOTP_NOT_ENABLED: 'second_factor_is_off',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_is_off',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_is_off',
  CHALLENGE_NOT_FOUND: 'passkey_over',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_over',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_unknown',
  PASSKEY_NOT_UNLOCKED: 'passkey_not_unlocked',
  PASSKEY_KNOWN: 'passkey_known',
  INVALID_OTP: 'code_invalid',
  OTP_EXPIRED: 'code_expired',
  TOO_MANY_ATTEMPTS: 'code_expired',
  UNAUTHORIZED: 'unauthorized',
  FAILED_TO_GET_SESSION: 'unauthorized',
  SESSION_EXPIRED: 'unauthorized',
  INVALID_ORIGIN: 'cross_site',
  MISSING_OR_NULL_ORIGIN: 'cross_site',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'cross_site',
}

/** What the library refuses, in the product's own codes; undefined for what nobody foresaw. */
function refusalOf(status: number, code: string | undefined): Refusal | undefined {
  if (code === 'TOO_BUSY') return new Refusal('unavailable', { values: { seconds: 2 } })
  const known = codes[code ?? '']
  if (known) return new Refusal(known)
  // So the library names what its database did not do.
  if (code?.startsWith('FAILED_TO_')) return undefined
  if (status === 401) return new Refusal('unauthorized')
  return status < 500 ? new Refusal('invalid_request') : undefined
}

/** Links that fail are answered by a redirect that names the problem. */
function redirectedProblem({ status, headers }: Response) {
  const location = headers.get('location')
  if (status !== 302 || !location) return undefined
  return new URL(location, 'http://localhost').searchParams.get('error') ?? undefined
}
