import { createRoute, z } from '@hono/zod-openapi'
import { cleanText, isBlank } from '#domain/values/text.ts'
import { authCall, doneAnswer, signedInAnswer, writtenToken } from '#server/auth/auth-schemas.ts'
import { json, refusals, sessionSecurity } from '#server/http/answers.ts'
import { madePasskey, usedPasskey } from './passkey-schemas.ts'

const security = sessionSecurity

const password = z.string().max(1000).default('').openapi({ format: 'password' })
const code = writtenToken.max(40).default('').openapi({
  description: 'The code from a mail (/auth/proof-code) of a host who has no password',
})
const name = z
  .string()
  .max(60)
  .overwrite((text) => (isBlank(text) ? '' : cleanText(text).trim()))
  .default('')
const id = writtenToken.default('')

const listedPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable().openapi({ description: 'When it last signed in' }),
  })
  .openapi('Passkey')

const ceremony = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .openapi('PasskeyCeremony', {
    description:
      'What navigator.credentials is asked with, in JSON. It works once and for five minutes, with the cookie that comes along',
  })

export const list = createRoute({
  method: 'get',
  path: '/passkeys',
  summary: 'List my passkeys, the oldest first',
  tags: ['Accounts'],
  security,
  responses: { 200: json(z.object({ passkeys: z.array(listedPasskey) }), 'All'), ...refusals },
})

export const start = {
  ...authCall({
    path: '/passkeys/start',
    summary:
      'Begin to add a passkey; wants the password, or a code from a mail where there is none',
    body: z.object({ name, password, code }),
    answer: ceremony,
  }),
  security,
}

export const add = {
  ...authCall({
    path: '/passkeys/add',
    summary: 'Add the passkey that was made, with the cookie of the start',
    body: z.object({ response: madePasskey }),
    answer: z.object({ passkey: listedPasskey }),
  }),
  security,
}

export const rename = {
  ...authCall({
    path: '/passkeys/rename',
    summary: 'Rename one of my passkeys',
    body: z.object({ id, name }),
    answer: doneAnswer,
  }),
  security,
}

export const remove = {
  ...authCall({
    path: '/passkeys/remove',
    summary: 'Remove one of my passkeys: it no longer signs in',
    body: z.object({ id }),
    answer: doneAnswer,
  }),
  security,
}

export const startSignIn = authCall({
  path: '/sign-in/passkey/start',
  summary: 'Begin to sign in with a passkey',
  body: z.object({}),
  answer: ceremony,
})

export const signIn = authCall({
  path: '/sign-in/passkey',
  summary: 'Sign in with a passkey; it counts as both steps',
  body: z.object({ response: usedPasskey }),
  answer: signedInAnswer,
})
