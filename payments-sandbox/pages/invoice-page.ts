import { html } from 'hono/html'
import { payInvoiceWith } from '#sandbox/actions.ts'
import { totalOf } from '#sandbox/billing/money.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import { cardOf } from '#sandbox/cards.ts'
import type { InvoiceRecord, LineRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import {
  brandName,
  cardFields,
  type FormState,
  lead,
  problemAlert,
  problemIn,
  readCardForm,
  testCards,
} from './card-form.ts'
import { type Speech, speechFor, type Words } from './language.ts'
import { type Asked, gone, type Html, page } from './layout.ts'

export function invoicePage(world: World, token: string, asked: Asked): Response {
  if (asked.isSent) return submit(world, token, asked)
  return show(world, token, asked, { problem: problemIn(asked) })
}

function submit(world: World, token: string, asked: Asked): Response {
  const id = world.store.transact((tables) => findByToken(tables, token)?.id)
  if (id === undefined) return show(world, token, asked, { problem: null })
  const card = readCardForm(asked.form)
  const outcome = payInvoiceWith(world, id, asked.form.has('on_file') ? 'on_file' : card)
  const address = `/i/${token}`
  return lead(outcome, card, {
    page: address,
    done: () => address,
    again: (state) => show(world, token, asked, state),
  })
}

const findByToken = ({ invoices }: Pick<Books, 'invoices'>, token: string) =>
  invoices.all().find((invoice) => invoice.token === token && invoice.finalizedAt !== null)

function show(world: World, token: string, asked: Asked, state: FormState): Response {
  return withBooks(world, (books) => {
    const invoice = findByToken(books, token)
    const speech = speechFor(null, asked.language)
    if (!invoice) return gone(speech)
    const { words, longDate } = speech
    const title = words.invoice.title(invoice.number ?? '')
    const content = html`<div class="panel">
<h1>${title}</h1>
<p>${badge(invoice, words)} <span class="soft">${words.invoice.issued}: ${longDate(invoice.finalizedAt ?? invoice.created)}</span></p>
${lines(books, invoice, speech)}
</div>
${invoice.status === 'open' ? payment(books, invoice, speech, state) : settled(invoice, words)}`
    return page({ speech, title, content, narrow: true })
  })
}

export function badge(invoice: InvoiceRecord, words: Words): Html {
  const kinds = { paid: 'good-state', open: 'bad-state' } as const
  const kind = invoice.status === 'paid' || invoice.status === 'open' ? kinds[invoice.status] : ''
  return html`<span class="badge ${kind}">${words.invoice.status[invoice.status]}</span>`
}

function lines(books: Books, invoice: InvoiceRecord, speech: Speech): Html {
  const words = speech.words.invoice
  const pesos = (amount: number) => speech.money(amount, invoice.currency)
  const total = totalOf(invoice.lines)
  const carried = invoice.amountDue - total
  return html`<div class="scroll"><table>
<caption>${words.concept}</caption>
<thead><tr><th scope="col">${words.concept}</th><th scope="col" class="number">${words.amount}</th></tr></thead>
<tbody>${invoice.lines.map(
    (line) =>
      html`<tr><td>${lineText(books, line, words)}<br><small>${words.period(
        speech.longDate(line.periodStart),
        speech.longDate(line.periodEnd),
      )}</small></td><td class="number">${pesos(line.amount)}</td></tr>`,
  )}</tbody></table></div>
<dl class="money">
<div><dt>${words.total}</dt><dd>${pesos(total)}</dd></div>
${carried !== 0 && html`<div><dt>${words.balance}</dt><dd>${pesos(carried)}</dd></div>`}
<div class="sum"><dt>${words.due}</dt><dd>${pesos(invoice.status === 'open' ? invoice.amountDue : 0)}</dd></div>
</dl>`
}

function lineText(books: Books, line: LineRecord, words: Words['invoice']): string {
  const product = productNameOf(books, books.prices.get(line.price))
  if (!line.proration) return words.full(line.quantity, product)
  return line.credits
    ? words.unused(line.quantity, product)
    : words.remaining(line.quantity, product)
}

function settled(invoice: InvoiceRecord, words: Words): Html {
  const text = invoice.status === 'paid' ? words.invoice.paidText : words.invoice.voidText
  return html`<div class="panel"><div class="good" role="status"><p>${text}</p></div><p>${words.close}</p></div>`
}

function payment(books: Books, invoice: InvoiceRecord, speech: Speech, state: FormState): Html {
  const { words, money } = speech
  const onFile = cardOf(books, books.subscriptions.get(invoice.subscription))
  const amount = money(invoice.amountDue, invoice.currency)
  const action = `/i/${invoice.token}`
  const otherCard = html`<form method="post" action="${action}" novalidate>
${cardFields(words, {
  mistakes: state.mistakes,
  kept: state.kept,
  legend: onFile && words.invoice.other,
})}
<p class="soft">${words.invoice.keeps}</p>
<button class="button wide" type="submit">${words.invoice.pay(amount)}</button>
</form>
${testCards(words)}`
  return html`<section class="panel" aria-label="${words.invoice.pay(amount)}">
${problemAlert(words, state.problem)}
${
  onFile &&
  html`<form method="post" action="${action}"><button class="button plain wide" name="on_file" value="yes">${words.invoice.onFile(
    brandName(onFile.brand),
    onFile.last4,
  )}</button></form><hr>`
}
${otherCard}
</section>`
}
