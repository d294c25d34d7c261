import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { linkSeconds } from '#server/auth/link-seconds.ts'
import type { StoredPasswords } from '#server/auth/passwords/stored-passwords.ts'

const cookieName = 'zaguan.sign_up'

type Needs = { passwords: StoredPasswords; secret: string; isProduction: boolean }

/**
 * A cookie by which the browser that signed up is known again when the address is confirmed: the password waiting
 * there was chosen in it. Everybody gets one, so that it tells nothing about the address.
 */
export function openSignUpProof({ passwords, secret, isProduction }: Needs) {
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
