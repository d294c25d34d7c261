import { html } from 'hono/html'
import { fillIn } from '#domain/messages/messages.ts'
import { formatCharge } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Payloads } from '#server/db/mails.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/**
 * Every mail the product sends, by name: its subject, then its lines. `{code}` alone stands large and `[words]` is a button to
 * `{url}`; what follows them stands smaller. After `{stays?}` a line is said where there are some, after `{!stays?}` where not.
 */
const mails: Record<Locale, Readonly<Record<keyof Payloads, readonly string[]>>> = { es, en }

type StoredMail = { template: string; locale: Locale; payload: Record<string, unknown> }

type MailContent = NonNullable<ReturnType<typeof findContent>>

/** What a stored mail says, before it is text and HTML; undefined when its template is one this version does not know. */
export function findContent(
  { template, locale, payload }: StoredMail,
  { productName }: { productName: string },
) {
  const known: Readonly<Record<string, readonly string[]>> = mails[locale]
  const [subject, ...lines] = (known[template] ?? []).flatMap((line) => linesWith(payload, line))
  if (subject === undefined) return undefined
  const values = { ...valuesOf(payload, locale), productName }
  // Paragraphs before the button or the code; smaller ones after it: how long it is good, what to do if it was not you.
  const says: string[] = []
  const notes: string[] = []
  let code: string | undefined
  let action: { label: string; url: string } | undefined
  for (const line of lines) {
    const said = fillIn(line, values)
    if (line === '{code}') code = said
    else if (line.startsWith('[')) action = { label: said.slice(1, -1), url: values.url }
    else (code || action ? notes : says).push(said)
  }
  return { subject: fillIn(subject, values), says, code, action, notes, replyTo: values.from }
}

/** The line without its condition; none where that is not so. */
function linesWith(payload: StoredMail['payload'], line: string) {
  const [condition, not, name = ''] = /^\{(!?)(\w+)\?\} /.exec(line) ?? []
  if (condition === undefined) return [line]
  const value = payload[name]
  const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value)
  return isThere === (not === '') ? [line.slice(condition.length)] : []
}

/** What stands in the outbox was put there as a Mail: its payload is its template's own. */
type AnyPayload = Partial<Payloads['renewal_ahead'] & Payloads['grace_running']> & {
  url: string
  from?: string
}

/** As they are read in a sentence. */
function valuesOf(payload: StoredMail['payload'], locale: Locale) {
  const { totalCentavos, renewsAt, endsAt, guides, stays, ...others } = payload as AnyPayload
  return {
    ...others,
    ...(totalCentavos !== undefined && { totalCentavos: formatCharge(locale, totalCentavos) }),
    ...(renewsAt && { renewsAt: day(locale, Date.parse(renewsAt)) }),
    // What ends as a day begins was good until the day before.
    ...(endsAt && {
      endsAt: day(locale, Date.parse(endsAt)),
      lastDay: day(locale, Date.parse(endsAt) - 1),
    }),
    ...(guides && { guides: guides.join(', ') }),
    ...(stays && { stays: stays.map((stay) => stayIn(locale, stay)).join('; ') }),
  }
}

const tags: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }

function day(locale: Locale, moment: number) {
  const zone = { dateStyle: 'long', timeZone: 'America/Mexico_City' } as const
  return new Intl.DateTimeFormat(tags[locale], zone).format(moment)
}

/** `Casa Limón, 20–23 de noviembre`; days of a calendar belong to no zone. */
function stayIn(locale: Locale, { guide, from, until }: NonNullable<AnyPayload['stays']>[number]) {
  const days = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const
  const format = new Intl.DateTimeFormat(tags[locale], days)
  return `${guide}, ${format.formatRange(new Date(from), new Date(until))}`
}

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

function renderText({ says, code, action, notes }: MailContent, { productName }: Letterhead) {
  const parts = [
    ...says,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${productName}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** No picture, nothing fetched, nothing counted; colours that hold in a phone's dark mode. */
function renderHtml(content: MailContent, { locale, productName }: Letterhead) {
  const { subject, says, code, action, notes } = content
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body style="margin:0;padding:0;background:#fbf7f0;color:#221b16">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:32px 24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p class="name" style="margin:0 0 24px;font-weight:600;color:#c2185b">${escapeHtml(productName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${says.map((line) => `<p style="margin:0 0 16px">${linked(line)}</p>`).join('\n')}
${code ? renderCode(code) : ''}
${action ? renderAction(action) : ''}
${notes.map((line) => `<p class="note" style="margin:0 0 12px;font-size:14px;color:#6b6058">${linked(line)}</p>`).join('\n')}
</div>
</body>
</html>
`
}

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1613 !important; color: #f4ece2 !important; }
  .name { color: #f48fb1 !important; }
  .note, .note a { color: #c9beb2 !important; }
  .code { background: #2b2420 !important; color: #f4ece2 !important; }
  .plain, .plain a { color: #c9beb2 !important; }
}`

function renderCode(code: string) {
  return `<p class="code" style="margin:0 0 24px;padding:16px;border-radius:10px;background:#f1e9dd;text-align:center;font:600 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`
}

function renderAction({ label, url }: { label: string; url: string }) {
  const href = escapeHtml(url)
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#c2185b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="plain" style="margin:0 0 24px;font-size:13px;color:#6b6058;word-break:break-all"><a href="${href}" style="color:#6b6058">${href}</a></p>`
}

function linked(line: string) {
  return escapeHtml(line)
    .replace(/https?:\/\/\S+/g, (url) => `<a href="${url}" style="color:inherit">${url}</a>`)
    .replace(/\n/g, '<br>')
}

function escapeHtml(text: string) {
  return String(html`${text}`)
}
