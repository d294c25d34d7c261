import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { digestOf, isSame } from '#server/auth/secret.ts'
import type { Db } from '#server/db/database.ts'
import { emailChanges, verification } from '#server/db/tables/schema.ts'

const minute = 60
const hour = 60 * minute

/** How long what a mail carries can be used. */
export const linkSeconds = {
  confirm: 24 * hour,
  reset: hour,
  magic: 15 * minute,
  code: 10 * minute,
}

const proofPurposes = ['delete_account', 'second_factor', 'passkey'] as const

export type ProofPurpose = (typeof proofPurposes)[number]

type Proof = { hostId: string; purpose: ProofPurpose }

/** What a host's code for a purpose is written down under: the code of one serves no other. */
function proofCodeOf({ hostId, purpose }: Proof) {
  return `prove-${purpose}-${hostId}`
}

/** Codes of six digits by which a host without a password shows that it is the host who asks. */
export function openProofCodes({ db, now }: { db: Db; now: () => Date }) {
  const assertGood = async (proof: Proof, code: string) => {
    const isOfIt = eq(verification.identifier, digestOf(proofCodeOf(proof)))
    const [found] = await db
      .select({ id: verification.id, value: verification.value })
      .from(verification)
      .where(and(isOfIt, gt(verification.expiresAt, now())))
    if (!found) throw new Refusal('code_expired')
    if (!isSame(digestOf(code.replace(/\D/g, '')), found.value)) throw new Refusal('code_invalid')
    return found.id
  }

  return {
    /** The newest is the only one. */
    async make(proof: Proof) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const identifier = digestOf(proofCodeOf(proof))
      const expiresAt = new Date(now().getTime() + linkSeconds.code * 1000)
      await db.transaction(async (tx) => {
        await tx.delete(verification).where(eq(verification.identifier, identifier))
        const value = digestOf(code)
        await tx.insert(verification).values({ id: randomUUID(), identifier, value, expiresAt })
      })
      return code
    },

    /** It stays good until it runs out: for what happens once. */
    assertGood,

    /** It works once, however many ask with it at the same time. */
    async spend(proof: Proof, code: string) {
      const id = await assertGood(proof, code)
      const spent = await db
        .delete(verification)
        .where(eq(verification.id, id))
        .returning({ id: verification.id })
      if (spent.length === 0) throw new Refusal('code_expired')
    },
  }
}

type Host = { id: string; email: string }

/** What was mailed before opens nothing any more: links to a new password, magic links, codes, a change of address. */
export async function forgetCredentials(db: Pick<Db, 'delete'>, { id, email }: Host) {
  const proofs = proofPurposes.map((purpose) => proofCodeOf({ hostId: id, purpose }))
  const codes = [`sign-in-otp-${email}`, ...proofs].map(digestOf)
  const values = [id, JSON.stringify({ type: 'magic-link', email })]
  await db
    .delete(verification)
    .where(or(inArray(verification.value, values), inArray(verification.identifier, codes)))
  await db.delete(emailChanges).where(eq(emailChanges.hostId, id))
}
