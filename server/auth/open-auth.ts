import { eq } from 'drizzle-orm'
import { chooseLocale } from '#domain/locale.ts'
import * as schema from '#server/db/schema.ts'
import { issueAccessToken, openAccessTokenVerifier } from './access-token.ts'
import type { AuthDatabase } from './auth-database.ts'
import type { SendAuthMail } from './auth-mail.ts'
import { type BetterAuth, createBetterAuth } from './better-auth.ts'
import { makeHostAccount } from './host-account.ts'
import { createSentMails } from './sent-mails.ts'
import { trustedOrigins } from './trusted-origins.ts'
import { createUnprovenSignUps } from './unproven-sign-ups.ts'

export type Auth = ReturnType<typeof openAuth>

type AuthNeeds = {
  db: AuthDatabase
  config: { isProduction: boolean; courtesyCredits: number; productName: string }
  secret: string
  appUrl: () => string
  now: () => Date
  sendMail: SendAuthMail
  warn: (message: string) => void
}

/** Everything about who is who: accounts and sessions, and the tokens the API accepts. */
export function openAuth({ db, config, secret, appUrl, now, sendMail, warn }: AuthNeeds) {
  const origins = () => trustedOrigins({ appUrl: appUrl(), isProduction: config.isProduction })
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
    onHostCreated: (hostId) =>
      makeHostAccount(db, { hostId, courtesyCredits: config.courtesyCredits }),
    mails: createSentMails({
      sendMail,
      localeOf,
      linkTo: openLinks({ appUrl, origins }),
      unproven: createUnprovenSignUps(() => better.$context),
      onAddressProven: async (hostId) => {
        await db.update(schema.user).set({ emailVerified: true }).where(eq(schema.user.id, hostId))
      },
    }),
  })
  return {
    better,
    origins,
    isTrustedOrigin: (origin: string | null | undefined) => origins().includes(origin ?? ''),
    verifyAccessToken: openAccessTokenVerifier({ auth: better, now }),
    issueAccessToken: (hostId: string) => issueAccessToken(better, hostId, now()),
  }
}

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
