import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/messages/refusals.ts'
import { linkSeconds } from './mailed-secrets.ts'
import { assertGoodPassword } from './password-rules.ts'
import type { StoredPasswords } from './passwords.ts'

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

const cookieName = 'zaguan.sign_up'

/**
 * A cookie by which the browser that signed up is known again when the address is confirmed: the password waiting
 * there was chosen in it. Everybody gets one, so that it tells nothing about the address.
 */
export function openSignUpProof({
  passwords,
  secret,
  isProduction,
}: {
  passwords: StoredPasswords
  secret: string
  isProduction: boolean
}) {
  const prefix = isProduction ? ('host' as const) : undefined

  const proofOf = (email: string, hash: string) =>
    createHmac('sha256', secret).update(`sign-up ${email} ${hash}`).digest('base64url')

  return {
    async give(c: Context, email: string) {
      const hash = (await passwords.findUnproven(email)) ?? randomUUID()
      setCookie(c, cookieName, proofOf(email, hash), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isProduction,
        maxAge: linkSeconds.confirm,
        ...(prefix && { prefix }),
      })
    },

    async isGiven(c: Context, email: string) {
      const given = prefix ? getCookie(c, cookieName, prefix) : getCookie(c, cookieName)
      const hash = await passwords.findUnproven(email)
      if (!given || !hash) return false
      const proof = Buffer.from(proofOf(email, hash))
      const shown = Buffer.from(given)
      return shown.length === proof.length && timingSafeEqual(shown, proof)
    },
  }
}
