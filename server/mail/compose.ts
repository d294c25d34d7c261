import type { Locale } from '#domain/values/locale.ts'
import type { MailContent } from './mail-content.ts'
import { renderHtml } from './render-html.ts'

export type ComposedMail = { subject: string; text: string; html: string; links: string[] }

type Letterhead = { locale: Locale; productName: string }

/** A mail as a reader gets it: plain text and HTML with the same words. */
export function composeMail(content: MailContent, letterhead: Letterhead): ComposedMail {
  const text = renderText(content, letterhead)
  return {
    subject: content.subject.replace(/\s+/g, ' '),
    text,
    html: renderHtml(content, letterhead),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

function renderText({ says, code, action, notes = [] }: MailContent, { productName }: Letterhead) {
  const parts = [
    ...says,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${productName}`,
  ]
  return `${parts.join('\n\n')}\n`
}
