import { eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { emailChanges, verification } from '#server/db/schema.ts'
import { deletionCodeOf } from './deletion-codes.ts'
import { digestOf } from './digest.ts'

type Host = { id: string; email: string }

/** What was mailed before opens nothing any more: links to a new password, magic links, codes, a change of address. */
export async function forgetCredentials(db: Pick<Db, 'delete'>, { id, email }: Host) {
  const codes = [`sign-in-otp-${email}`, deletionCodeOf(id)].map(digestOf)
  await db
    .delete(verification)
    .where(
      or(
        eq(verification.value, id),
        eq(verification.value, JSON.stringify({ type: 'magic-link', email })),
        inArray(verification.identifier, codes),
      ),
    )
  await db.delete(emailChanges).where(eq(emailChanges.hostId, id))
}
