import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { chooseLocale } from '#domain/values/locale.ts'
import type { Db } from '#server/db/database.ts'
import * as schema from '#server/db/tables/schema.ts'
import { openAttempts } from './attempts/attempts.ts'
import { openKnownDevices } from './attempts/known-devices.ts'
import type { RecordSignIn } from './attempts/sign-in-events.ts'
import { type BetterAuth, createBetterAuth, sessionCookie, sessionSeconds } from './better-auth.ts'
import type { SendAuthMail } from './email/auth-mail.ts'
import { openConfirmations } from './email/confirm-address.ts'
import { createEmailChangeMails } from './email/email-change-mails.ts'
import { openEmailChanges } from './email/email-changes.ts'
import { createSentMails } from './email/sent-mails.ts'
import { forgetOld } from './forget-old.ts'
import { makeHostAccount } from './host-account.ts'
import { openPasskeys } from './passkeys/passkeys.ts'
import { openPasswordHashes, type PasswordHashes } from './passwords/password-hashes.ts'
import { openStoredPasswords } from './passwords/stored-passwords.ts'
import { forgetCredentials } from './proofs/forget-credentials.ts'
import { openProofCodes, type ProofPurpose } from './proofs/proof-codes.ts'
import { openSignUpProof } from './proofs/sign-up-proof.ts'
import { issueAccessToken, openAccessTokenVerifier } from './sessions/access-token.ts'
import { openKeptTokens } from './sessions/kept-tokens.ts'
import { openLiveSessions } from './sessions/live-sessions.ts'
import { openSessionLookUp } from './sessions/look-up-session.ts'
import { openOwnSessions } from './sessions/own-sessions.ts'
import { trustedOrigins } from './trusted-origins.ts'

export type Auth = ReturnType<typeof openAuth>

type AuthNeeds = {
  db: Db
  config: { isProduction: boolean; courtesyCredits: number; productName: string }
  secret: string
  appUrl: () => string
  now: () => Date
  sendMail: SendAuthMail
  warn: (message: string) => void
  /** The least time an answer takes that could betray whether an address has an account. */
  pauseMs?: number
  passwordHashes?: PasswordHashes
  record?: RecordSignIn
}

/** Everything about who is who: accounts and sessions, and the tokens the API accepts. */
export function openAuth(needs: AuthNeeds) {
  const { db, config, secret, appUrl, now, sendMail, warn, pauseMs = 600 } = needs
  const { passwordHashes = openPasswordHashes(), record = () => {} } = needs
  const origins = () => trustedOrigins({ appUrl: appUrl(), isProduction: config.isProduction })
  const passwords = openStoredPasswords({
    context: () => better.$context,
    hashes: passwordHashes,
    db,
  })
  const passkeys = openPasskeys({ db, now })
  const forget = (host: { id: string; email: string }) =>
    db.transaction((tx) => forgetCredentials(tx, host))
  const mailParts = { sendMail, localeOf, linkTo: openLinks({ appUrl, origins }) }
  const mails = createSentMails({
    ...mailParts,
    passwords,
    hasPasskeys: async (hostId) => (await passkeys.count(hostId)) > 0,
    onAddressProven: async (hostId) => {
      await db.update(schema.user).set({ emailVerified: true }).where(eq(schema.user.id, hostId))
    },
  })
  const better: BetterAuth = createBetterAuth({
    database: db,
    schema,
    secret,
    appUrl,
    origins,
    isProduction: config.isProduction,
    productName: config.productName,
    localeOf,
    warn,
    mails,
    passwordHashes,
    isKnownPasskey: passkeys.isKnown,
    forgetCredentials: forget,
    onHostCreated: (hostId) =>
      makeHostAccount(db, { hostId, courtesyCredits: config.courtesyCredits }),
  })
  const attempts = openAttempts({ db, now })
  const liveSessions = openLiveSessions({ db, now })
  const signUpProof = openSignUpProof({ passwords, secret, isProduction: config.isProduction })
  const proofCodes = openProofCodes({ db, now })
  const verify = openAccessTokenVerifier({ auth: better, now })
  const ownSessions = openOwnSessions({ db, now })
  return {
    better,
    mails,
    passwords,
    passkeys,
    attempts,
    ownSessions,
    devices: openKnownDevices({ secret, isProduction: config.isProduction, newId: randomUUID }),
    record,
    /** Whose session a token opens. */
    async findByToken(token: string) {
      const { internalAdapter } = await better.$context
      return internalAdapter.findSession(decodeURIComponent(token).split('.')[0] ?? '')
    },
    async forgetOld() {
      await attempts.forgetOld()
      await forgetOld({ db, now })
    },
    lookUpSession: openSessionLookUp({ better, now, ownSessions }),
    /** An access token of an open session. */
    accessTokenOf: openKeptTokens({ better, now }),
    origins,
    pause: () => (pauseMs > 0 ? setTimeout(pauseMs) : Promise.resolve()),
    /** Whether it is worth asking whose session this is. */
    mayHaveSession: (cookies: string) => cookies.includes(sessionCookie),
    isTrustedOrigin: (origin: string | null | undefined) => origins().includes(origin ?? ''),
    liveSessions,
    signUpProof,
    confirmations: openConfirmations({ secret, now, passwords, proof: signUpProof }),
    emailChanges: openEmailChanges({ db, now }),
    emailChangeMails: createEmailChangeMails(mailParts),
    proofCodes,
    /** Everything mailed to a host before this moment opens nothing any more. */
    forgetCredentials: forget,
    async mailProofCode({ id, email, purpose }: Asked, headers: Headers) {
      const code = await proofCodes.make({ hostId: id, purpose })
      const payload = { code, url: mailParts.linkTo('/settings', {}, headers) }
      const locale = localeOf(headers)
      await sendMail({ template: codeMails[purpose], to: email, locale, hostId: id, payload })
    },
    /** Whose token this is, by its signature alone. */
    verifyAccessToken: async (token: string) => (await verify(token))?.hostId,
    /** Whose token this is, while the session it came from is open. */
    async verifyLiveToken(token: string) {
      const bearer = await verify(token)
      return bearer && (await liveSessions.includes(bearer)) ? bearer.hostId : undefined
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

type Asked = { id: string; email: string; purpose: ProofPurpose }

const codeMails = {
  delete_account: 'deletion_code',
  second_factor: 'second_factor_code',
  passkey: 'passkey_code',
} as const satisfies Record<ProofPurpose, string>

function localeOf(headers: Headers | undefined) {
  return chooseLocale({ accepted: headers?.get('accept-language') })
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
