import type { Refused } from '#web/auth/auth-result.ts'

export const accountIntents = [
  'change_email',
  'change_password',
  'ask_for_password',
  'change_language',
  'end_session',
  'end_other_sessions',
  'sign_out_everywhere',
  'ask_for_data',
  'ask_for_deletion_code',
  'ask_for_second_factor_code',
  'ask_for_passkey_code',
  'rename_passkey',
  'remove_passkey',
  'start_second_factor',
  'confirm_second_factor',
  'renew_recovery_codes',
  'end_second_factor',
  'delete_account',
] as const

export type AccountIntent = (typeof accountIntents)[number]

/** What became of one of the account's forms. */
export type AccountResult = {
  intent: AccountIntent
  at: number
  refused?: Refused | undefined
  /** Said when it worked. */
  done?: string
  /** What an authenticator app is given. */
  setup?: { uri: string; secret: string }
  /** Shown this once. */
  recoveryCodes?: readonly string[]
}
