import type { Refused } from './auth-result.ts'

export const accountIntents = [
  'change_email',
  'change_password',
  'ask_for_password',
  'change_language',
  'sign_out_everywhere',
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
}
