import { and, eq, or, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { forgetCredentials } from '#server/auth/proof-codes.ts'
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
import type { Resources } from '#server/resources.ts'

export type Leaving = {
  /** Ends what is paid for; while it fails nothing is deleted. */
  endEverything?: (hostId: string) => Promise<void>
  removePhotos: (paths: string[]) => Promise<void>
}

type Farewell = {
  hostId: string
  confirmation: string
  /** Refuses whoever is not the host of this address. */
  prove: (email: string) => Promise<unknown>
  /** Written down in the transaction that erases. */
  record?: (tx: Transaction) => Promise<void>
}

/** Only the host, who types the account's address and proves to be who they are, or an operator on their request: the account, its guides, photos, sessions and mails. */
export async function deleteAccount(
  resources: Pick<Resources, 'db' | 'guideChanges' | 'log' | 'now'>,
  { endEverything, removePhotos }: Leaving,
  { hostId, confirmation, prove, record }: Farewell,
) {
  const { db, guideChanges, log, now } = resources
  const { to: email } = await asSystem(db, (tx) => getAddressee(tx, hostId))
  if (confirmation.trim().toLowerCase() !== email) throw new Refusal('confirmation_mismatch')
  await prove(email)
  await endWhatIsPaid(endEverything, hostId)
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
  await removePhotos(left.paths).catch((err) =>
    log.error({ err, ...left }, 'photos were left behind'),
  )
}

/** What was mailed to the address, and what came from it: there it stands as it was typed. */
async function forgetWords(tx: Transaction, email: string) {
  const written = sql`lower(${mailOutbox.payload} ->> 'from')`
  await tx
    .delete(mailOutbox)
    .where(
      or(
        eq(mailOutbox.to, email),
        and(eq(mailOutbox.template, 'supportMessage'), eq(written, email)),
      ),
    )
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

async function endWhatIsPaid(end: Leaving['endEverything'], hostId: string) {
  try {
    await end?.(hostId)
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'busy') throw cause
    throw Object.assign(new Refusal('account_not_deleted'), { cause })
  }
}
