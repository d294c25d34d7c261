import { html } from 'hono/html'
import { cancelInPortal, changeCardOf, keepInPortal } from '#sandbox/actions.ts'
import { invoicesOf } from '#sandbox/billing/invoices.ts'
import { amountFor, totalOf } from '#sandbox/billing/money.ts'
import { isLive, nextInvoice } from '#sandbox/billing/subscriptions.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import { cardOf } from '#sandbox/cards.ts'
import type { PortalSessionRecord, SubscriptionRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { cardForm, cardName, cardPage, type FormState, problemAlert } from './card-form.ts'
import {
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
  wayOn,
} from './layout.ts'
import { badge } from './paying-pages.ts'

/** `/p/session/{id}` and the forms below it. */
export function portalPage(world: World, id: string, step: string, asked: Visit): Response {
  const { portal, isOver, subscription } = withBooks(world, (books) => {
    const portal = books.portalSessions.find(id)
    if (!portal) return {}
    const isOver = books.at >= portal.expiresAt || books.customers.get(portal.customer).isGone
    return { portal, isOver, subscription: currentSubscription(books, portal) }
  })
  const speech = speechFor(portal?.locale, asked.language)
  if (!portal) return gone(speech)
  const words = speech.words.portal
  const address = `/p/session/${id}`
  if (isOver) {
    const more = wayOn(portal.returnUrl, words.back)
    return message({ speech, title: words.expired, text: words.expiredText, more })
  }
  if (asked.isSent && step !== 'card') {
    if (subscription && step === 'cancel') cancelInPortal(world, subscription.id)
    if (subscription && step === 'keep') keepInPortal(world, subscription.id)
    return redirect(address)
  }
  if (step === 'cancel' && subscription && !subscription.cancelAt) {
    return cancelView(address, subscription, speech)
  }
  return cardPage(asked, {
    address,
    show: (state) => {
      const isSaved = asked.query.get('done') === 'card'
      return withBooks(world, (books) => show(books, portal, speech, { ...state, isSaved }))
    },
    pay: (card) => changeCardOf(world, portal.customer, card, id),
    done: () => `${address}?done=card`,
  })
}

/** The one that the page is about: the newest that still lives. */
function currentSubscription(books: Books, portal: PortalSessionRecord) {
  return books.subscriptions
    .all()
    .findLast((row) => row.customer === portal.customer && isLive(row))
}

function show(
  books: Books,
  portal: PortalSessionRecord,
  speech: Speech,
  state: FormState & { isSaved: boolean },
): Response {
  const { words } = speech
  const { title, back, cardSaved, ...headings } = words.portal
  const subscription = currentSubscription(books, portal)
  const address = `/p/session/${portal.id}`
  const card = cardOf(books, subscription ?? portal)
  const content = html`<h1>${title}</h1>
${problemAlert(words, state.problem)}
${state.isSaved && html`<div class="good" role="status"><p>${cardSaved}</p></div>`}
<div class="two"><div>
<section class="panel" aria-labelledby="plan"><h2 id="plan">${headings.plan}</h2>
${subscription ? plan(books, address, subscription, speech) : html`<p>${headings.none}</p>`}</section>
<section class="panel" aria-labelledby="method"><h2 id="method">${headings.method}</h2>
<p>${
    card
      ? html`${cardName(headings.ending, card)}<br><small>${say(headings.expires, {
          month: String(card.expMonth).padStart(2, '0'),
          year: card.expYear,
        })}</small>`
      : headings.noMethod
  }</p>
<details ${state.problem && html`open`}><summary>${headings.changeCard}</summary>
${cardForm(words, {
  action: `${address}/card`,
  state,
  button: html`<button class="button">${headings.saveCard}</button>`,
})}
</details></section>
</div>
<section class="panel" aria-labelledby="invoices"><h2 id="invoices">${headings.invoices}</h2>
${invoices(books, portal, speech)}</section>
</div>
${portal.returnUrl && html`<p class="row"><a class="back" href="${portal.returnUrl}">← ${back}</a></p>`}`
  return page({ speech, title, content })
}

function plan(
  books: Books,
  address: string,
  subscription: SubscriptionRecord,
  { words, money, longDate }: Speech,
): Html {
  const { item, status, cancelAt } = subscription
  const price = books.prices.get(item.price)
  const said: Partial<Record<typeof status, string>> = words.portal.status
  const total = money(amountFor(price, item.quantity))
  const next = {
    amount: money(totalOf(nextInvoice(books, subscription.id).lines)),
    date: longDate(item.currentPeriodEnd),
  }
  const isOwing = status === 'past_due' || status === 'unpaid'
  const owed = invoicesOf(books, subscription.id).findLast((invoice) => invoice.status === 'open')
  return html`<p><b>${item.quantity} × ${productNameOf(books, price)}</b><br>
${say(words.portal.each, { total })}</p>
<p><span class="badge ${status === 'active' ? 'good-state' : 'bad-state'}">${said[status]}</span></p>
${isOwing && owed && wayOn(`/i/${owed.id}`, say(words.invoice.pay, { amount: money(owed.amountDue) }))}
${
  cancelAt
    ? html`<p>${say(words.portal.ends, { date: longDate(cancelAt) })}</p>
<form method="post" action="${address}/keep" class="row"><button class="button">${words.portal.doNotCancel}</button></form>`
    : html`<p>${say(words.portal.next, next)}</p>
<p class="row"><a class="button plain" href="${address}/cancel">${words.portal.cancel}</a></p>`
}`
}

function invoices(books: Books, portal: PortalSessionRecord, speech: Speech): Html {
  const { words, money, shortDate } = speech
  const issued = books.invoices
    .all()
    .filter(({ customer, finalizedAt }) => customer === portal.customer && finalizedAt)
    .reverse()
  if (issued.length === 0) return html`<p>${words.portal.noInvoices}</p>`
  const rows = issued.map((invoice) => {
    const date = shortDate(invoice.finalizedAt ?? invoice.created)
    return html`<tr><td><a href="/i/${invoice.id}">${date}</a><br><small>${invoice.number}</small></td>
<td>${badge(invoice, words)}</td>
<td class="number">${money(totalOf(invoice.lines))}</td></tr>`
  })
  return table(
    words.portal.invoices,
    html`<thead><tr><th scope="col">${words.portal.date}</th><th scope="col">${words.portal.state}</th>
<th scope="col" class="number">${words.invoice.amount}</th></tr></thead>
<tbody>${rows}</tbody>`,
  )
}

function cancelView(address: string, subscription: SubscriptionRecord, speech: Speech): Response {
  const words = speech.words.portal
  const date = speech.longDate(subscription.item.currentPeriodEnd)
  const text =
    subscription.status === 'unpaid' ? words.cancelNowText : say(words.cancelText, { date })
  const more = html`<form method="post" action="${address}/cancel" class="row">
<button class="button">${words.confirmCancel}</button>
<a class="button plain" href="${address}">${words.keep}</a>
</form>`
  return message({ speech, title: words.cancelTitle, text, more })
}
