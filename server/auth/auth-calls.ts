import type { Context } from 'hono'
import { z } from 'zod'
import { Refusal } from '#domain/refusals.ts'
import type { Attempt } from './attempts.ts'
import { type AddressOf, visitorKey } from './client.ts'
import { forward } from './forward.ts'
import type { Auth } from './open-auth.ts'

export type AuthCalls = ReturnType<typeof openAuthCalls>

const address = z.email().max(254)

/** What every call to do with accounts goes through: who asks, how often, and how long the answer takes. */
export function openAuthCalls({ auth, addressOf }: { auth: Auth; addressOf: AddressOf }) {
  const { attempts } = auth

  return {
    /** The caller's own session, by cookie or by session token. */
    async sessionOf(c: Context) {
      const { session, cookies } = await auth.exchange(c.req.raw.headers)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      if (!session) throw new Refusal('unauthorized')
      return session
    },

    forward: (c: Context, call: Parameters<typeof forward>[2]) =>
      forward(c, { better: auth.better, address: addressOf(c) }, call),

    /** A try at a secret: wrong ones count against the account and the place they come from. */
    async guess<Answer>(c: Context, account: string, make: () => Promise<Answer>) {
      const visitor = visitorKey(addressOf(c))
      const ofAccount: Attempt[] = [
        { limit: 'guessOfPair', of: `${account} ${visitor}` },
        { limit: 'guessOfAccount', of: account },
      ]
      const ofAddress: Attempt = { limit: 'guessFromAddress', of: visitor }
      await attempts.begin([...ofAccount, ofAddress])
      const answer = await make()
      await Promise.all([attempts.forgive(ofAccount), attempts.takeBack(ofAddress)])
      return answer
    },

    /** A mail asked for: the answer and the time it takes are the same whether or not the address is known. */
    async mail(
      c: Context,
      { kind, to }: { kind: string; to: string },
      send: () => Promise<unknown>,
    ) {
      const visitor = visitorKey(addressOf(c))
      await attempts.begin([
        { limit: 'mailOfKind', of: `${kind} ${to}` },
        { limit: 'mailToRecipient', of: to },
        { limit: 'mailFromAddress', of: visitor },
      ])
      await Promise.all([send(), auth.pause()])
      return { status: true as const }
    },
  }
}

/** The address as it is compared and stored: without blanks around it, in lower case. */
export function readEmail(typed: string) {
  const email = typed.trim().toLowerCase()
  if (email === '') throw new Refusal('email_required')
  if (!address.safeParse(email).success) throw new Refusal('email_invalid')
  return email
}

export function readPassword(typed: string) {
  if (typed === '') throw new Refusal('password_required')
  return typed
}
