import { linkSeconds } from '#server/auth/mailed-secrets.ts'
import { readyMs } from '#server/guidebooks/data/sweep-data.ts'

/** How long what a mail opens can be opened, by its template. */
export const keySeconds = new Map<string, number>([
  ['confirm_email', linkSeconds.confirm],
  ['finish_account', linkSeconds.reset],
  ['confirm_new_email', linkSeconds.confirm],
  ['approve_new_email', linkSeconds.confirm],
  ['email_change_asked', linkSeconds.confirm],
  ['reset_password', linkSeconds.reset],
  ['magic_link', linkSeconds.magic],
  ['one_time_code', linkSeconds.code],
  ['deletion_code', linkSeconds.code],
  ['second_factor_code', linkSeconds.code],
  ['passkey_code', linkSeconds.code],
  ['all_my_data', readyMs / 1000],
])
