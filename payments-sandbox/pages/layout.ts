import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Speech } from './language.ts'
import { style } from './style.ts'

/** Markup that is already safe; everything else is escaped where it is put in. */
export type Html = ReturnType<typeof html>

/** A page that was asked for, or a form that was sent to it. */
export type Visit = {
  isSent: boolean
  query: URLSearchParams
  form: URLSearchParams
  language: string
}

type Page = {
  speech: Speech
  title: string
  content: Html
  status?: number
  narrow?: boolean
}

const styleHash = createHash('sha256').update(style).digest('base64')

/** A whole page: no script, nothing from anywhere else, the sandbox mark always on top. */
export function page({ speech, title, content, status = 200, narrow = false }: Page): Response {
  const { language, words } = speech
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · SANDBOX</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<header class="ribbon"><b>SANDBOX</b> <span>${words.ribbon}</span></header>
<main class="${narrow ? 'narrow' : 'wide'}">${content}</main>
</body>
</html>`
  // No part of a page is a promise: it is text at once.
  return new Response(String(document), { status, headers })
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** A shaded arch with light at its end. */
export const arch = html`<svg class="arch" viewBox="0 0 72 88" aria-hidden="true" focusable="false">
<path d="M4 88V36a32 32 0 0 1 64 0v52z" fill="#c2185b"/>
<path d="M16 88V38a20 20 0 0 1 40 0v50z" fill="#8f1245"/>
<path d="M26 88V42a10 10 0 0 1 20 0v46z" fill="#fbe7c4"/>
<path d="M26 88 14 88 26 74zM46 88h12L46 74z" fill="#e3a12c" opacity=".55"/>
</svg>`

type Message = { speech: Speech; title: string; text: string; more?: Html; status?: number }

/** One thing to say, and perhaps what can be done about it. */
export function message({ speech, title, text, more, status = 200 }: Message): Response {
  const content = html`<div class="panel">
${arch}
<h1>${title}</h1>
<p>${text}</p>
${more}
</div>`
  return page({ speech, title, content, status, narrow: true })
}

/** The way on from a message, where there is one. */
export const wayOn = (href: string | undefined, label: string): Html =>
  href ? html`<p class="row"><a class="button" href="${href}">${label}</a></p>` : html``

export function gone(speech: Speech): Response {
  const { words } = speech
  return message({ speech, title: words.gone, text: words.goneText, status: 404 })
}

type Amount = { label: string | Html; value: string | Html; isSum?: boolean }

/** What adds up to a sum; an amount that there is not is left out. */
export const amounts = (rows: (Amount | false)[]): Html =>
  html`<dl class="money">${rows.map(
    (row) =>
      row &&
      html`<div class="${row.isSum && 'sum'}"><dt>${row.label}</dt><dd>${row.value}</dd></div>`,
  )}</dl>`

/** The caption is for who cannot see the heading above it. */
export const table = (caption: string, rows: Html): Html =>
  html`<div class="scroll"><table><caption>${caption}</caption>${rows}</table></div>`
