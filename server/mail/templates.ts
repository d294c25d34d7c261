import type { Locale } from '#domain/values/locale.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import type { Lines, MailContent, Template, Templates } from './compose.ts'
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

function contentOf([subject, ...lines]: Lines) {
  const says: string[] = []
  const notes: string[] = []
  let code: string | undefined
  let action: MailContent['action']
  for (const line of lines) {
    if (typeof line === 'string') (code || action ? notes : says).push(line)
    else if (line && 'code' in line) code = line.code
    else if (line) action = { label: line.button, url: line.url }
  }
  return { subject, says, code, action, notes }
}
