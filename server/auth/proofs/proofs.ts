import type { Context } from 'hono'
import { type AuthCalls, readPassword } from '#server/auth/auth-calls.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { ProofPurpose } from './proof-codes.ts'

type Host = { id: string; email: string }

export type Given = { password: string; code: string }

/** How a host shows, inside a session, that nobody else sits there: by the password, or a code from a mail where there is none. */
export function openProofs(auth: Auth, { guess }: Pick<AuthCalls, 'guess'>) {
  return async (
    c: Context,
    { host, purpose }: { host: Host; purpose: ProofPurpose },
    given: Given,
  ) => {
    if (await auth.passwords.exists(host.id)) {
      return guess(c, host.email, () =>
        auth.passwords.assert(host.id, readPassword(given.password)),
      )
    }
    const proof = { hostId: host.id, purpose }
    await guess(c, host.email, () => auth.proofCodes.spend(proof, given.code), 'code')
  }
}
