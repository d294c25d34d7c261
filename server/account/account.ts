import { z } from '@hono/zod-openapi'
import { and, eq, or, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { locales } from '#domain/values/locale.ts'
import {
  type AuthCalls,
  doneAnswer,
  mailedCode,
  password,
  readPassword,
} from '#server/auth/auth-calls.ts'
import { forgetCredentials } from '#server/auth/second-factor/proof-codes.ts'
import { getAddressee } from '#server/db/addressee.ts'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billingCustomers,
  hostAccounts,
  leftPhotos,
  mailOutbox,
  photos,
  properties,
  supportMessages,
  user,
} from '#server/db/tables/schema.ts'
import { json, messageSchema, moment, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { removePhotos } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'

/** What a host sees and changes of the account itself. */
export function createAccountRoutes(
  resources: Resources,
  endPlan: (hostId: string) => Promise<void>,
  { countTry, mailProofCode }: AuthCalls,
) {
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
      limit: 'writes',
      answer: { 200: json(z.object({ locale: z.enum(locales) }), 'Saved') },
      async work({ hostId, body }) {
        await asSystem(db, (tx) => tx.update(user).set(body).where(eq(user.id, hostId)))
        return body
      },
    }),
    hostCall('POST /account/deletion-code', {
      summary: 'Mail me a code to erase my account with: for hosts without a password',
      refuses: ['too_many_attempts'],
      answer: { 200: json(doneAnswer, 'Sent') },
      async work({ c, hostId }) {
        const { to: email } = await asSystem(db, (tx) => getAddressee(tx, hostId))
        return mailProofCode(c, { user: { id: hostId, email }, purpose: 'delete_account' })
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
          hasPassword ? countTry(c, email, ofPassword) : countTry(c, email, ofCode, 'code')
        const farewell = { hostId, confirmation, prove, endPlan: () => endPlan(hostId) }
        await deleteAccount(resources, farewell)
        return { message: successSentenceOf('account_deleted', locale) }
      },
    }),
  ])
}

type Farewell = {
  hostId: string
  confirmation: string
  /** Refuses whoever is not the host of this address. */
  prove: (email: string) => Promise<unknown>
  /** Ends what is paid for; while it fails nothing is deleted. */
  endPlan?: () => Promise<void>
  /** Written down in the transaction that erases. */
  record?: (tx: Transaction) => Promise<void>
}

/**
 * Only the host, who types the account's address and proves to be who they are, or an operator on their request. With the row
 * of `user` goes by foreign key all that is the host's: guides, stays, photos, sessions, mails, billing; a file of data only
 * loses its host, and its job removes it. By hand goes what stands under the address alone, and after the commit what photos
 * have in their store. `endPlan` leaves the lease of billing held for a minute (`with-billing.ts`), so that nothing is bought meanwhile.
 */
export async function deleteAccount(
  resources: Pick<Resources, 'db' | 'guideChanges' | 'log' | 'now' | 'photos'>,
  { hostId, confirmation, prove, endPlan, record }: Farewell,
) {
  const { db, guideChanges, log, now } = resources
  const { to: email } = await asSystem(db, (tx) => getAddressee(tx, hostId))
  if (confirmation.trim().toLowerCase() !== email) throw new Refusal('confirmation_mismatch')
  await prove(email)
  await endPlan?.().catch((cause) => {
    if (cause instanceof Refusal && cause.code === 'busy') throw cause
    throw Object.assign(new Refusal('account_not_deleted'), { cause })
  })
  const left = await asSystem(db, async (tx) => {
    await holdEverything(tx, hostId)
    const own = await tx.select({ path: photos.path }).from(photos).where(eq(photos.hostId, hostId))
    const paths = own.map(({ path }) => path)
    const guides = await tx
      .select({ shortCode: properties.shortCode })
      .from(properties)
      .where(eq(properties.hostId, hostId))
    await forgetWords(tx, email)
    await forgetCredentials(tx, { id: hostId, email })
    await tx.delete(user).where(eq(user.id, hostId))
    for (const { shortCode } of guides) await guideChanges.announce(tx, shortCode)
    // Should the photo store not answer below, shared caches have heard of them all the same.
    await notePurges(tx, paths.map(photoTag))
    if (paths.length > 0) {
      await tx.insert(leftPhotos).values(paths.map((path) => ({ path, leftAt: now() })))
    }
    await record?.(tx)
    return { paths, guides }
  })
  for (const { shortCode } of left.guides) guideChanges.tell(shortCode)
  // The account is gone whatever the photo store says now: the sweep comes back for what is left.
  await removePhotos(resources, left.paths).catch((err) =>
    log.error({ err, ...left }, 'photos were left behind'),
  )
}

/** What was mailed to the address, and what came from it: there it stands as it was typed. */
async function forgetWords(tx: Transaction, email: string) {
  const written = sql`lower(${mailOutbox.payload} ->> 'from')`
  const isFromIt = and(eq(mailOutbox.template, 'supportMessage'), eq(written, email))
  await tx.delete(mailOutbox).where(or(eq(mailOutbox.to, email), isFromIt))
  await tx.delete(supportMessages).where(eq(sql`lower(${supportMessages.from})`, email))
}

/** In the order in which billing holds them, so that neither waits for the other for ever. */
async function holdEverything(tx: Transaction, hostId: string) {
  for (const table of [billingCustomers, hostAccounts]) {
    await tx
      .select({ hostId: table.hostId })
      .from(table)
      .where(eq(table.hostId, hostId))
      .for('update')
  }
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
  password: password.openapi({ description: 'The password of a host who has one' }),
  code: mailedCode.openapi({ description: 'The code from a mail of a host who has no password' }),
})
