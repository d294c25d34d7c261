import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/messages/refusals.ts'
import { openSignedCookie, type Signing } from './known-devices.ts'
import { assertGoodPassword } from './password-rules.ts'
import type { StoredPasswords } from './passwords.ts'
import { linkSeconds } from './proof-codes.ts'
import { isSame } from './secret.ts'

const confirmation = z.object({ email: z.string(), updateTo: z.undefined().optional() })

type SignUpParts = Signing & { now: () => Date; passwords: StoredPasswords }

/**
 * Before an address is confirmed: anybody may have signed it up, so a password that waits there counts only in the
 * browser where it was chosen, which has a cookie of it. Anywhere else whoever opened the mail chooses one, and the waiting
 * one is gone.
 */
export function openSignUps({ now, passwords, ...signing }: SignUpParts) {
  const { read, write, sign } = openSignedCookie('zaguan.sign_up', linkSeconds.confirm, signing)
  const proofOf = (email: string, hash: string) => sign(`sign-up ${email} ${hash}`)

  const isChosenHere = async (c: Context, email: string) => {
    const given = read(c)
    const hash = await passwords.findUnproven(email)
    return Boolean(given && hash && isSame(given, proofOf(email, hash)))
  }

  const readEmail = async (token: string) => {
    try {
      const options = { algorithms: ['HS256'], currentDate: now() }
      const { payload } = await jwtVerify(token, new TextEncoder().encode(signing.secret), options)
      return confirmation.parse(payload).email
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('link_expired')
      throw new Refusal('link_invalid')
    }
  }

  return {
    /** Everybody gets one, so that it tells nothing about the address. */
    async giveProof(c: Context, email: string) {
      const hash = (await passwords.findUnproven(email)) ?? randomUUID()
      write(c, proofOf(email, hash))
    },

    async confirmPassword(c: Context, { token, password }: { token: string; password: string }) {
      const email = await readEmail(token)
      const hostId = await passwords.findUnconfirmedHost(email)
      if (!hostId) return
      if (password === '') {
        if (await isChosenHere(c, email)) return
        throw new Refusal('password_to_choose')
      }
      assertGoodPassword(password, email)
      if (!(await passwords.matches(hostId, password))) await passwords.choose(hostId, password)
    },
  }
}
