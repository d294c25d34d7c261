import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer, emailOTP, jwt, magicLink } from 'better-auth/plugins'
import type { Locale } from '#domain/locale.ts'
import { audience, issuer } from './access-token.ts'
import { addressHeader } from './client.ts'
import { linkSeconds } from './link-seconds.ts'
import type { SentMails } from './sent-mails.ts'
import { readSigningKeys } from './signing-keys.ts'

export type BetterAuth = ReturnType<typeof createBetterAuth>

const cookiePrefix = 'zaguan'

/** Part of the session cookie's name; in production it also carries a prefix that makes browsers guard it. */
export const sessionCookie = `${cookiePrefix}.session_token=`

const daySeconds = 24 * 60 * 60

type Wiring = {
  database: Parameters<typeof drizzleAdapter>[0]
  schema: Record<string, unknown>
  secret: string
  appUrl: () => string
  origins: () => string[]
  isProduction: boolean
  productName: string
  mails: SentMails
  localeOf: (headers: Headers | undefined) => Locale
  onHostCreated: (hostId: string) => Promise<void>
  warn: (message: string) => void
}

/** Users, passwords, sessions, links and codes; every door it opens is listed in `routes.ts`. */
export function createBetterAuth(wiring: Wiring) {
  const { mails } = wiring
  return betterAuth({
    appName: wiring.productName,
    baseURL: wiring.appUrl(),
    basePath: '/api/auth',
    secret: wiring.secret,
    database: drizzleAdapter(wiring.database, { provider: 'pg', schema: wiring.schema }),
    trustedOrigins: () => wiring.origins(),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => wiring.warn(message) },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkSeconds.reset,
      sendResetPassword: mails.resetPassword,
      onPasswordReset: mails.passwordReset,
      onExistingUserSignUp: mails.existingSignUp,
    },
    emailVerification: {
      sendVerificationEmail: mails.confirmEmail,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds.confirm,
    },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        locale: { type: 'string', required: false, input: false, defaultValue: 'es' },
      },
    },
    session: { expiresIn: 30 * daySeconds, updateAge: daySeconds },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: {
              name: user.name || user.email.slice(0, user.email.indexOf('@')),
              locale: wiring.localeOf(context?.headers ?? context?.request?.headers),
            },
          }),
          after: async (user) => wiring.onHostCreated(user.id),
        },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: wiring.isProduction,
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
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
