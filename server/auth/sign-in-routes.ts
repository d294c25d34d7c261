import { json } from '#server/http/answers.ts'
import { openCall, routesOf } from '#server/http/call.ts'
import { type AuthCalls, readEmail, readPassword } from './auth-calls.ts'
import * as schemas from './auth-schemas.ts'
import type { Auth } from './open-auth.ts'
import { assertGoodPassword } from './password-rules.ts'

/** Getting an account and getting into it: by password, by link, by code. */
export function createSignInRoutes(auth: Auth, calls: AuthCalls) {
  const { enter, forward, guess, mail } = calls
  return routesOf({ auth }, 'Accounts', [
    openCall('POST /auth/sign-up/email', {
      summary: 'Sign up: a confirmation link is mailed, whether or not the address has an account',
      body: schemas.credentialsBody,
      refuses: ['too_many_attempts'],
      answer: { 200: json(schemas.doneAnswer) },
      async work({ c, body: { email: typed, password } }) {
        const email = readEmail(typed)
        assertGoodPassword(password, email)
        const path = '/sign-up/email'
        const send = () => forward(c, { path, body: { name: '', email, password } })
        const done = await mail(c, { kind: 'sign-up', to: email }, send)
        await auth.signUpProof.give(c, email)
        return done
      },
    }),
    openCall('POST /auth/sign-in/email', {
      summary: 'Sign in with e-mail and password',
      body: schemas.credentialsBody,
      refuses: ['wrong_credentials', 'too_many_attempts'],
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const password = readPassword(body.password)
        const open = () => forward(c, { path: '/sign-in/email', body: { email, password } })
        return enter(c, 'password', () => guess(c, email, open))
      },
    }),
    mailCall(calls, 'POST /auth/sign-in/magic-link', {
      summary: 'Ask for a magic link by mail; a new address gets an account when it opens it',
      kind: 'magic-link',
    }),
    openCall('POST /auth/magic-link/verify', {
      summary: 'Sign in with the token of a magic link; it works once',
      body: schemas.tokenBody,
      answer: { 200: json(schemas.signedInAnswer) },
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
      body: schemas.codeBody,
      refuses: ['wrong_credentials', 'too_many_attempts'],
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const otp = body.otp.replace(/\D/g, '')
        const open = () => forward(c, { path: '/sign-in/email-otp', body: { email, otp } })
        return enter(c, 'code', () => guess(c, email, open, 'code'))
      },
    }),
    mailCall(calls, 'POST /auth/send-verification-email', {
      summary: 'Ask for the confirmation link again',
      kind: 'confirmation',
    }),
    openCall('POST /auth/verify-email', {
      summary: 'Confirm an address with the token of a link; the first time it signs in',
      body: schemas.confirmationBody,
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, body: { token, password } }) {
        await auth.confirmations.settlePassword(c, { token, password })
        const path = `/verify-email?${new URLSearchParams({ token })}`
        return enter(c, 'confirmation', () => forward(c, { method: 'GET', path }))
      },
    }),
  ])
}

type Asking = { summary: string; kind: string; more?: Record<string, string> }

/** A mail that anybody may ask for, whether or not the address has an account; the library's call has the same path. */
export function mailCall<Path extends string>(
  { forward, mail }: AuthCalls,
  at: `POST /auth/${Path}`,
  { summary, kind, more }: Asking,
) {
  return openCall(at, {
    summary,
    body: schemas.emailBody,
    refuses: ['too_many_attempts'],
    answer: { 200: json(schemas.doneAnswer) },
    async work({ c, body }) {
      const email = readEmail(body.email)
      const path = at.slice('POST /auth'.length)
      const send = () => forward(c, { path, body: { email, ...more } })
      return mail(c, { kind, to: email }, send)
    },
  })
}
