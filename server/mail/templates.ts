import type { Locale } from '#domain/values/locale.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { contentOf, type MailContent, type Template, type Templates } from './compose.ts'
import { operatorMails } from './operator-mails.ts'
import { securityMails } from './security-mails.ts'

/** Every mail the product sends, by name. */
const templates: Templates = {
  ...accountMails,
  ...securityMails,
  ...billingMails,
  ...operatorMails,
}

type StoredMail = { template: string; locale: Locale; payload: Record<string, unknown> }

/** What a stored mail says; undefined when its template is one this version does not know. */
export function findContent(
  { template, locale, payload }: StoredMail,
  names: { productName: string },
): MailContent | undefined {
  const known: Readonly<Record<string, Template<never> | undefined>> = templates
  // What stands in the outbox was put there as a Mail: its payload is its template's own.
  const words = known[template]?.(payload as never, names)
  return words && { ...contentOf(words[locale]), replyTo: words.replyTo }
}
