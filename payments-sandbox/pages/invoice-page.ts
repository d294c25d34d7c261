import { html } from 'hono/html'
import { payInvoiceWith } from '#sandbox/actions.ts'
import { totalOf } from '#sandbox/billing/money.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import { cardOf } from '#sandbox/cards.ts'
import type { InvoiceRecord, LineRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { cardForm, cardName, cardPage, type FormState, problemAlert } from './card-form.ts'
import {
  amounts,
  gone,
  type Html,
  page,
  type Speech,
  say,
  speechFor,
  table,
  type Visit,
  type Words,
} from './layout.ts'

export function invoicePage(world: World, id: string, asked: Visit): Response {
  const address = `/i/${id}`
  return cardPage(asked, {
    address,
    show: (state) => withBooks(world, (books) => show(books, id, asked, state)),
    pay: (card) => payInvoiceWith(world, id, asked.form.has('on_file') ? 'on_file' : card),
    done: () => address,
  })
}

function show(books: Books, id: string, asked: Visit, state: FormState): Response {
  const invoice = books.invoices.find(id)
  const speech = speechFor(undefined, asked.language)
  if (!invoice?.finalizedAt) return gone(speech)
  const { words } = speech
  const title = say(words.invoice.title, { number: invoice.number ?? '' })
  const issued = `${words.invoice.issued}: ${speech.longDate(invoice.finalizedAt)}`
  const content = html`<div class="panel">
<h1>${title}</h1>
<p>${badge(invoice, words)} <span class="soft">${issued}</span></p>
${lines(books, invoice, speech)}
</div>
${invoice.status === 'open' ? payment(books, invoice, speech, state) : settled(invoice, words)}`
  return page({ speech, title, content, narrow: true })
}

/** Of an invoice that has been issued. */
export function badge({ status }: InvoiceRecord, words: Words): Html {
  const kinds = { draft: '', paid: 'good-state', open: 'bad-state', void: '' }
  const said = status === 'draft' ? '' : words.invoice.status[status]
  return html`<span class="badge ${kinds[status]}">${said}</span>`
}

function lines(books: Books, invoice: InvoiceRecord, { words, money, longDate }: Speech): Html {
  const { concept, amount, total, balance, due, period } = words.invoice
  const sum = totalOf(invoice.lines)
  const carried = invoice.amountDue - sum
  const rows = invoice.lines.map((line) => {
    const { start, end } = line.period
    const when = say(period, { start: longDate(start), end: longDate(end) })
    return html`<tr><td>${lineText(books, line, words)}<br><small>${when}</small></td>
<td class="number">${money(line.amount)}</td></tr>`
  })
  return html`${table(
    concept,
    html`<thead><tr><th scope="col">${concept}</th><th scope="col" class="number">${amount}</th></tr></thead>
<tbody>${rows}</tbody>`,
  )}
${amounts([
  { label: total, value: money(sum) },
  carried !== 0 && { label: balance, value: money(carried) },
  { label: due, value: money(invoice.status === 'open' ? invoice.amountDue : 0), isSum: true },
])}`
}

function lineText(books: Books, line: LineRecord, { invoice }: Words): string {
  const { quantity } = line
  const product = productNameOf(books, books.prices.get(line.price))
  if (!line.proration) return `${quantity} × ${product}`
  return say(line.credits ? invoice.unused : invoice.remaining, { quantity, product })
}

function settled({ status }: InvoiceRecord, words: Words): Html {
  const text = status === 'paid' ? words.invoice.paidText : words.invoice.voidText
  return html`<div class="panel"><div class="good" role="status"><p>${text}</p></div><p>${words.close}</p></div>`
}

function payment(books: Books, invoice: InvoiceRecord, speech: Speech, state: FormState): Html {
  const { words, money } = speech
  const action = `/i/${invoice.id}`
  const onFile = cardOf(books, books.subscriptions.get(invoice.subscription))
  const pay = say(words.invoice.pay, { amount: money(invoice.amountDue) })
  return html`<section class="panel" aria-label="${pay}">
${problemAlert(words, state.problem)}
${
  onFile &&
  html`<form method="post" action="${action}">
<button class="button plain wide" name="on_file" value="yes">${cardName(words.invoice.onFile, onFile)}</button>
</form><hr>`
}
${cardForm(words, {
  action,
  state,
  legend: onFile && words.invoice.other,
  terms: html`<p class="soft">${words.invoice.keeps}</p>`,
  button: html`<button class="button wide">${pay}</button>`,
})}
</section>`
}
