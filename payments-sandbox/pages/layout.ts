import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type Words = typeof es

/** A sentence with what stands in its braces filled in. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

export type Speech = ReturnType<typeof speechFor>

/**
 * How a page speaks: in the session's own locale, else in the first one of the browser that we have words for, else in
 * Spanish.
 */
export function speechFor(locale: string | undefined, accepted: string) {
  const wanted = locale && locale !== 'auto' ? [locale] : accepted.split(',')
  const spoken = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const language = spoken.find((tag) => tag === 'es' || tag === 'en') === 'en' ? 'en' : 'es'
  const words: Words = language === 'en' ? en : es
  const tag = language === 'en' ? 'en-US' : 'es-MX'
  const dates = { timeZone: 'America/Mexico_City' } as const
  const long = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'long' })
  const short = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'medium' })
  const currency = { style: 'currency', currency: 'MXN', currencyDisplay: 'narrowSymbol' } as const
  const pesos = new Intl.NumberFormat(tag, currency)
  return {
    language,
    words,
    /** `$320.00 MXN`, in both languages. */
    money: (amount: number): string => `${pesos.format(amount / 100).replace('-', '−')} MXN`,
    longDate: (at: number): string => long.format(at * 1000),
    shortDate: (at: number): string => short.format(at * 1000),
  }
}

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

const style = `
:root {
  --paper: #fbf7f0; --surface: #fffdf9; --ink: #221b16; --soft: #6b6057; --line: #e7ded2;
  --bugambilia: #c2185b; --bugambilia-deep: #a3124b; --agave: #0f5c55; --danger: #b3261e;
  --sun: #e3a12c; --shade: #f3eadd;
  color-scheme: light;
}
* { box-sizing: border-box; }
html { background: var(--paper); -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; color: var(--ink);
  font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main > .two:first-child { margin-top: 0; }
h1, h2 { font-family: ui-serif, Georgia, Cambria, serif; font-weight: 600; line-height: 1.2;
  margin: 0 0 8px; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: clamp(26px, 4vw, 34px); }
h2 { font-size: 21px; }
p { margin: 0 0 12px; max-width: 62ch; }
a { color: var(--bugambilia-deep); text-underline-offset: 3px; }
small, .soft { color: var(--soft); font-size: 15px; }
.ribbon { background: var(--ink); color: var(--paper); padding: 10px 20px; display: flex;
  gap: 12px; align-items: baseline; justify-content: center; flex-wrap: wrap; font-size: 15px; }
.ribbon b { background: var(--sun); color: var(--ink); border-radius: 6px; padding: 1px 8px;
  letter-spacing: 0.08em; font-size: 13px; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 20px 64px; }
main.narrow { max-width: 560px; }
.two { display: grid; gap: 24px; margin-top: 24px; }
.two > * { min-width: 0; }
hr { border: 0; border-top: 1px solid var(--line); margin: 24px 0; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 14px;
  padding: 24px; }
.panel + .panel { margin-top: 24px; }
.arch { display: block; width: 72px; height: 88px; margin: 0 0 20px; }
.money { display: grid; gap: 10px; margin: 20px 0; font-variant-numeric: tabular-nums; }
.money > div { display: flex; justify-content: space-between; gap: 16px; align-items: baseline; }
.money dt { color: var(--soft); }
.money dd { margin: 0; text-align: right; white-space: nowrap; }
.money .sum { border-top: 1px solid var(--line); padding-top: 12px; }
.money .sum dt { color: var(--ink); font-weight: 600; }
.money .sum dd { font-size: 26px; font-weight: 600; }
.agree { background: var(--shade); border-radius: 10px; padding: 14px 16px; margin: 0 0 16px;
  font-size: 16px; }
.agree p:last-child { margin: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { font: 600 21px/1.2 ui-serif, Georgia, Cambria, serif; padding: 0; margin-bottom: 16px; }
.field { margin-bottom: 16px; }
label { display: block; font-weight: 600; font-size: 15px; margin-bottom: 6px; }
input { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit;
  background: #fff; border: 1px solid #8a7f74; border-radius: 10px;
  font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { border-color: var(--danger); border-width: 2px; }
.hint { display: block; color: var(--soft); font-size: 14px; margin-top: 6px; }
.wrong { display: block; color: var(--danger); font-size: 15px; margin-top: 6px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px;
  padding: 12px 22px; font: 600 17px/1.2 system-ui, -apple-system, "Segoe UI", sans-serif;
  border-radius: 10px; border: 1px solid transparent; background: var(--bugambilia); color: #fff;
  cursor: pointer; text-decoration: none; text-align: center; }
.button:hover { background: var(--bugambilia-deep); }
.button.plain { background: transparent; color: var(--ink); border-color: #8a7f74; }
.button.plain:hover { background: var(--shade); }
.button.wide { width: 100%; }
.row { display: flex; gap: 12px; flex-wrap: wrap; align-items: center; margin-top: 16px; }
:focus-visible { outline: 3px solid var(--agave); outline-offset: 2px; }
.alert, .good { border: 1px solid var(--danger); border-left-width: 6px; border-radius: 10px;
  background: #fff5f4; padding: 12px 16px; margin: 0 0 20px; }
.alert p, .good p { margin: 0; }
.good { border-color: var(--agave); background: #f1f8f6; }
.badge { display: inline-block; white-space: nowrap; border-radius: 999px; padding: 2px 12px; font-size: 14px;
  font-weight: 600; background: var(--shade); }
.badge.good-state { background: #dcefe9; color: var(--agave); }
.badge.bad-state { background: #fbe4e1; color: #8c1d18; }
.back { display: inline-block; padding: 12px 0; margin-top: 8px; }
details { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 8px; }
summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; color: var(--soft);
  font-size: 15px; gap: 8px; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+"; font-size: 20px; line-height: 1; width: 1ch; }
details[open] > summary::before { content: "−"; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
caption { text-align: left; position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); }
th { text-align: left; font-weight: 600; color: var(--soft); }
th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; padding-right: 0; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
code { font: 15px/1.4 ui-monospace, Menlo, Consolas, monospace; white-space: nowrap; }
@media (min-width: 860px) {
  .two { grid-template-columns: 5fr 6fr; gap: 40px; align-items: start; }
  main { padding-top: 56px; }
  .panel { padding: 32px; }
}
@media (max-width: 480px) {
  main { padding-top: 20px; }
  .panel { padding: 20px; }
  .arch { width: 48px; height: 59px; margin-bottom: 12px; }
  .ribbon { font-size: 14px; gap: 8px; }
  th, td { padding-right: 8px; }
}
`

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
