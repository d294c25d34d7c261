import { randomUUID } from 'node:crypto'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { errors, jwtVerify } from 'jose'
import { Refusal } from '#domain/messages/refusals.ts'
import { createEmailRoutes } from '#server/auth/email/email-changes.ts'
import { createPasskeyRoutes } from '#server/auth/passkeys/passkeys.ts'
import { assertGoodPassword } from '#server/auth/passwords/password-rules.ts'
import { linkSeconds } from '#server/auth/second-factor/proof-codes.ts'
import { createSecondFactorRoutes } from '#server/auth/second-factor/second-factor-routes.ts'
import { createSessionRoutes } from '#server/auth/sessions/session-routes.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'
import {
  type AuthCalls,
  doneAnswer,
  email,
  password,
  readEmail,
  readPassword,
  signedInAnswer,
  token,
  tokenBody,
  writtenToken,
} from './auth-calls.ts'
import { refuseForeignCalls } from './caller.ts'
import { openSignedCookie } from './known-devices.ts'
import type { Auth } from './open-auth.ts'
import { isSame } from './secret.ts'

/** Every address of accounts, file by file; what none of them lists does not exist, whatever the library offers. */
export function createAuthRoutes(auth: Auth, calls: AuthCalls) {
  const routes = new OpenAPIHono()
  routes.use('/auth/*', refuseForeignCalls(auth))
  return routes
    .route('/', createSignInRoutes(auth, calls))
    .route('/', createPasswordRoutes(auth, calls))
    .route('/', createEmailRoutes(auth, calls))
    .route('/', createSessionRoutes(auth, calls))
    .route('/', createSecondFactorRoutes(auth, calls))
    .route('/', createPasskeyRoutes(auth, calls))
}

/** Getting an account and getting into it: by password, by link, by code. */
function createSignInRoutes(auth: Auth, calls: AuthCalls) {
  const { enter, forward, countTry, answerAlike } = calls
  const signUps = openSignUps(auth)
  return routesOf({ auth }, 'Accounts', [
    openCall('POST /auth/sign-up/email', {
      summary: 'Sign up: a confirmation link is mailed, whether or not the address has an account',
      body: z.object({ email, password }),
      refuses: ['too_many_attempts'],
      answer: { 200: json(doneAnswer) },
      async work({ c, body: { email: typed, password } }) {
        const email = readEmail(typed)
        assertGoodPassword(password, email)
        const path = '/sign-up/email'
        const ask = () => forward(c, { path, body: { name: '', email, password } })
        const send = () =>
          ask().catch(async (error: Error) => {
            // Of two at once the second meets the account that the first has made.
            const mayBeThere = error.message.endsWith('FAILED_TO_CREATE_USER')
            if (!(mayBeThere && (await auth.passwords.findUnconfirmedHost(email)))) throw error
            return ask()
          })
        const done = await answerAlike(c, { kind: 'sign-up', to: email }, send)
        await signUps.giveProof(c, email)
        return done
      },
    }),
    openCall('POST /auth/sign-in/email', {
      summary: 'Sign in with email and password',
      body: z.object({ email, password }),
      refuses: ['wrong_credentials', 'too_many_attempts'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const password = readPassword(body.password)
        const open = () => forward(c, { path: '/sign-in/email', body: { email, password } })
        return enter(c, 'password', () => countTry(c, email, open))
      },
    }),
    mailCall(calls, 'POST /auth/sign-in/magic-link', {
      summary: 'Ask for a magic link by mail; a new address gets an account when it opens it',
      kind: 'magic-link',
    }),
    openCall('POST /auth/magic-link/verify', {
      summary: 'Sign in with the token of a magic link; it works once',
      body: tokenBody,
      answer: { 200: json(signedInAnswer) },
      async work({ c, body }) {
        const path = `/magic-link/verify?${new URLSearchParams(body)}`
        return enter(c, 'magic_link', () => forward(c, { method: 'GET', path }))
      },
    }),
    mailCall(calls, 'POST /auth/email-otp/send-verification-otp', {
      summary:
        'Ask for a code of six digits by mail; a new address gets an account when it enters it',
      kind: 'code',
      more: { type: 'sign-in' },
    }),
    openCall('POST /auth/sign-in/email-otp', {
      summary: 'Sign in with a code from a mail; it works once',
      body: z.object({ email, otp: z.string().max(40).default('') }),
      refuses: ['wrong_credentials', 'too_many_attempts'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const otp = body.otp.replace(/\D/g, '')
        const open = () => forward(c, { path: '/sign-in/email-otp', body: { email, otp } })
        return enter(c, 'code', () => countTry(c, email, open, 'code'))
      },
    }),
    mailCall(calls, 'POST /auth/send-verification-email', {
      summary: 'Ask for the confirmation link again',
      kind: 'confirmation',
    }),
    openCall('POST /auth/verify-email', {
      summary: 'Confirm an address with the token of a link; the first time it signs in',
      body: confirmationBody,
      answer: { 200: json(signedInAnswer) },
      async work({ c, body: { token, password } }) {
        await signUps.confirmPassword(c, { token, password })
        const path = `/verify-email?${new URLSearchParams({ token })}`
        return enter(c, 'confirmation', () => forward(c, { method: 'GET', path }))
      },
    }),
  ])
}

const confirmation = z.object({ email: z.string(), updateTo: z.undefined().optional() })

/**
 * Before an address is confirmed: anybody may have signed it up, so a password that waits there counts only in the
 * browser where it was chosen, which has a cookie of it. Anywhere else whoever opened the mail chooses one, and the waiting
 * one is gone.
 */
function openSignUps({ now, passwords, signing }: Auth) {
  const { read, write, sign } = openSignedCookie('zaguan.sign_up', linkSeconds.confirm, signing)
  const proofOf = (email: string, hash: string) => sign(`sign-up ${email} ${hash}`)

  const isChosenHere = async (c: Context, email: string) => {
    const given = read(c)
    const hash = await passwords.findUnproven(email)
    return Boolean(given && hash && isSame(given, proofOf(email, hash)))
  }

  const readEmail = async (token: string) => {
    try {
      const options = { algorithms: ['HS256'], currentDate: now() }
      const { payload } = await jwtVerify(token, new TextEncoder().encode(signing.secret), options)
      return confirmation.parse(payload).email
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('link_expired')
      throw new Refusal('link_invalid')
    }
  }

  return {
    /** Everybody gets one, so that it tells nothing about the address. */
    async giveProof(c: Context, email: string) {
      const hash = (await passwords.findUnproven(email)) ?? randomUUID()
      write(c, proofOf(email, hash))
    },

    async confirmPassword(c: Context, { token, password }: { token: string; password: string }) {
      const email = await readEmail(token)
      const hostId = await passwords.findUnconfirmedHost(email)
      if (!hostId) return
      if (password === '') {
        if (await isChosenHere(c, email)) return
        throw new Refusal('password_to_choose')
      }
      assertGoodPassword(password, email)
      if (!(await passwords.matches(hostId, password))) await passwords.choose(hostId, password)
    },
  }
}

/** Forgetting a password, and changing what one signs in with. */
function createPasswordRoutes(auth: Auth, calls: AuthCalls) {
  const { forward, countTry } = calls
  return routesOf({ auth }, 'Accounts', [
    mailCall(calls, 'POST /auth/request-password-reset', {
      summary: 'Ask for a link to choose a new password, whether or not the address has an account',
      kind: 'reset',
    }),
    openCall('GET /auth/reset-password/{token}', {
      summary: 'Is this link to a new password still good? It is not used up',
      params: z.object({ token: writtenToken.min(1) }),
      refuses: ['link_invalid'],
      answer: { 200: json(doneAnswer, 'It is') },
      async work({ c, token }) {
        const query = new URLSearchParams({ callbackURL: '/' })
        const path = `/reset-password/${encodeURIComponent(token)}?${query}`
        await forward(c, { method: 'GET', path })
        return { status: true as const }
      },
    }),
    openCall('POST /auth/reset-password', {
      summary: 'Choose a new password with the token of a link; every session of the account ends',
      body: z.object({ token, newPassword: password }),
      answer: { 200: json(doneAnswer) },
      async work({ c, body }) {
        assertGoodPassword(body.newPassword, await auth.passwords.findEmailOfReset(body.token))
        await forward(c, { path: '/reset-password', body })
        return { status: true as const }
      },
    }),
    sessionCall('POST /auth/change-password', {
      summary: 'Change the password; every other session ends and this one gets a new token',
      body: z.object({ currentPassword: password, newPassword: password }),
      refuses: ['too_many_attempts'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, session: { user }, body }) {
        readPassword(body.currentPassword)
        assertGoodPassword(body.newPassword, user.email)
        const call = { path: '/change-password', body: { ...body, revokeOtherSessions: true } }
        const answer = await countTry(c, user.email, () => forward(c, call))
        await auth.forgetCredentials(user)
        await auth.mails.passwordReset({ user }, c.req.raw)
        return answer
      },
    }),
  ])
}

/** A mail that anybody may ask for, whether or not the address has an account; the library's call has the same path. */
function mailCall<Path extends string>(
  { answerAlike, forward }: AuthCalls,
  at: `POST /auth/${Path}`,
  { summary, kind, more }: { summary: string; kind: string; more?: Record<string, string> },
) {
  return openCall(at, {
    summary,
    body: z.object({ email }),
    refuses: ['too_many_attempts'],
    answer: { 200: json(doneAnswer) },
    async work({ c, body }) {
      const email = readEmail(body.email)
      const path = at.slice('POST /auth'.length)
      const send = () => forward(c, { path, body: { email, ...more } })
      return answerAlike(c, { kind, to: email }, send)
    },
  })
}

const confirmationBody = z.object({
  token,
  password: password.openapi({
    description: 'Wanted everywhere but in the browser that signed up: the one to sign in with',
  }),
})
