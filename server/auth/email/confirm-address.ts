import type { Context } from 'hono'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/messages/refusals.ts'
import { assertGoodPassword } from '#server/auth/passwords/password-rules.ts'
import type { StoredPasswords } from '#server/auth/passwords/stored-passwords.ts'
import type { openSignUpProof } from '#server/auth/proofs/sign-up-proof.ts'

type Needs = {
  secret: string
  now: () => Date
  passwords: StoredPasswords
  proof: ReturnType<typeof openSignUpProof>
}

const confirmation = z.object({ email: z.string(), updateTo: z.undefined().optional() })

/**
 * Before an address is confirmed: anybody may have signed it up, so a password that waits there counts only in the
 * browser where it was chosen. Anywhere else whoever opened the mail chooses one, and the waiting one is gone.
 */
export function openConfirmations({ secret, now, passwords, proof }: Needs) {
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
