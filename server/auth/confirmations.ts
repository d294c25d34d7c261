import type { Context } from 'hono'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/messages/refusals.ts'
import type { SignUpProof } from './browser-proofs.ts'
import { assertGoodPassword } from './password-rules.ts'
import type { StoredPasswords } from './passwords.ts'

type Parts = {
  secret: string
  now: () => Date
  passwords: StoredPasswords
  proof: SignUpProof
}

const confirmation = z.object({ email: z.string(), updateTo: z.undefined().optional() })

/**
 * Before an address is confirmed: anybody may have signed it up, so a password that waits there counts only in the
 * browser where it was chosen. Anywhere else whoever opened the mail chooses one, and the waiting one is gone.
 */
export function openConfirmations({ secret, now, passwords, proof }: Parts) {
  const readEmail = async (token: string) => {
    try {
      const options = { algorithms: ['HS256'], currentDate: now() }
      const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), options)
      return confirmation.parse(payload).email
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('link_expired')
      throw new Refusal('link_invalid')
    }
  }

  return {
    async settlePassword(c: Context, { token, password }: { token: string; password: string }) {
      const email = await readEmail(token)
      const hostId = await passwords.findUnconfirmedHost(email)
      if (!hostId) return
      if (password === '') {
        if (await proof.isGiven(c, email)) return
        throw new Refusal('password_to_choose')
      }
      assertGoodPassword(password, email)
      if (!(await passwords.matches(hostId, password))) await passwords.choose(hostId, password)
    },
  }
}
