import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60
const mostAccounts = 5

type Needs = { secret: string; isProduction: boolean; newId: () => string }

/**
 * A browser that has signed in to an account carries a proof of it: its number, signed together with each account's address.
 * It opens nothing; its guesses are only counted apart from everybody else's.
 */
export function openKnownDevices({ secret, isProduction, newId }: Needs) {
  const name = isProduction ? '__Host-zaguan.device' : 'zaguan.device'

  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')

  const read = (c: Context) => {
    const [id, ...proofs] = (getCookie(c, name) ?? '').split('.')
    return { id, proofs }
  }

  return {
    /** The number of the visitor's browser, if it has signed in to this account before. */
    find(c: Context, email: string) {
      const { id, proofs } = read(c)
      if (!id) return undefined
      const expected = sign(id, email)
      return proofs.some((proof) => isSame(proof, expected)) ? id : undefined
    },

    remember(c: Context, email: string) {
      const { id = '', proofs } = read(c)
      const isOurs = /^[\w-]{20,40}$/.test(id)
      const kept = isOurs ? id : newId()
      const proof = sign(kept, email)
      const others = isOurs ? proofs.filter((other) => other !== proof) : []
      setCookie(c, name, [kept, proof, ...others].slice(0, mostAccounts + 1).join('.'), {
        path: '/',
        httpOnly: true,
        secure: isProduction,
        sameSite: 'Lax',
        maxAge: keptSeconds,
      })
    },
  }
}

function isSame(proof: string, expected: string) {
  // In bytes: a letter of a changed cookie may be several.
  const [one, other] = [Buffer.from(proof), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
