import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { locales } from '#domain/values/locale.ts'
import { createdAt, isOneOf, moment, updatedAt } from './columns.ts'

/** Names and columns are the ones Better Auth addresses; ids are its own random texts. */
export const user = pgTable(
  'user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').default(false).notNull(),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').default(false).notNull(),
    locale: text({ enum: locales }).default('es').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_by_change').on(table.updatedAt),
    index('user_unconfirmed').on(table.createdAt).where(sql`not ${table.emailVerified}`),
    isOneOf('user_locale', table.locale, locales),
  ],
)

export function userId(name: string) {
  return text(name).references(() => user.id, { onDelete: 'cascade' })
}

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    lastUsedAt: moment('last_used_at').defaultNow().notNull(),
    provenAt: moment('proven_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('session_by_user').on(table.userId),
    index('session_by_end').on(table.expiresAt),
  ],
)

/** The second step of those who want one; secret and codes are encrypted by the library. */
export const twoFactor = pgTable('two_factor', {
  id: text().primaryKey(),
  userId: userId('user_id').notNull().unique(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().default(false).notNull(),
  failedVerificationCount: integer('failed_verification_count').default(0).notNull(),
  lockedUntil: moment('locked_until'),
})

/** A key that never leaves its owner's device: the public half is here, and opens nothing. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    userId: userId('user_id').notNull(),
    name: text().notNull(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkey_by_user').on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId('user_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('account_by_user').on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verification_by_identifier').on(table.identifier),
    index('verification_by_end').on(table.expiresAt),
  ],
)

export const jwks = pgTable('jwks', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text(),
  crv: text(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
})

export const rateLimit = pgTable('rate_limit', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
