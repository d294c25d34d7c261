import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/messages/refusals.ts'
import { hostCookiePrefix } from './better-auth.ts'
import { assertGoodPassword } from './password-rules.ts'
import type { StoredPasswords } from './passwords.ts'
import { linkSeconds } from './proof-codes.ts'

type Signing = { secret: string; isProduction: boolean }

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

    async settlePassword(c: Context, { token, password }: { token: string; password: string }) {
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

/** No script reads it, and in production it goes over TLS to this host alone. */
function openSignedCookie(cookie: string, maxAge: number, { secret, isProduction }: Signing) {
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

function isSame(proof: string, expected: string) {
  // In bytes: a letter of a changed cookie may be several.
  const [one, other] = [Buffer.from(proof), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
