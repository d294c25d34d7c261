import { json } from '#server/http/answers.ts'
import { openCall, routesOf } from '#server/http/call.ts'
import { type AuthCalls, readEmail, readPassword } from './auth-calls.ts'
import * as schemas from './auth-schemas.ts'
import type { Auth } from './open-auth.ts'
import { assertGoodPassword } from './password-rules.ts'

/** Getting an account and getting into it: by password, by link, by code. */
export function createSignInRoutes(auth: Auth, { enter, forward, guess, mail }: AuthCalls) {
  return routesOf({ auth }, 'Accounts', [
    openCall('POST /auth/sign-up/email', {
      summary: 'Sign up: a confirmation link is mailed, whether or not the address has an account',
      body: schemas.credentialsBody,
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
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const password = readPassword(body.password)
        const open = () => forward(c, { path: '/sign-in/email', body: { email, password } })
        return enter(c, 'password', () => guess(c, email, open))
      },
    }),
    openCall('POST /auth/sign-in/magic-link', {
      summary: 'Ask for a magic link by mail; a new address gets an account when it opens it',
      body: schemas.emailBody,
      answer: { 200: json(schemas.doneAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const send = () => forward(c, { path: '/sign-in/magic-link', body: { email } })
        return mail(c, { kind: 'magic-link', to: email }, send)
      },
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
    openCall('POST /auth/email-otp/send-verification-otp', {
      summary:
        'Ask for a code of six digits by mail; a new address gets an account when it enters it',
      body: schemas.emailBody,
      answer: { 200: json(schemas.doneAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const path = '/email-otp/send-verification-otp'
        const send = () => forward(c, { path, body: { email, type: 'sign-in' } })
        return mail(c, { kind: 'code', to: email }, send)
      },
    }),
    openCall('POST /auth/sign-in/email-otp', {
      summary: 'Sign in with a code from a mail; it works once',
      body: schemas.codeBody,
      answer: { 200: json(schemas.signedInAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const otp = body.otp.replace(/\D/g, '')
        const open = () => forward(c, { path: '/sign-in/email-otp', body: { email, otp } })
        return enter(c, 'code', () => guess(c, email, open, 'code'))
      },
    }),
    openCall('POST /auth/send-verification-email', {
      summary: 'Ask for the confirmation link again',
      body: schemas.emailBody,
      answer: { 200: json(schemas.doneAnswer) },
      async work({ c, body }) {
        const email = readEmail(body.email)
        const send = () => forward(c, { path: '/send-verification-email', body: { email } })
        return mail(c, { kind: 'confirmation', to: email }, send)
      },
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
