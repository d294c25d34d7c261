import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { chooseLocale } from '#domain/values/locale.ts'
import type { Resources } from '#server/resources.ts'
import { composeMail, findContent } from './compose.ts'
import { listMails } from './outbox.ts'

type MailboxParts = Pick<Resources, 'db' | 'config' | 'auth'>

const mostShown = 200

/** A laptop's own mailbox; asked for under any other name than ours it does not exist. */
export function createMailboxRoutes(parts: MailboxParts) {
  const routes = new Hono()

  routes.use('/dev/mailbox*', async (c, next) => {
    if (!parts.auth.isTrustedOrigin(new URL(c.req.url).origin)) return c.notFound()
    c.header('Cache-Control', 'no-store')
    return next()
  })

  routes.get('/dev/mailbox.json', async (c) => {
    const mails = await readMails(parts)
    return c.json(
      mails.map(({ to, subject, text, html, links }) => ({ to, subject, text, html, links })),
    )
  })

  routes.get('/dev/mailbox', async (c) => {
    const locale = chooseLocale({
      asked: c.req.query('lang'),
      accepted: c.req.header('accept-language'),
    })
    const mails = await readMails(parts)
    return c.html(renderMailbox({ mails, locale, productName: parts.config.productName }))
  })

  return routes
}

type ShownMail = Awaited<ReturnType<typeof readMails>>[number]

async function readMails({ db, config: { productName } }: MailboxParts) {
  const rows = await listMails(db, mostShown)
  return rows.flatMap((row) => {
    const content = findContent(row, { productName })
    if (!content) return []
    const composed = composeMail(content, { locale: row.locale, productName })
    return [{ to: row.to, at: row.createdAt, ...composed }]
  })
}

type Shown = { mails: ShownMail[]; locale: 'es' | 'en'; productName: string }

function renderMailbox({ mails, locale, productName }: Shown) {
  const copy = mailboxCopy[locale]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title} · ${productName}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${copy.title}</h1>
<p>${copy.explained}</p>
${mails.length === 0 ? html`<p>${copy.empty}</p>` : mails.map((mail, at) => renderMail(mail, { locale, isOpen: at === 0 }))}
</main>
</body>
</html>`
}

function renderMail(mail: ShownMail, { locale, isOpen }: { locale: 'es' | 'en'; isOpen: boolean }) {
  const copy = mailboxCopy[locale]
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(mail.at)
  return html`<details ${isOpen ? raw('open') : ''}>
<summary><strong>${mail.subject}</strong> <span>${mail.to} · ${time}</span></summary>
<ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
<iframe title="${copy.asRead(mail.subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${mail.html.replace('<head>', '<head><base target="_top">')}"></iframe>
<details><summary>${copy.asText}</summary><pre>${mail.text}</pre></details>
</details>`
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fbf7f0; color: #221b16; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
details { border: 1px solid #e7ded2; border-radius: 14px; padding: 12px 16px; margin: 0 0 12px; background: #fff; }
summary { cursor: pointer; min-height: 44px; align-content: center; overflow-wrap: anywhere; }
summary span { display: block; font-size: 14px; color: #6b6058; }
iframe { width: 100%; height: 460px; border: 0; border-radius: 10px; background: #fbf7f0; }
a { color: #c2185b; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1613; color: #f4ece2; }
  details { background: #241e1a; border-color: #3a312b; }
  summary span { color: #c9beb2; }
  a { color: #f48fb1; }
}`

const mailboxCopy = {
  es: {
    title: 'Buzón de esta computadora',
    explained:
      'Aquí llegan los correos mientras no haya un servidor de correo (SMTP_URL). Nada sale a internet.',
    empty: 'Todavía no hay correos.',
    asRead: (subject: string) => `El correo «${subject}» como se lee`,
    asText: 'Ver solo el texto',
  },
  en: {
    title: 'This computer’s mailbox',
    explained: 'Mails come here as long as there is no mail server (SMTP_URL). Nothing goes out.',
    empty: 'No mails yet.',
    asRead: (subject: string) => `The mail “${subject}” as it is read`,
    asText: 'See the text only',
  },
}
