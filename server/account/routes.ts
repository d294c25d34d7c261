import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { locales } from '#domain/values/locale.ts'
import { type AuthCalls, readPassword } from '#server/auth/auth-calls.ts'
import { getAddressee } from '#server/db/addressee.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { user } from '#server/db/tables/schema.ts'
import { json, messageSchema, moment } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { presentAs } from '#server/http/present-as.ts'
import type { Resources } from '#server/resources.ts'
import { deleteAccount, type Leaving } from './delete-account.ts'

/** What a host sees and changes of the account itself. */
export function createAccountRoutes(resources: Resources, leaving: Leaving, calls: AuthCalls) {
  const { db, auth } = resources

  return routesOf(resources, 'Account', [
    hostCall('GET /account', {
      summary: 'Read my account',
      answer: { 200: json(accountSchema, 'The account') },
      async work({ hostId }) {
        const [found] = await asSystem(db, (tx) =>
          tx.select().from(user).where(eq(user.id, hostId)),
        )
        if (!found) throw new Refusal('unauthorized')
        const hasPassword = await auth.passwords.exists(hostId)
        const hasSecondFactor = found.twoFactorEnabled
        return presentAs(accountSchema, { ...found, hasPassword, hasSecondFactor })
      },
    }),
    hostCall('PATCH /account', {
      summary: 'Change the language of my account: its mails and new guides speak it',
      body: z.object({ locale: z.enum(locales) }),
      answer: { 200: json(z.object({ locale: z.enum(locales) }), 'Saved') },
      async work({ hostId, body }) {
        await asSystem(db, (tx) => tx.update(user).set(body).where(eq(user.id, hostId)))
        return body
      },
    }),
    hostCall('POST /account/deletion-code', {
      summary: 'Mail me a code to erase my account with: for hosts without a password',
      refuses: ['too_many_attempts'],
      answer: { 200: json(sentSchema, 'Sent') },
      async work({ c, hostId }) {
        const { to } = await asSystem(db, (tx) => getAddressee(tx, hostId))
        const mailed = { user: { id: hostId, email: to }, purpose: 'delete_account' as const }
        const mailCode = () => auth.mailProofCode(mailed, c.req.raw.headers)
        return calls.mail(c, { kind: 'deletion-code', to }, mailCode)
      },
    }),
    hostCall('DELETE /account', {
      summary: 'Erase my account and everything in it',
      body: farewellSchema,
      refuses: ['too_many_attempts', 'busy'],
      answer: { 200: json(messageSchema, 'Erased') },
      async work({ c, hostId, body, locale }) {
        const { confirmation, password, code } = body
        const hasPassword = await auth.passwords.exists(hostId)
        const proof = { hostId, purpose: 'delete_account' as const }
        const ofPassword = () => auth.passwords.assert(hostId, readPassword(password))
        const ofCode = () => auth.proofCodes.assertGood(proof, code)
        const prove = (email: string) =>
          hasPassword ? calls.guess(c, email, ofPassword) : calls.guess(c, email, ofCode, 'code')
        await deleteAccount(resources, leaving, { hostId, confirmation, prove })
        return { message: successSentenceOf('account_deleted', locale) }
      },
    }),
  ])
}

const accountSchema = z
  .object({
    email: z.string(),
    locale: z.enum(locales),
    has_password: z.boolean(),
    has_second_factor: z.boolean(),
    created_at: moment,
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
