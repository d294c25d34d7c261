import { eq, inArray, or } from 'drizzle-orm'
import { digestOf } from '#server/auth/digest.ts'
import type { Db } from '#server/db/database.ts'
import { emailChanges, verification } from '#server/db/tables/schema.ts'
import { proofCodeOf, proofPurposes } from './proof-codes.ts'

type Host = { id: string; email: string }

/** What was mailed before opens nothing any more: links to a new password, magic links, codes, a change of address. */
export async function forgetCredentials(db: Pick<Db, 'delete'>, { id, email }: Host) {
  const proofs = proofPurposes.map((purpose) => proofCodeOf({ hostId: id, purpose }))
  const codes = [`sign-in-otp-${email}`, ...proofs].map(digestOf)
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
