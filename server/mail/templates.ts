import type { Locale } from '#domain/values/locale.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { dataMails } from './data-mails.ts'
import type { MailContent, MailTemplate } from './mail-content.ts'
import { operatorMails } from './operator-mails.ts'
import { securityMails } from './security-mails.ts'
import { supportMails } from './support-mails.ts'

/** Every mail the product sends, by name. */
export const templates = {
  ...accountMails,
  ...securityMails,
  ...billingMails,
  ...dataMails,
  ...operatorMails,
  ...supportMails,
}

type Templates = typeof templates
type PayloadOf<Template> = Template extends MailTemplate<infer Payload> ? Payload : never

type Addressed = {
  to: string
  locale: Locale
  /** Whose mail it is: it leaves with the account. */
  hostId?: string
  /** The same key is put in the outbox once. */
  dedupeKey?: string
}

export type Mail = Addressed &
  {
    [Name in keyof Templates]: { template: Name; payload: PayloadOf<Templates[Name]> }
  }[keyof Templates]

type StoredMail = { template: string; locale: Locale; payload: Record<string, unknown> }

/** What a stored mail says; undefined when its template is one this version does not know. */
export function findContent(
  mail: StoredMail,
  names: { productName: string },
): MailContent | undefined {
  const known: Readonly<Record<string, MailTemplate<never> | undefined>> = templates
  // What stands in the outbox was put there as a Mail: its payload is its template's own.
  return known[mail.template]?.[mail.locale](mail.payload as never, names)
}
