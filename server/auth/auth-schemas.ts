import { z } from '@hono/zod-openapi'
import { cleanText } from '#domain/values/text.ts'

const email = z.string().max(1000).default('').openapi({ format: 'email' })
export const password = z.string().max(1000).default('').openapi({ format: 'password' })
/** A database refuses a text with a NUL in it: what no token ever holds is left out. */
export const writtenToken = z.string().max(4000).overwrite(cleanText)

export const mailedCode = writtenToken.max(40).default('').openapi({
  description: 'The code from a mail (/auth/proof-code) of a host who has no password',
})

const token = writtenToken.default('')

export const emailBody = z.object({ email })
export const credentialsBody = z.object({ email, password })
export const codeBody = z.object({ email, otp: z.string().max(40).default('') })
export const tokenBody = z.object({ token })
export const confirmationBody = z.object({
  token,
  password: password.openapi({
    description: 'Wanted everywhere but in the browser that signed up: the one to sign in with',
  }),
})
export const newPasswordBody = z.object({ token, newPassword: password })
export const passwordChangeBody = z.object({ currentPassword: password, newPassword: password })
export const emailChangeBody = z.object({ newEmail: email, password })

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
