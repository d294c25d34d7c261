import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth, type GenericEndpointContext } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { bearer, emailOTP, type Jwk, jwt, magicLink, twoFactor } from 'better-auth/plugins'
import { DrizzleQueryError } from 'drizzle-orm'
import type { SendAuthMail, SentMails } from '#server/auth/email/account-mails.ts'
import type { PasswordHashes } from '#server/auth/passwords/passwords.ts'
import { linkSeconds } from '#server/auth/second-factor/proof-codes.ts'
import {
  boundedEnd,
  type RecordSignIn,
  sessionDays,
  signInWays,
} from '#server/auth/sessions/sessions.ts'
import { isConnectionLost } from '#server/db/connections/lost-connection.ts'
import type { Db } from '#server/db/database.ts'
import * as schema from '#server/db/tables/schema.ts'
import { addressHeader, localeOf } from './visitor.ts'

export type BetterAuth = ReturnType<typeof createBetterAuth>

const cookiePrefix = 'zaguan'

const sessionCookieName = `${cookiePrefix}.session_token`

/** Part of the session cookie's name; in production it also carries a prefix that makes browsers guard it. */
export const sessionCookie = `${sessionCookieName}=`

/** With it a browser takes a cookie only over TLS, for this host alone and from nobody beside it. */
export const hostCookiePrefix = '__Host-'

/** The whole name of the session cookie. */
export function sessionCookieOf({ isProduction }: { isProduction: boolean }) {
  return isProduction ? `${hostCookiePrefix}${sessionCookieName}` : sessionCookieName
}

const daySeconds = 24 * 60 * 60

export const sessionSeconds = sessionDays.unused * daySeconds

/**
 * Whatever goes wrong while a passkey is checked, the library calls the passkey's fault and says so here. A passkey that is
 * refused is written down by us; what the database did rises.
 */
function isAboutPasskey(message: string, cause: unknown) {
  const isIt = /^Failed to verify (registration|authentication)$/.test(message)
  if (isIt && cause instanceof DrizzleQueryError) throw cause
  return isIt
}

/** What accounts stand on. */
export type AuthParts = {
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

type Wiring = Pick<AuthParts, 'db' | 'config' | 'secret' | 'appUrl' | 'warn'> & {
  origins: () => string[]
  mails: SentMails
  passwordHashes: PasswordHashes
  isKnownPasskey: (credentialId: string) => Promise<boolean>
  hasSecondFactor: (hostId: string) => Promise<boolean>
  forgetCredentials: (host: { id: string; email: string }) => Promise<void>
  onHostCreated: (hostId: string) => Promise<void>
}

/** Users, passwords, sessions, links and codes; the addresses of it that exist are those that `routes.ts` joins. */
export function createBetterAuth(wiring: Wiring) {
  const { mails, passwordHashes } = wiring
  const { isProduction, productName } = wiring.config
  return betterAuth({
    appName: productName,
    baseURL: wiring.appUrl(),
    basePath: '/api/auth',
    secret: wiring.secret,
    database: drizzleAdapter(wiring.db, { provider: 'pg', schema }),
    trustedOrigins: () => wiring.origins(),
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, cause) => {
        // A database that is away the library mentions here, and then answers as if it knew nothing of it.
        if (isConnectionLost(cause)) throw cause
        // Some of its messages are errors.
        const words = typeof message === 'string' ? message : 'accounts met an unexpected error'
        if (!isAboutPasskey(words, cause)) wiring.warn(words)
      },
    },
    // What it did not expect is answered and written down by us: its own words repeat what was asked.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: passwordHashes,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkSeconds.reset,
      sendResetPassword: mails.resetPassword,
      onPasswordReset: async ({ user }, request) => {
        await wiring.forgetCredentials(user)
        await mails.passwordReset({ user }, request)
      },
      onExistingUserSignUp: mails.existingSignUp,
    },
    emailVerification: {
      sendVerificationEmail: mails.confirmEmail,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds.confirm,
    },
    user: {
      additionalFields: {
        locale: { type: 'string', required: false, input: false, defaultValue: 'es' },
      },
    },
    session: {
      expiresIn: sessionSeconds,
      updateAge: daySeconds,
      // What wants a fresh proof asks for the password or a mailed code, however young the session is.
      freshAge: 0,
      additionalFields: {
        lastUsedAt: {
          type: 'date',
          required: false,
          input: false,
          defaultValue: () => new Date(),
        },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        update: {
          before: async (changed, context) => {
            const began = context?.context.session?.session
            if (!began || !changed.expiresAt) return
            return { data: { ...changed, expiresAt: boundedEnd(changed.expiresAt, began) } }
          },
        },
      },
      user: {
        create: {
          before: async (user, context) => ({
            data: {
              name: user.name || user.email.slice(0, user.email.indexOf('@')),
              locale: localeOf(context?.headers ?? context?.request?.headers),
            },
          }),
          after: async (user) => wiring.onHostCreated(user.id),
        },
      },
    },
    advanced: {
      // The library's own `useSecureCookies` puts `__Secure-` before any name.
      cookiePrefix: isProduction ? `${hostCookiePrefix}${cookiePrefix}` : cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isProduction },
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      secondFactor(productName, wiring.hasSecondFactor),
      passkeys(wiring),
      bearer({ requireSignature: true }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { rotationInterval: 90 * daySeconds },
        adapter: { getJwks: readSigningKeys },
        jwt: { issuer, audience, expirationTime: '15m', definePayload: () => ({}) },
      }),
      magicLink({
        expiresIn: linkSeconds.magic,
        storeToken: 'hashed',
        sendMagicLink: mails.magicLink,
      }),
      emailOTP({
        expiresIn: linkSeconds.code,
        storeOTP: 'hashed',
        sendVerificationOTP: mails.oneTimeCode,
      }),
    ],
  } satisfies BetterAuthOptions)
}

/** Who signs access tokens and who accepts them: fixed, so that a change of address ends no session. */
export const issuer = 'zaguan'
export const audience = 'zaguan-api'

/** A passkey counts as both proofs: only one whose owner was checked by the device is made, or lets in. */
function passkeys({ appUrl, isKnownPasskey }: Wiring) {
  return passkey({
    rpID: new URL(appUrl()).hostname,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      /** Beside the challenge lies the name the host gave. */
      async afterVerification({ verification, context }) {
        const made = verification.registrationInfo
        assertUnlocked(made?.userVerified)
        if (made && (await isKnownPasskey(made.credential.id))) throw refused('PASSKEY_KNOWN')
        return context ? { name: context } : undefined
      },
    },
    authentication: {
      afterVerification({ verification }) {
        assertUnlocked(verification.authenticationInfo.userVerified)
      },
    },
  })
}

function assertUnlocked(isUnlocked: boolean | undefined) {
  if (!isUnlocked) throw refused('PASSKEY_NOT_UNLOCKED')
}

function refused(code: string) {
  return new APIError('BAD_REQUEST', { code, message: code })
}

const openedByOneProof = new Set<string>(Object.values(signInWays).flat())

/** Nothing that is mistaken for something else when it is copied by hand. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

type Opened = { id: string; twoFactorEnabled?: boolean | null }

/** The library asks for the second proof after a password only: here after every first one. */
function secondFactor(productName: string, isConfirmed: (hostId: string) => Promise<boolean>) {
  const plugin = twoFactor({
    issuer: productName,
    allowPasswordless: true,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: 10 }, makeRecoveryCode),
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => openedByOneProof.has(path ?? ''),
    /** Only where it was confirmed: one that broke off on the way has no codes that anybody has seen. */
    async handler(asked: Parameters<typeof hook.handler>[0]) {
      // True because the library hands its own context to every hook.
      const { context } = asked as { context: { newSession?: { user: Opened } | null } }
      const host = context.newSession?.user
      const isHalf = host?.twoFactorEnabled && !(await isConfirmed(host.id))
      return isHalf ? {} : hook.handler(asked)
    },
  }))
  return { ...plugin, hooks: { after } }
}

function makeRecoveryCode() {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/**
 * The keys that sign access tokens. They are stored under the operator's secret: those of a former secret cannot
 * be opened any more and count as gone, so that a changed secret signs everybody out instead of failing.
 */
async function readSigningKeys({ context }: GenericEndpointContext): Promise<Jwk[]> {
  const keys = await context.adapter.findMany<Jwk>({ model: 'jwks' })
  const opened = await Promise.allSettled(
    keys.map(({ privateKey }) =>
      symmetricDecrypt({ key: context.secretConfig, data: JSON.parse(privateKey) }),
    ),
  )
  return keys.filter((_key, at) => opened[at]?.status === 'fulfilled')
}
