import { OpenAPIHono } from '@hono/zod-openapi'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import { type AuthCalls, readEmail, readPassword } from './auth-calls.ts'
import * as schemas from './auth-schemas.ts'
import { openDoors } from './enter.ts'
import type { Auth } from './open-auth.ts'
import { assertGoodPassword } from './passwords/password-rules.ts'

const { authCall, doneAnswer, signedInAnswer } = schemas

/** Getting an account and getting into it: by password, by link, by code. */
export function createSignInRoutes(auth: Auth, { forward, guess, mail }: AuthCalls) {
  const enter = openDoors(auth)
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(signUp, async (c) => {
      const { email: typed, password } = c.req.valid('json')
      const email = readEmail(typed)
      assertGoodPassword(password, email)
      const path = '/sign-up/email'
      const send = () => forward(c, { path, body: { name: '', email, password } })
      const done = await mail(c, { kind: 'sign-up', to: email }, send)
      await auth.signUpProof.give(c, email)
      return c.json(done, 200)
    })
    .openapi(signIn, async (c) => {
      const { email: typed, password: secret } = c.req.valid('json')
      const email = readEmail(typed)
      const password = readPassword(secret)
      const open = () => forward(c, { path: '/sign-in/email', body: { email, password } })
      const answer = await enter(c, 'password', () => guess(c, email, open))
      await auth.passwords.renew({ email, password })
      return c.json(answer, 200)
    })
    .openapi(askForLink, async (c) => {
      const email = readEmail(c.req.valid('json').email)
      const send = () => forward(c, { path: '/sign-in/magic-link', body: { email } })
      return c.json(await mail(c, { kind: 'magic-link', to: email }, send), 200)
    })
    .openapi(openLink, async (c) => {
      const query = new URLSearchParams({ token: c.req.valid('json').token })
      const path = `/magic-link/verify?${query}`
      const open = () => forward(c, { method: 'GET', path })
      return c.json(await enter(c, 'magic_link', open), 200)
    })
    .openapi(askForCode, async (c) => {
      const email = readEmail(c.req.valid('json').email)
      const body = { email, type: 'sign-in' }
      const send = () => forward(c, { path: '/email-otp/send-verification-otp', body })
      return c.json(await mail(c, { kind: 'code', to: email }, send), 200)
    })
    .openapi(enterCode, async (c) => {
      const { email: typed, otp: typedCode } = c.req.valid('json')
      const email = readEmail(typed)
      const otp = typedCode.replace(/\D/g, '')
      const open = () => forward(c, { path: '/sign-in/email-otp', body: { email, otp } })
      return c.json(await enter(c, 'code', () => guess(c, email, open, 'code')), 200)
    })
    .openapi(askForConfirmation, async (c) => {
      const email = readEmail(c.req.valid('json').email)
      const send = () => forward(c, { path: '/send-verification-email', body: { email } })
      return c.json(await mail(c, { kind: 'confirmation', to: email }, send), 200)
    })
    .openapi(confirm, async (c) => {
      const { token, password } = c.req.valid('json')
      await auth.confirmations.settlePassword(c, { token, password })
      const path = `/verify-email?${new URLSearchParams({ token })}`
      const open = () => forward(c, { method: 'GET', path })
      return c.json(await enter(c, 'confirmation', open), 200)
    })
}

const signUp = authCall({
  path: '/sign-up/email',
  summary: 'Sign up: a confirmation link is mailed, whether or not the address has an account',
  body: schemas.credentialsBody,
  answer: doneAnswer,
})

const signIn = authCall({
  path: '/sign-in/email',
  summary: 'Sign in with e-mail and password',
  body: schemas.credentialsBody,
  answer: signedInAnswer,
})

const askForLink = authCall({
  path: '/sign-in/magic-link',
  summary: 'Ask for a magic link by mail; a new address gets an account when it opens it',
  body: schemas.emailBody,
  answer: doneAnswer,
})

const openLink = authCall({
  path: '/magic-link/verify',
  summary: 'Sign in with the token of a magic link; it works once',
  body: schemas.tokenBody,
  answer: signedInAnswer,
})

const askForCode = authCall({
  path: '/email-otp/send-verification-otp',
  summary: 'Ask for a code of six digits by mail; a new address gets an account when it enters it',
  body: schemas.emailBody,
  answer: doneAnswer,
})

const enterCode = authCall({
  path: '/sign-in/email-otp',
  summary: 'Sign in with a code from a mail; it works once',
  body: schemas.codeBody,
  answer: signedInAnswer,
})

const askForConfirmation = authCall({
  path: '/send-verification-email',
  summary: 'Ask for the confirmation link again',
  body: schemas.emailBody,
  answer: doneAnswer,
})

const confirm = authCall({
  path: '/verify-email',
  summary: 'Confirm an address with the token of a link; the first time it signs in',
  body: schemas.confirmationBody,
  answer: signedInAnswer,
})
