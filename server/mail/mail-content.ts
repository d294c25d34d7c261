import type { Locale } from '#domain/values/locale.ts'

/** What a mail says, before it is text and HTML. */
export type MailContent = {
  subject: string
  /** Paragraphs before the button or the code. */
  says: readonly string[]
  action?: { label: string; url: string }
  code?: string
  /** Smaller paragraphs after it: how long it is good, what to do if it was not you. */
  notes?: readonly string[]
  replyTo?: string
}

/** A mail in both languages; leaving one out does not type-check. */
export type MailTemplate<Payload> = Readonly<
  Record<Locale, (payload: Payload, names: { productName: string }) => MailContent>
>
