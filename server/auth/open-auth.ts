import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { createSentMails } from '#server/auth/email/account-mails.ts'
import {
  openLibraryHashes,
  openPasswordHashes,
  openStoredPasswords,
} from '#server/auth/passwords/passwords.ts'
import { forgetCredentials, openProofCodes } from '#server/auth/second-factor/proof-codes.ts'
import {
  absoluteEndOf,
  isDueForRenewal,
  openSessions,
  type Sessions,
} from '#server/auth/sessions/sessions.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import * as schema from '#server/db/tables/schema.ts'
import { openAttempts } from './attempts.ts'
import {
  type AuthParts,
  audience,
  type BetterAuth,
  createBetterAuth,
  issuer,
  sessionCookie,
  sessionSeconds,
} from './better-auth.ts'
import { openKnownDevices } from './known-devices.ts'

export type Auth = ReturnType<typeof openAuth>

/** Everything about who is who: accounts and sessions, and the tokens the API accepts. */
export function openAuth(parts: AuthParts) {
  const { db, config, secret, appUrl, now, sendMail, pauseMs = 600 } = parts
  const { passwordHashes = openPasswordHashes(), record = () => {} } = parts
  const library = openLibraryHashes(passwordHashes)
  const origins = () => trustedOrigins({ appUrl: appUrl(), isProduction: config.isProduction })
  const passwords = openStoredPasswords({
    context: () => better.$context,
    hashes: passwordHashes,
  })
  const countPasskeys = (hostId: string) =>
    db.$count(schema.passkey, eq(schema.passkey.userId, hostId))
  const hasSecondFactor = async (hostId: string) => {
    const { userId, verified } = schema.twoFactor
    return (await db.$count(schema.twoFactor, and(eq(userId, hostId), eq(verified, true)))) > 0
  }
  const forget = (host: { id: string; email: string }) =>
    db.transaction((tx) => forgetCredentials(tx, host))
  const mails = createSentMails({
    sendMail,
    linkTo: openLinks({ appUrl, origins }),
    passwords,
    hasPasskeys: async (hostId) => (await countPasskeys(hostId)) > 0,
    onAddressProven: async (hostId) => {
      await db.update(schema.user).set({ emailVerified: true }).where(eq(schema.user.id, hostId))
    },
  })
  const better: BetterAuth = createBetterAuth({
    ...parts,
    origins,
    mails,
    passwordHashes: library.hashes,
    /** Whether any account, this one or another, has this one already. */
    isKnownPasskey: async (credentialId) =>
      (await db.$count(schema.passkey, eq(schema.passkey.credentialID, credentialId))) > 0,
    hasSecondFactor,
    forgetCredentials: forget,
    /** The row that counts credits: made once, however many ask at the same time. */
    onHostCreated: async (hostId) => {
      const account = { hostId, courtesyCredits: config.courtesyCredits }
      const accounts = schema.hostAccounts
      await asSystem(db, (tx) => tx.insert(accounts).values(account).onConflictDoNothing())
    },
  })
  const attempts = openAttempts({ db, now })
  const sessions = openSessions({ db, now })
  const signing = { secret, isProduction: config.isProduction }
  const verify = openAccessTokenVerifier({ better, now })
  return {
    db,
    now,
    better,
    signing,
    mails,
    passwords,
    countPasskeys,
    hasSecondFactor,
    attempts,
    sessions,
    devices: openKnownDevices({ ...signing, newId: randomUUID }),
    record,
    asProven: library.asProven,
    /** Whose session a token opens. */
    async findByToken(token: string) {
      const { internalAdapter } = await better.$context
      return internalAdapter.findSession(decodeURIComponent(token).split('.')[0] ?? '')
    },
    lookUpSession: openSessionLookUp({ better, now, sessions }),
    /** An access token of an open session. */
    accessTokenOf: openKeptTokens({ better, now }),
    origins,
    pause: () => (pauseMs > 0 ? setTimeout(pauseMs) : Promise.resolve()),
    /** Whether it is worth asking whose session this is. */
    mayHaveSession: (cookies: string) => cookies.includes(sessionCookie),
    isTrustedOrigin: (origin: string | null | undefined) => origins().includes(origin ?? ''),
    proofCodes: openProofCodes({ db, now }),
    /** Everything mailed to a host before this moment opens nothing any more. */
    forgetCredentials: forget,
    /** Whose token this is, by its signature alone. */
    verifyAccessToken: async (token: string) => (await verify(token))?.hostId,
    /** Whose token this is, while the session it came from is open. */
    async verifyLiveToken(token: string) {
      const bearer = await verify(token)
      if (!bearer) return undefined
      const { hostId, sessionId } = bearer
      return (await sessions.isOpen({ hostId, id: sessionId })) ? hostId : undefined
    },
    /** Opens a session for a host, as signing in would, and gives its access token. */
    async issueAccessToken(hostId: string) {
      const expiresAt = new Date(now().getTime() + sessionSeconds * 1000)
      const { internalAdapter } = await better.$context
      const { id } = await internalAdapter.createSession(hostId, false, { expiresAt }, true)
      return issueAccessToken({ better, now }, { hostId, sessionId: id })
    },
  }
}

type TokenParts = { better: BetterAuth; now: () => Date }

/** Whose session this is (cookie or bearer): the database is asked every time, so that one that ended is refused at once. */
function openSessionLookUp({ better, now, sessions }: TokenParts & { sessions: Sessions }) {
  return async function lookUpSession(arrived: Headers) {
    const { found, cookies } = await look(arrived)
    if (!found) return { session: undefined, cookies }
    const { session, user } = found
    await sessions.noteUse(session)
    return { session: { id: session.id, user }, cookies }
  }

  async function look(headers: Headers) {
    const asItIs = await ask(headers, { disableRefresh: true })
    const session = asItIs.found?.session
    if (!session) return asItIs
    if (absoluteEndOf(session) <= now()) {
      await sessions.end({ hostId: session.userId, id: session.id })
      return ask(headers)
    }
    return isDueForRenewal(session, now()) ? ask(headers) : asItIs
  }

  async function ask(headers: Headers, query: { disableRefresh?: boolean } = {}) {
    const { response: found, headers: answered } = await better.api.getSession({
      headers,
      query,
      returnHeaders: true,
    })
    return { found, cookies: answered.getSetCookie() }
  }
}

/** Links lead back to the address the visitor is using when it is ours, else to the public one. */
function openLinks({ appUrl, origins }: { appUrl: () => string; origins: () => string[] }) {
  return (path: string, parameters: Record<string, string>, headers?: Headers) => {
    const origin = headers?.get('origin')
    const base = origin && origins().includes(origin) ? origin : appUrl()
    const query = new URLSearchParams(parameters).toString()
    return `${base}${path}${query && `?${query}`}`
  }
}

type Whereabouts = { appUrl: string; isProduction: boolean }

/** The addresses our own pages have: in production one; on a laptop its other names on the same port too. */
function trustedOrigins({ appUrl, isProduction }: Whereabouts): string[] {
  if (isProduction) return [appUrl]
  const { protocol, port } = new URL(appUrl)
  const own = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => `${protocol}//${name}${port && `:${port}`}`,
  )
  return [...new Set([appUrl, ...own])]
}

const accessTokenSeconds = 15 * 60

/** Keys may be read again so often in so long: enough for keys just made, too little to be a burden. */
const reloads = { most: 5, inMs: 10_000 }

/** Whose token it is, and of which session: that one ends, and nothing is written with it any more. */
type Bearer = { hostId: string; sessionId: string }

async function issueAccessToken({ better, now }: TokenParts, { hostId, sessionId }: Bearer) {
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const { token } = await better.api.signJWT({
    body: { payload: { sub: hostId, sid: sessionId, iat: issuedAt, exp: expiresAt } },
  })
  return { token, expiresAt }
}

/** Checks access tokens here, without asking the database: the keys are kept, and read again when one is unknown. */
function openAccessTokenVerifier({ better, now }: TokenParts) {
  let keys: Promise<ReturnType<typeof createLocalJWKSet>> | undefined
  let countedSinceMs = 0
  let count = 0

  const load = () => {
    keys = better.api.getJwks().then((set) => createLocalJWKSet(set as JSONWebKeySet))
    keys.catch(() => {
      keys = undefined
    })
    return keys
  }

  const mayReload = () => {
    const nowMs = now().getTime()
    if (nowMs - countedSinceMs >= reloads.inMs) {
      countedSinceMs = nowMs
      count = 0
    }
    count += 1
    return count <= reloads.most
  }

  const check = async (token: string, keySet: ReturnType<typeof createLocalJWKSet>) => {
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: ['EdDSA'],
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now(),
    })
    return { hostId: String(payload.sub), sessionId: String(payload.sid) }
  }

  return async function verify(token: string): Promise<Bearer | undefined> {
    try {
      return await check(token, await (keys ?? load()))
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey
      if (isUnknownKey && mayReload()) {
        load()
        return verify(token)
      }
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

const leastSecondsLeft = 120
const mostTokens = 2000

/** Access tokens of open sessions: the same one again, while it has time left, spares the signing. */
function openKeptTokens({ better, now }: TokenParts) {
  type IssuedToken = Awaited<ReturnType<typeof issueAccessToken>>
  const issued = new LRUCache<string, IssuedToken>({ max: mostTokens })

  return async function accessTokenOf(bearer: Bearer) {
    const { sessionId } = bearer
    const kept = issued.get(sessionId)
    if (kept && kept.expiresAt - now().getTime() / 1000 > leastSecondsLeft) return kept
    const fresh = await issueAccessToken({ better, now }, bearer)
    issued.set(sessionId, fresh)
    return fresh
  }
}
