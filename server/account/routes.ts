import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { locales } from '#domain/values/locale.ts'
import { type AuthCalls, readPassword } from '#server/auth/auth-calls.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { user } from '#server/db/tables/schema.ts'
import { hostSecurity, json, jsonBody, messageSchema, refusals } from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import type { Resources } from '#server/resources.ts'
import { deleteAccount, getEmail, type Leaving } from './delete-account.ts'

/** What a host sees and changes of the account itself. */
export function createAccountRoutes(resources: Resources, leaving: Leaving, calls: AuthCalls) {
  const { db, auth } = resources
  const host = requireHost(resources)

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(
      createRoute({
        ...about,
        method: 'get',
        path: '/account',
        summary: 'Read my account',
        middleware: [host] as const,
        responses: { 200: json(accountSchema, 'The account'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const [found] = await asSystem(db, (tx) =>
          tx.select().from(user).where(eq(user.id, hostId)),
        )
        if (!found) throw new Refusal('unauthorized')
        const { email, locale, createdAt, twoFactorEnabled } = found
        const hasPassword = await auth.passwords.exists(hostId)
        return c.json(
          {
            email,
            locale,
            has_password: hasPassword,
            has_second_factor: twoFactorEnabled,
            created_at: createdAt.toISOString(),
          },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        ...about,
        method: 'patch',
        path: '/account',
        summary: 'Change the language of my account: its mails and new guides speak it',
        middleware: [host] as const,
        request: { body: jsonBody(z.object({ locale: z.enum(locales) })) },
        responses: { 200: json(z.object({ locale: z.enum(locales) }), 'Saved'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { locale } = c.req.valid('json')
        await asSystem(db, (tx) => tx.update(user).set({ locale }).where(eq(user.id, hostId)))
        return c.json({ locale }, 200)
      },
    )
    .openapi(
      createRoute({
        ...about,
        method: 'post',
        path: '/account/deletion-code',
        summary: 'Mail me a code to erase my account with: for hosts without a password',
        middleware: [host] as const,
        responses: { 200: json(sentSchema, 'Sent'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const email = await asSystem(db, (tx) => getEmail(tx, hostId))
        const asked = { id: hostId, email, purpose: 'delete_account' as const }
        const mailCode = () => auth.mailProofCode(asked, c.req.raw.headers)
        return c.json(await calls.mail(c, { kind: 'deletion-code', to: email }, mailCode), 200)
      },
    )
    .openapi(
      createRoute({
        ...about,
        method: 'delete',
        path: '/account',
        summary: 'Erase my account and everything in it',
        middleware: [host] as const,
        request: { body: jsonBody(farewellSchema) },
        responses: { 200: json(messageSchema, 'Erased'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { confirmation, password, code } = c.req.valid('json')
        const hasPassword = await auth.passwords.exists(hostId)
        const purpose = 'delete_account' as const
        const prove = (email: string) =>
          hasPassword
            ? calls.guess(c, email, () => auth.passwords.assert(hostId, readPassword(password)))
            : calls.guess(
                c,
                email,
                () => auth.proofCodes.assertGood({ hostId, purpose }, code),
                'code',
              )
        await deleteAccount(resources, leaving, { hostId, confirmation, prove })
        return c.json({ message: successSentenceOf('account_deleted', callersLocale(c)) }, 200)
      },
    )
}

const about = { tags: ['Account'], security: hostSecurity }

const accountSchema = z
  .object({
    email: z.string(),
    locale: z.enum(locales),
    has_password: z.boolean(),
    has_second_factor: z.boolean(),
    created_at: z.string(),
  })
  .openapi('Account')

const farewellSchema = z.object({
  confirmation: z.string().openapi({ description: 'The address of the account, typed' }),
  password: z.string().max(1000).default('').openapi({
    format: 'password',
    description: 'The password of a host who has one',
  }),
  code: z.string().max(40).default('').openapi({
    description: 'The code from a mail of a host who has no password',
  }),
})

const sentSchema = z.object({ status: z.literal(true) })
