import type { Locale } from '#domain/values/locale.ts'
import type { Payloads } from '#server/db/mails.ts'

/** A mail as it is read: its subject, what it says, its code or button, and what stands smaller below that. */
export type Lines = [subject: string, ...Line[]]
type Line = string | false | undefined | { code: string } | { button: string; url: string }

/** In both languages; leaving one out does not type-check. */
type Words = Record<Locale, Lines> & { replyTo?: string }

export type Template<Payload> = (payload: Payload, names: { productName: string }) => Words

export type Templates = { [Name in keyof Payloads]: Template<Payloads[Name]> }

export type MailContent = ReturnType<typeof contentOf> & { replyTo: string | undefined }

/** What a mail says: paragraphs, its code or button, and smaller notes after it: how long it is good, what to do if it was not you. */
export function contentOf([subject, ...lines]: Lines) {
  const says: string[] = []
  const notes: string[] = []
  let code: string | undefined
  let action: { label: string; url: string } | undefined
  for (const line of lines) {
    if (typeof line === 'string') (code || action ? notes : says).push(line)
    else if (line && 'code' in line) code = line.code
    else if (line) action = { label: line.button, url: line.url }
  }
  return { subject, says, code, action, notes }
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
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (char) => names[char] ?? char)
}
