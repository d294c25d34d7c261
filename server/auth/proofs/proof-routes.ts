import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AuthCalls } from '#server/auth/auth-calls.ts'
import { authCall, doneAnswer } from '#server/auth/auth-schemas.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'

/** A code by mail for what a host without a password may do only when nobody else sits there. */
export function createProofRoutes(auth: Auth, { mail, sessionOf }: AuthCalls) {
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(askForProofCode, async (c) => {
    const { user } = await sessionOf(c)
    const { purpose } = c.req.valid('json')
    const { id, email } = user
    const send = () => auth.mailProofCode({ id, email, purpose }, c.req.raw.headers)
    return c.json(await mail(c, { kind: `proof-${purpose}`, to: email }, send), 200)
  })
}

const askForProofCode = {
  ...authCall({
    path: '/proof-code',
    summary: 'Mail me a code to prove that it is me: for hosts without a password',
    body: z.object({
      purpose: z.enum(['second_factor', 'passkey']).openapi({
        description: 'What it is for; it serves nothing else, and works once',
      }),
    }),
    answer: doneAnswer,
  }),
  security: [{ sessionToken: [] }],
}
