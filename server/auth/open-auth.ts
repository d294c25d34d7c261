import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { chooseLocale } from '#domain/locale.ts'
import type { Db } from '#server/db/database.ts'
import * as schema from '#server/db/schema.ts'
import { issueAccessToken, openAccessTokenVerifier } from './access-token.ts'
import { openAttempts } from './attempts.ts'
import type { SendAuthMail } from './auth-mail.ts'
import { type BetterAuth, createBetterAuth, sessionCookie } from './better-auth.ts'
import { openExchange } from './exchange.ts'
import { forgetOld } from './forget-old.ts'
import { makeHostAccount } from './host-account.ts'
import { createSentMails } from './sent-mails.ts'
import { openStoredPasswords } from './stored-passwords.ts'
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
}

/** Everything about who is who: accounts and sessions, and the tokens the API accepts. */
export function openAuth(needs: AuthNeeds) {
  const { db, config, secret, appUrl, now, sendMail, warn, pauseMs = 600 } = needs
  const origins = () => trustedOrigins({ appUrl: appUrl(), isProduction: config.isProduction })
  const passwords = openStoredPasswords(() => better.$context)
  const mails = createSentMails({
    sendMail,
    localeOf,
    linkTo: openLinks({ appUrl, origins }),
    passwords,
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
    onHostCreated: (hostId) =>
      makeHostAccount(db, { hostId, courtesyCredits: config.courtesyCredits }),
  })
  const attempts = openAttempts({ db, now })
  return {
    better,
    mails,
    passwords,
    attempts,
    async forgetOld() {
      await attempts.forgetOld()
      await forgetOld({ db, now })
    },
    exchange: openExchange({ better, now }),
    origins,
    pause: () => (pauseMs > 0 ? setTimeout(pauseMs) : Promise.resolve()),
    /** Whether it is worth asking whose session this is. */
    mayHaveSession: (cookies: string) => cookies.includes(sessionCookie),
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
