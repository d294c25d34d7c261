import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hostCookiePrefix } from './better-auth.ts'
import { isSame } from './secret.ts'

/** As long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60
const mostAccounts = 5

/**
 * A browser that has signed in to an account carries a proof of it: its number, signed together with each account's address.
 * It opens nothing; its guesses are only counted apart from everybody else's.
 */
export function openKnownDevices({ newId, ...signing }: Signing & { newId: () => string }) {
  const { read, write, sign } = openSignedCookie('zaguan.device', deviceSeconds, signing)
  const proofOf = (id: string, email: string) => sign(`device ${id} ${email}`)

  const readDevice = (c: Context) => {
    const [id, ...proofs] = (read(c) ?? '').split('.')
    return { id, proofs }
  }

  return {
    /** The number of the visitor's browser, if it has signed in to this account before. */
    find(c: Context, email: string) {
      const { id, proofs } = readDevice(c)
      if (!id) return undefined
      const expected = proofOf(id, email)
      return proofs.some((proof) => isSame(proof, expected)) ? id : undefined
    },

    remember(c: Context, email: string) {
      const { id = '', proofs } = readDevice(c)
      const isOurs = /^[\w-]{20,40}$/.test(id)
      const number = isOurs ? id : newId()
      const proof = proofOf(number, email)
      const others = isOurs ? proofs.filter((other) => other !== proof) : []
      write(c, [number, proof, ...others].slice(0, mostAccounts + 1).join('.'))
    },
  }
}

export type Signing = { secret: string; isProduction: boolean }

/** No script reads it, and in production it goes over TLS to this host alone. */
export function openSignedCookie(cookie: string, maxAge: number, signing: Signing) {
  const { secret, isProduction } = signing
  const name = isProduction ? `${hostCookiePrefix}${cookie}` : cookie
  return {
    sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),
    read: (c: Context) => getCookie(c, name),
    write(c: Context, value: string) {
      const guarded = { path: '/', httpOnly: true, secure: isProduction, sameSite: 'Lax' } as const
      setCookie(c, name, value, { ...guarded, maxAge })
    },
  }
}
