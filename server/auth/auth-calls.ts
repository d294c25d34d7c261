import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import { cleanText } from '#domain/values/text.ts'
import { askLibrary, type Call, type Opened } from './ask-library.ts'
import type { Attempt } from './attempts.ts'
import type { HostSession } from './caller.ts'
import type { Auth } from './open-auth.ts'
import type { ProofPurpose } from './proof-codes.ts'
import type { SignInWay } from './sessions.ts'
import { type VisitorOf, visitorKey } from './visitor.ts'

export type AuthCalls = ReturnType<typeof openAuthCalls>

type Asking = { session: HostSession; purpose: ProofPurpose }
type Given = { password: string; code: string }

type Host = { id: string; email: string }
type Mailing = {
  kind: string
  to: string
  /** The host who asks for it inside a session, to an address that is the host's own. */
  hostId?: string
}

const codeMails = {
  delete_account: 'deletion_code',
  second_factor: 'second_factor_code',
  passkey: 'passkey_code',
} as const satisfies Record<ProofPurpose, string>

/** What every call to do with accounts goes through: who asks, how often, and how long the answer takes. */
export function openAuthCalls({ auth, visitorOf }: { auth: Auth; visitorOf: VisitorOf }) {
  const { attempts } = auth
  const ask = (c: Context, call: Call) => askLibrary({ auth, visitorOf }, c, call)
  return {
    /** Hands a checked call to the library and tells whether it opened a session. */
    forward: async (c: Context, call: Call) => (await ask(c, call)).opened,

    /** The same, for what the library says in words of its own. */
    ask,

    countTry,

    /** A try that names no account: wrong ones count against the place. */
    async tryWithoutAccount<Answer>(c: Context, make: () => Promise<Answer>) {
      const visitor = visitorKey(visitorOf(c))
      const ofAddress: Attempt = { limit: 'passkeyFromAddress', of: visitor }
      return counted([ofAddress], make, async () => {
        const begun: Attempt = { limit: 'ceremonyFromAddress', of: visitor }
        await Promise.all([attempts.takeBack(ofAddress), attempts.takeBack(begun)])
      })
    },

    /** Each beginning is written down, by whomever: a place has so many an hour, and those that came to an end are forgotten. */
    async startCeremony<Answer>(c: Context, make: () => Promise<Answer>) {
      await attempts.begin([{ limit: 'ceremonyFromAddress', of: visitorKey(visitorOf(c)) }])
      return make()
    },

    /** A way in: what came of it goes to the log, and the browser that succeeded is known from then on. */
    async enter<Answer extends Opened>(c: Context, way: SignInWay, open: () => Promise<Answer>) {
      const answer = await open().catch((error) => {
        if (error instanceof Refusal)
          auth.record({ event: 'sign_in_refused', way, code: error.code })
        throw error
      })
      const host = answer.token ? (await auth.findByToken(answer.token))?.user : undefined
      if (!host) return answer
      auth.record({ event: 'signed_in', way, hostId: host.id })
      auth.devices.remember(c, host.email)
      return answer
    },

    /** As `prove`, of a host who has a password. */
    provePassword,

    /** How a host shows, inside a session, that nobody else sits there: by the password, or a code from a mail where there is none. */
    async prove(c: Context, { session, purpose }: Asking, { password, code }: Given) {
      const hostId = session.user.id
      if (await auth.passwords.exists(hostId)) return provePassword(c, session, password)
      const spend = () => auth.proofCodes.spend({ hostId, purpose }, code)
      await remembered(session, code, () => countTry(c, session.user.email, spend, 'code'))
    },

    answerAlike,

    /** Mails a host without a password a code for one purpose. */
    mailProofCode(c: Context, { user, purpose }: { user: Host; purpose: ProofPurpose }) {
      const mailing = { kind: `proof-${purpose}`, to: user.email, hostId: user.id }
      return answerAlike(c, mailing, async () => {
        const { headers } = c.req.raw
        const code = await auth.proofCodes.make({ hostId: user.id, purpose })
        const payload = { code, url: auth.mails.linkTo('/settings', {}, headers) }
        await auth.mails.send(user, headers, { template: codeMails[purpose], payload })
      })
    },
  }

  /** A mail asked for, within limits: the answer and its time are the same whether or not the address is known. */
  async function answerAlike(c: Context, mailing: Mailing, send: () => Promise<unknown>) {
    const { kind, to, hostId } = mailing
    const visitor = visitorKey(visitorOf(c))
    // Whoever is in, or has been in before from this browser, counts apart and waits for no stranger.
    const known = hostId ?? auth.devices.find(c, to)
    const recipient = known === undefined ? to : `${to} ${known}`
    await attempts.begin([
      { limit: 'mailOfKind', of: `${kind} ${recipient}` },
      { limit: 'mailToRecipient', of: recipient },
      ...(known === undefined ? [{ limit: 'mailFromAddress', of: visitor } as const] : []),
    ])
    await Promise.all([send(), auth.pause()])
    return { status: true as const }
  }

  async function provePassword(c: Context, session: HostSession, typed: string) {
    const { id, email } = session.user
    const assertPassword = () => auth.passwords.assert(id, readPassword(typed))
    await remembered(session, typed, () => countTry(c, email, assertPassword))
  }

  /** What was shown once holds for ten minutes in that session: who then says nothing is not asked again. */
  async function remembered(session: HostSession, said: string, show: () => Promise<unknown>) {
    const own = { hostId: session.user.id, id: session.id }
    if (said === '' && (await auth.sessions.isProven(own))) return
    await show()
    await auth.sessions.noteProof(own)
  }

  /**
   * A try at a secret of an account: wrong ones count against the account and the place together, and slowly against the
   * account from anywhere. A browser that has been in before counts by itself alone, so that strangers cannot lock its host out.
   */
  async function countTry<Answer>(
    c: Context,
    email: string,
    make: () => Promise<Answer>,
    secret: 'password' | 'code' = 'password',
  ) {
    const account = secret === 'password' ? email : `${secret} ${email}`
    const visitor = visitorKey(visitorOf(c))
    const device = auth.devices.find(c, email)
    const ofAccount: Attempt[] = device
      ? [{ limit: 'guessOfDevice', of: `${account} ${device}` }]
      : [
          { limit: 'guessOfPair', of: `${account} ${visitor}` },
          { limit: 'guessOfAccount', of: account },
        ]
    const ofAddress: Attempt[] = device ? [] : [{ limit: 'guessFromAddress', of: visitor }]
    return counted([...ofAccount, ...ofAddress], make, async () => {
      await Promise.all([attempts.forgive(ofAccount), ...ofAddress.map(attempts.takeBack)])
    })
  }

  /** Counts a try before it is made: `onRight` follows one that succeeds; one not looked at, or empty, is taken back. */
  async function counted<Answer>(
    tried: readonly Attempt[],
    make: () => Promise<Answer>,
    onRight: () => Promise<void>,
  ) {
    await attempts.begin(tried)
    try {
      const answer = await make()
      await onRight()
      return answer
    } catch (error) {
      const code = error instanceof Refusal && error.code
      if (code === 'unavailable' || code === 'password_required')
        await Promise.all(tried.map(attempts.takeBack))
      throw error
    }
  }
}

const address = z.email().max(254)

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

export const email = z.string().max(1000).default('').openapi({ format: 'email' })
export const password = z.string().max(1000).default('').openapi({ format: 'password' })
/** A database refuses a text with a NUL in it: what no token ever holds is left out. */
export const writtenToken = z.string().max(4000).overwrite(cleanText)

export const mailedCode = writtenToken.max(40).default('').openapi({
  description: 'The code from a mail (/auth/proof-code) of a host who has no password',
})

export const token = writtenToken.default('')
export const tokenBody = z.object({ token })

export const doneAnswer = z.object({ status: z.literal(true) }).openapi('Done')

export const signedInAnswer = z
  .object({
    token: z.string().nullable().openapi({
      description: 'The session token: keep it as refresh token; null when no session was opened',
    }),
    second_factor: z.literal(true).optional().openapi({
      description: 'The account asks for a second step: finish with /auth/second-factor/verify',
    }),
  })
  .openapi('SignedIn')
