import { html } from 'hono/html'
import { answerChallenge, payCheckoutWith, payInvoiceWith } from '#sandbox/actions.ts'
import { amountFor, chargeFor, nextBoundary, totalOf } from '#sandbox/billing/money.ts'
import { isPayable } from '#sandbox/billing/subscriptions.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import { cardOf } from '#sandbox/cards.ts'
import type { InvoiceRecord, LineRecord, Purpose, SessionRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { cardForm, cardName, cardPage, type FormState, problemAlert } from './card-form.ts'
import {
  amounts,
  arch,
  gone,
  type Html,
  message,
  page,
  redirect,
  type Speech,
  say,
  speechFor,
  table,
  type Visit,
  type Words,
  wayOn,
} from './layout.ts'

const successUrl = (session: SessionRecord): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

export function checkoutPage(world: World, id: string, asked: Visit): Response {
  const address = `/c/pay/${id}`
  return cardPage(asked, {
    address,
    show: (state) => withBooks(world, (books) => showCheckout(books, id, asked, state)),
    pay: (card) => payCheckoutWith(world, id, card),
    done() {
      const session = withBooks(world, ({ sessions }) => sessions.find(id))
      return session?.status === 'complete' ? successUrl(session) : address
    },
  })
}

function showCheckout(books: Books, id: string, asked: Visit, state: FormState): Response {
  const session = books.sessions.find(id)
  const speech = speechFor(session?.locale, asked.language)
  if (!session) return gone(speech)
  if (isPayable(books, id)) return openPage(books, session, speech, state)
  const words = speech.words.checkout
  if (session.status === 'complete') {
    const more = wayOn(successUrl(session), words.toMerchant)
    return message({ speech, title: words.paid, text: words.paidText, more })
  }
  const more = wayOn(session.cancelUrl, speech.words.portal.back)
  return message({ speech, title: words.expired, text: words.expiredText, more })
}

function openPage(books: Books, session: SessionRecord, speech: Speech, state: FormState) {
  const { words, money } = speech
  const { checkout } = words
  const { cancelUrl, quantity, submitText } = session
  const price = books.prices.get(session.price)
  const product = productNameOf(books, price)
  const amount = amountFor(price, quantity)
  const total = money(amount)
  const { balance } = books.customers.get(session.customer)
  const today = money(chargeFor(amount, balance).amountDue)
  const charge = say(checkout.charge, { total })
  const next = speech.longDate(nextBoundary(books.at, books.at))
  const title = say(checkout.title, { product })
  const unit = say(checkout.unit, { price: money(amount / quantity) })
  const content = html`<div class="two">
<section aria-labelledby="what">${arch}
<h1 id="what">${title}</h1>
${amounts([
  { label: html`${quantity} × ${product}<br><small>${unit}</small>`, value: total },
  { label: checkout.total, value: total, isSum: true },
  balance !== 0 && { label: checkout.balance, value: money(balance) },
  { label: checkout.today, value: html`<b>${today}</b>` },
])}
${cancelUrl && html`<a class="back" href="${cancelUrl}">← ${words.back}</a>`}</section>
<section class="panel" aria-label="${words.card.legend}">
${problemAlert(words, state.problem)}
${cardForm(words, {
  action: `/c/pay/${session.id}`,
  state,
  terms: html`<div class="agree">
<p>${say(checkout.agreement, { charge, next })}</p>
<p>${checkout.cancel}</p>
</div>
${submitText && html`<p class="soft">${submitText}</p>`}`,
  button: html`<button class="button wide">${say(checkout.pay, { amount: today })}</button>`,
})}
</section>
</div>`
  return page({ speech, title, content })
}

/** The bank's question, wherever a card was typed. */
export function challengePage(world: World, id: string, asked: Visit): Response {
  const outcome = asked.isSent && answerChallenge(world, id, asked.form.get('answer') === 'confirm')
  return withBooks(world, (books) => {
    const challenge = books.challenges.find(id)
    if (!challenge) return gone(speechFor(undefined, asked.language))
    const { purpose } = challenge
    if (outcome) return redirect(wayBack(books, purpose, outcome.kind !== 'declined'))
    const speech = speechFor(localeOf(books, purpose), asked.language)
    const words = speech.words.challenge
    if (challenge.isAnswered) {
      return message({ speech, title: words.over, text: speech.words.close })
    }
    const text =
      'customer' in purpose
        ? words.cardText
        : say(words.text, { amount: speech.money(books.invoices.get(purpose.invoice).amountDue) })
    const more = html`<form method="post" action="/3ds/${id}" class="row">
<button class="button" name="answer" value="confirm">${words.confirm}</button>
<button class="button plain" name="answer" value="refuse">${words.refuse}</button>
</form>`
    return message({ speech, title: words.title, text, more })
  })
}

function wayBack(books: Books, purpose: Purpose, went: boolean): string {
  const problem = went ? '' : '?problem=authentication'
  if ('customer' in purpose) {
    const { portalSession } = purpose
    return portalSession ? `/p/session/${portalSession}${went ? '?done=card' : problem}` : '/'
  }
  if (!purpose.session) return `/i/${purpose.invoice}${problem}`
  const session = books.sessions.get(purpose.session)
  return session.status === 'complete' ? successUrl(session) : `/c/pay/${session.id}${problem}`
}

function localeOf({ portalSessions, sessions }: Books, purpose: Purpose): string | undefined {
  return 'customer' in purpose
    ? portalSessions.find(purpose.portalSession ?? '')?.locale
    : sessions.find(purpose.session ?? '')?.locale
}

export function invoicePage(world: World, id: string, asked: Visit): Response {
  const address = `/i/${id}`
  return cardPage(asked, {
    address,
    show: (state) => withBooks(world, (books) => showInvoice(books, id, asked, state)),
    pay: (card) => payInvoiceWith(world, id, asked.form.has('on_file') ? 'on_file' : card),
    done: () => address,
  })
}

function showInvoice(books: Books, id: string, asked: Visit, state: FormState): Response {
  const invoice = books.invoices.find(id)
  const speech = speechFor(undefined, asked.language)
  if (!invoice?.finalizedAt) return gone(speech)
  const { words } = speech
  const title = say(words.invoice.title, { number: invoice.number ?? '' })
  const settled = invoice.status === 'paid' ? words.invoice.paidText : words.invoice.voidText
  const issued = `${words.invoice.issued}: ${speech.longDate(invoice.finalizedAt)}`
  const content = html`<div class="panel">
<h1>${title}</h1>
<p>${badge(invoice, words)} <span class="soft">${issued}</span></p>
${lines(books, invoice, speech)}
</div>
${
  invoice.status === 'open'
    ? payment(books, invoice, speech, state)
    : html`<div class="panel"><div class="good" role="status"><p>${settled}</p></div><p>${words.close}</p></div>`
}`
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
