/** Every table, by the subject of its file. A new table also names its policies in `row-security-statements.ts`. */
export * from './account-tables.ts'
export {
  account,
  jwks,
  passkey,
  rateLimit,
  session,
  twoFactor,
  user,
  verification,
} from './auth-tables.ts'
export * from './billing-tables.ts'
export * from './guidebook-tables.ts'
export * from './operation-tables.ts'
export * from './version-tables.ts'
