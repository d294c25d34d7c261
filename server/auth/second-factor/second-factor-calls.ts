import { z } from '@hono/zod-openapi'
import { authCall, signedInAnswer, writtenToken } from '#server/auth/auth-schemas.ts'
import { sessionSecurity } from '#server/http/answers.ts'

const password = z.string().max(1000).default('').openapi({ format: 'password' })
const code = writtenToken
  .max(40)
  .default('')
  .openapi({ description: 'Six digits of the app, or a recovery code' })

const mailedCode = writtenToken.max(40).default('').openapi({
  description: 'The code from a mail (/auth/proof-code) of a host who has no password',
})

const token = z.string().nullable().openapi({ description: 'The session token, new from now on' })
const recoveryCodes = z
  .array(z.string())
  .openapi({ description: 'Each works once; they are shown now and not again' })

const security = sessionSecurity

export const start = {
  ...authCall({
    path: '/second-factor/start',
    summary:
      'Get a secret for an authenticator app; nothing changes before a code of it is confirmed',
    body: z.object({ password, code: mailedCode }),
    answer: z.object({ uri: z.string(), secret: z.string() }).openapi('AuthenticatorSecret'),
  }),
  security,
}

export const confirm = {
  ...authCall({
    path: '/second-factor/confirm',
    summary: 'Turn the second step on with a code of the app; gives the recovery codes',
    body: z.object({ code }),
    answer: z.object({ token, recovery_codes: recoveryCodes }).openapi('SecondFactorOn'),
  }),
  security,
}

export const verify = authCall({
  path: '/second-factor/verify',
  summary: 'Finish a sign-in that answered second_factor, with the cookie it set',
  body: z.object({ code }),
  answer: signedInAnswer,
})

export const renewRecoveryCodes = {
  ...authCall({
    path: '/second-factor/recovery-codes',
    summary: 'Make new recovery codes; the old ones stop working',
    body: z.object({ password, code }),
    answer: z.object({ recovery_codes: recoveryCodes }),
  }),
  security,
}

export const end = {
  ...authCall({
    path: '/second-factor/end',
    summary: 'Turn the second step off',
    body: z.object({ password, code }),
    answer: signedInAnswer,
  }),
  security,
}
