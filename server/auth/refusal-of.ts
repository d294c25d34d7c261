import { APIError } from 'better-auth/api'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'

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
  INVALID_CODE: 'second_factor_wrong',
  INVALID_BACKUP_CODE: 'second_factor_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_factor_over',
  ACCOUNT_TEMPORARILY_LOCKED: 'second_factor_locked',
  TOTP_ALREADY_ENABLED: 'second_factor_is_on',
  TOTP_NOT_ENABLED: 'second_factor_is_off',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_is_off',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_is_off',
  CHALLENGE_NOT_FOUND: 'passkey_over',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_over',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_unknown',
  PASSKEY_NOT_UNLOCKED: 'passkey_not_unlocked',
  PASSKEY_KNOWN: 'passkey_known',
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
  if (code === 'TOO_BUSY') return new Refusal('unavailable', { values: { seconds: 2 } })
  const known = codes[code ?? '']
  if (known) return new Refusal(known)
  // So the library names what its database did not do.
  if (code?.startsWith('FAILED_TO_')) return undefined
  if (status === 401) return new Refusal('unauthorized')
  return status < 500 ? new Refusal('invalid_request') : undefined
}

/** Of what we do for the library, it understands only its own kind of error: ours comes back by its code. */
export function passOnRefusals<Asked extends unknown[], Answer>(
  work: (...asked: Asked) => Promise<Answer>,
) {
  return async (...asked: Asked) => {
    try {
      return await work(...asked)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_BUSY', message: error.code })
    }
  }
}
