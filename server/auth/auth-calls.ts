import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { cleanText } from '#domain/values/text.ts'
import type { ProofPurpose } from '#server/auth/second-factor/proof-codes.ts'
import type { SignInWay } from '#server/auth/sessions/sessions.ts'
import type { Attempt } from './attempts.ts'
import { type HostSession, withoutSession } from './caller.ts'
import type { Auth } from './open-auth.ts'
import { addressHeader, type VisitorOf, visitorKey } from './visitor.ts'

export type AuthCalls = ReturnType<typeof openAuthCalls>

type Call = {
  method?: 'GET' | 'POST'
  path: string
  body?: Record<string, unknown>
  /** Whatever session the caller has is left aside. */
  asNobody?: boolean
}

type Opened = { token: string | null; second_factor?: true }

type Asking = { session: HostSession; purpose: ProofPurpose }
type Given = { password: string; code: string }

type Host = { id: string; email: string }
type Mailing = {
  kind: string
  to: string
  /** The host who asks for it inside a session, to an address that is the host's own. */
  hostId?: string
}

const codeMails = {
  delete_account: 'deletion_code',
  second_factor: 'second_factor_code',
  passkey: 'passkey_code',
} as const satisfies Record<ProofPurpose, string>

/** What every call to do with accounts goes through: who asks, how often, and how long the answer takes. */
export function openAuthCalls({ auth, visitorOf }: { auth: Auth; visitorOf: VisitorOf }) {
  const { attempts } = auth
  return {
    /** Hands a checked call to the library and tells whether it opened a session. */
    forward: async (c: Context, call: Call) => (await ask(c, call)).opened,

    /** The same, for what the library says in words of its own. */
    ask,

    countTry,

    placeOf,

    /** A way in: what came of it goes to the log, and the browser that succeeded is known from then on. */
    async enter<Answer extends Opened>(c: Context, way: SignInWay, open: () => Promise<Answer>) {
      const answer = await open().catch((error) => {
        if (error instanceof Refusal)
          auth.record({ event: 'sign_in_refused', way, code: error.code })
        throw error
      })
      const host = answer.token ? (await auth.findByToken(answer.token))?.user : undefined
      if (!host) return answer
      auth.record({ event: 'signed_in', way, hostId: host.id })
      auth.devices.remember(c, host.email)
      return answer
    },

    /** As `prove`, of a host who has a password. */
    provePassword,

    /** How a host shows, inside a session, that nobody else sits there: by the password, or a code from a mail where there is none. */
    async prove(c: Context, { session, purpose }: Asking, { password, code }: Given) {
      const hostId = session.user.id
      if (await auth.passwords.exists(hostId)) return provePassword(c, session, password)
      const spend = () => auth.proofCodes.spend({ hostId, purpose }, code)
      await remembered(session, code, () => countTry(c, session.user.email, spend, 'code'))
    },

    answerAlike,

    /** Mails a host without a password a code for one purpose. */
    mailProofCode(c: Context, { user, purpose }: { user: Host; purpose: ProofPurpose }) {
      const mailing = { kind: `proof-${purpose}`, to: user.email, hostId: user.id }
      return answerAlike(c, mailing, async () => {
        const { headers } = c.req.raw
        const code = await auth.proofCodes.make({ hostId: user.id, purpose })
        const payload = { code, url: auth.mails.linkTo('/settings', {}, headers) }
        await auth.mails.send(user, headers, { template: codeMails[purpose], payload })
      })
    },
  }

  /** Where a visitor is, as tries and mails are counted. */
  function placeOf(c: Context) {
    return visitorKey(visitorOf(c))
  }

  /**
   * Hands a checked call to the library. What it refuses is thrown, the cookies it sets go to the caller, and
   * what remains is what it said, and the token of a session it opened, if it did.
   */
  async function ask(c: Context, { method = 'POST', path, body = {}, asNobody = false }: Call) {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.set(addressHeader, visitorOf(c))
    for (const name of passedOn) {
      const value = c.req.header(name)
      if (value) headers.set(name, value)
    }
    if (asNobody) headers.delete('authorization')
    const asked = asNobody ? withoutSession(headers) : headers
    const { baseURL } = await auth.better.$context
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
    const answer = await auth.better.handler(
      new Request(`${baseURL}${path}`, { method, headers: asked, ...sent }),
    )
    await assertAccepted(answer)
    for (const cookie of answer.headers.getSetCookie())
      c.header('Set-Cookie', cookie, { append: true })
    const said = await readBody(answer)
    const opened: Opened = said.twoFactorRedirect
      ? { token: null, second_factor: true }
      : { token: answer.headers.get('set-auth-token') }
    return { body: said, opened }
  }

  /** A mail asked for, within limits: the answer and its time are the same whether or not the address is known. */
  async function answerAlike(c: Context, mailing: Mailing, send: () => Promise<unknown>) {
    const { kind, to, hostId } = mailing
    // Whoever is in, or has been in before from this browser, counts apart and waits for no stranger.
    const known = hostId ?? auth.devices.find(c, to)
    const recipient = known === undefined ? to : `${to} ${known}`
    await attempts.begin([
      { limit: 'mailOfKind', of: `${kind} ${recipient}` },
      { limit: 'mailToRecipient', of: recipient },
      ...(known === undefined ? [{ limit: 'mailFromAddress', of: placeOf(c) } as const] : []),
    ])
    await Promise.all([send(), auth.pause()])
    return { status: true as const }
  }

  async function provePassword(c: Context, session: HostSession, typed: string) {
    const { id, email } = session.user
    const assertPassword = () => auth.passwords.assert(id, readPassword(typed))
    await remembered(session, typed, () => countTry(c, email, assertPassword))
  }

  /** What was shown once holds for ten minutes in that session: who then says nothing is not asked again. */
  async function remembered(session: HostSession, said: string, show: () => Promise<unknown>) {
    const own = { hostId: session.user.id, id: session.id }
    if (said === '' && (await auth.sessions.isProven(own))) return
    await show()
    await auth.sessions.noteProof(own)
  }

  /**
   * A try at a secret of an account: wrong ones count against the account and the place together, and slowly against the
   * account from anywhere. A browser that has been in before counts by itself alone, so that strangers cannot lock its host out.
   */
  async function countTry<Answer>(
    c: Context,
    email: string,
    make: () => Promise<Answer>,
    secret: 'password' | 'code' = 'password',
  ) {
    const account = secret === 'password' ? email : `${secret} ${email}`
    const place = placeOf(c)
    const device = auth.devices.find(c, email)
    const ofAccount: Attempt[] = device
      ? [{ limit: 'guessOfDevice', of: `${account} ${device}` }]
      : [
          { limit: 'guessOfPair', of: `${account} ${place}` },
          { limit: 'guessOfAccount', of: account },
        ]
    const ofAddress: Attempt[] = device ? [] : [{ limit: 'guessFromAddress', of: place }]
    return attempts.counted([...ofAccount, ...ofAddress], make, async () => {
      await Promise.all([attempts.forgive(ofAccount), ...ofAddress.map(attempts.takeBack)])
    })
  }
}

const passedOn = ['cookie', 'authorization', 'origin', 'accept-language', 'user-agent']

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

const address = z.email().max(254)

/** The address as it is compared and stored: without blanks around it, in lower case. */
export function readEmail(typed: string) {
  const email = typed.trim().toLowerCase()
  if (email === '') throw new Refusal('email_required')
  if (!address.safeParse(email).success) throw new Refusal('email_invalid')
  return email
}

export function readPassword(typed: string) {
  if (typed === '') throw new Refusal('password_required')
  return typed
}

export const email = z.string().max(1000).default('').openapi({ format: 'email' })
export const password = z.string().max(1000).default('').openapi({ format: 'password' })
/** A database refuses a text with a NUL in it: what no token ever holds is left out. */
export const writtenToken = z.string().max(4000).overwrite(cleanText)

export const mailedCode = writtenToken.max(40).default('').openapi({
  description: 'The code from a mail (/auth/proof-code) of a host who has no password',
})

export const token = writtenToken.default('')
export const tokenBody = z.object({ token })

export const doneAnswer = z.object({ status: z.literal(true) }).openapi('Done')

export const signedInAnswer = z
  .object({
    token: z.string().nullable().openapi({
      description: 'The session token: keep it as refresh token; null when no session was opened',
    }),
    second_factor: z.literal(true).optional().openapi({
      description: 'The account asks for a second step: finish with /auth/second-factor/verify',
    }),
  })
  .openapi('SignedIn')
