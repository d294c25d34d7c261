import { Refusal, type RefusalCode } from '#domain/refusals.ts'

const codes: Readonly<Record<string, RefusalCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
  INVALID_EMAIL: 'email_invalid',
  PASSWORD_TOO_SHORT: 'password_too_short',
  PASSWORD_TOO_LONG: 'password_too_long',
  INVALID_PASSWORD: 'password_wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password_wrong',
  TOKEN_EXPIRED: 'link_expired',
  INVALID_TOKEN: 'link_invalid',
  INVALID_USER: 'link_invalid',
  USER_NOT_FOUND: 'link_invalid',
  INVALID_OTP: 'code_invalid',
  OTP_EXPIRED: 'code_expired',
  TOO_MANY_ATTEMPTS: 'code_expired',
  UNAUTHORIZED: 'unauthorized',
  FAILED_TO_GET_SESSION: 'unauthorized',
  SESSION_EXPIRED: 'unauthorized',
  INVALID_ORIGIN: 'cross_site',
  MISSING_OR_NULL_ORIGIN: 'cross_site',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'cross_site',
}

/** What the library refuses, in the product's own codes; undefined for what nobody foresaw. */
export function refusalOf(status: number, code: string | undefined): Refusal | undefined {
  const known = codes[code ?? '']
  if (known) return new Refusal(known)
  if (status === 401) return new Refusal('unauthorized')
  return status < 500 ? new Refusal('invalid_request') : undefined
}
