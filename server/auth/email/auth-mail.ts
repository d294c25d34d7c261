import type { Locale } from '#domain/values/locale.ts'

/** The mails that accounts need sent; how they read is the mail folder's business. */
export type AuthMail = { to: string; locale: Locale; hostId?: string } & (
  | { template: 'confirm_email'; payload: { url: string } }
  | { template: 'finish_account'; payload: { url: string } }
  | { template: 'already_registered'; payload: { url: string; resetUrl: string } }
  | { template: 'magic_link'; payload: { url: string } }
  | { template: 'one_time_code'; payload: { code: string; url: string } }
  | { template: 'reset_password'; payload: { url: string } }
  | {
      template: 'deletion_code' | 'second_factor_code' | 'passkey_code'
      payload: { code: string; url: string }
    }
  | {
      template: 'approve_new_email'
      payload: { newEmail: string; url: string; revokeUrl: string }
    }
  | { template: 'email_changed'; payload: { newEmail: string; url: string } }
  | { template: 'confirm_new_email'; payload: { url: string } }
  | { template: 'email_change_asked'; payload: { newEmail: string; url: string } }
  | { template: 'password_changed'; payload: { url: string; hasPasskeys: boolean } }
  | { template: 'second_factor_on' | 'second_factor_off'; payload: { url: string } }
  | { template: 'passkey_added' | 'passkey_removed'; payload: { url: string; name: string } }
)

export type SendAuthMail = (mail: AuthMail) => Promise<void>
