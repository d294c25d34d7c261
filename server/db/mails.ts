import type { Locale } from '#domain/values/locale.ts'

type Link = { url: string }
type Code = Link & { code: string }
type NewEmail = Link & { newEmail: string }
type Passkey = Link & { name: string }
type OfGuide = Link & { guide: string }
type Charge = Link & { totalCentavos: number }
type Renewal = Charge & { quantity: number; renewsAt: string }
type Guides = Link & { guides: string[] }

/** Every mail there is, by name, and what it tells. How it reads is the mail folder's business. */
export type Payloads = {
  confirm_email: Link
  finish_account: Link
  already_registered: Link & { resetUrl: string }
  magic_link: Link
  one_time_code: Code
  reset_password: Link
  confirm_new_email: Link
  approve_new_email: NewEmail & { revokeUrl: string }
  email_changed: NewEmail
  email_change_asked: NewEmail
  password_changed: Link & { hasPasskeys?: boolean }
  deletion_code: Code
  second_factor_code: Code
  passkey_code: Code
  second_factor_on: Link
  second_factor_off: Link
  passkey_added: Passkey
  passkey_removed: Passkey
  plan_bought: Renewal
  payment_failed: Charge
  renewal_ahead: Renewal
  /** Stays: guests who would be without their guide. */
  grace_running: Guides & {
    stays: { guide: string; from: string; until: string }[]
    endsAt: string
  }
  grace_over: Guides
  all_my_data: Link
  data_handed_out: Link
  guide_suspended: OfGuide & { reason: string }
  guide_suspension_over: OfGuide
  code_replaced: OfGuide
  credits_given: Link & { credits: number; endsAt: string }
  supportMessage: { from: string; message: string; guideCode: string }
}

export type Letter = {
  [Name in keyof Payloads]: { template: Name; payload: Payloads[Name] }
}[keyof Payloads]

/** A letter and to whom; the outbox keeps it until it is sent. */
export type Mail = Letter & {
  to: string
  locale: Locale
  /** Whose mail it is: it leaves with the account. */
  hostId?: string
  /** The same key is put in the outbox once. */
  dedupeKey?: string
}

/** To a host: each leads back to the product. */
export type HostMail = Exclude<Mail, { template: 'supportMessage' }>
