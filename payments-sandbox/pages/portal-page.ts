import { html } from 'hono/html'
import { cancelInPortal, changeCardOf, keepInPortal } from '#sandbox/actions.ts'
import { amountFor, totalOf } from '#sandbox/billing/money.ts'
import { isLive, nextInvoice } from '#sandbox/billing/subscriptions.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import { type CardOwner, cardOf } from '#sandbox/cards.ts'
import type { PortalSessionRecord, SubscriptionRecord } from '#sandbox/records.ts'
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
import { badge } from './invoice-page.ts'
import { type Speech, speechFor, type Words } from './language.ts'
import { type Asked, gone, type Html, message, page, redirect } from './layout.ts'

type PortalState = FormState & { done?: string | undefined }

/** `/p/session/{token}` and the forms below it. */
export function portalPage(world: World, token: string, step: string, asked: Asked): Response {
  const { portal, isOver, subscription } = withBooks(world, (books) => findPortal(books, token))
  const speech = speechFor(portal?.locale, asked.language)
  if (!portal) return gone(speech)
  if (isOver) return expiredPage(portal, speech)
  if (asked.isSent && step === 'card') return submitCard(world, portal, asked.form, speech)
  const home = `/p/session/${token}`
  if (asked.isSent && subscription && step === 'cancel') {
    cancelInPortal(world, subscription.id)
    return redirect(`${home}?done=cancel`)
  }
  if (asked.isSent) {
    if (step === 'keep' && subscription) keepInPortal(world, subscription.id)
    return redirect(home)
  }
  if (step === 'cancel' && subscription?.cancelAt === null) {
    return cancelView(portal, subscription, speech)
  }
  const done = asked.query.get('done') ?? undefined
  return show(world, portal, speech, { problem: problemIn(asked), done })
}

function findPortal(books: Books, token: string) {
  const portal = books.portalSessions.all().find((session) => session.token === token)
  if (!portal) return {}
  const isOver = books.at >= portal.expiresAt || books.customers.get(portal.customer).deleted
  return { portal, isOver, subscription: currentSubscription(books, portal) }
}

function expiredPage({ returnUrl }: PortalSessionRecord, speech: Speech): Response {
  const words = speech.words.portal
  return message({
    speech,
    title: words.expired,
    text: words.expiredText,
    link: returnUrl ? { href: returnUrl, label: words.back } : undefined,
  })
}

function submitCard(
  world: World,
  portal: PortalSessionRecord,
  form: URLSearchParams,
  speech: Speech,
): Response {
  const card = readCardForm(form)
  const address = `/p/session/${portal.token}`
  return lead(changeCardOf(world, portal.customer, card, portal.id), card, {
    page: address,
    done: () => `${address}?done=card`,
    again: (state) => show(world, portal, speech, state),
  })
}

/** The one that the page is about: the newest that still lives. */
function currentSubscription(
  books: Books,
  portal: PortalSessionRecord,
): SubscriptionRecord | undefined {
  return books.subscriptions
    .all()
    .findLast((row) => row.customer === portal.customer && isLive(row))
}

function show(
  world: World,
  portal: PortalSessionRecord,
  speech: Speech,
  state: PortalState,
): Response {
  return withBooks(world, (books) => {
    const subscription = currentSubscription(books, portal)
    const { words } = speech
    const content = html`<h1>${words.portal.title}</h1>
${problemAlert(words, state.problem)}
${
  state.done === 'card' &&
  html`<div class="good" role="status"><p>${words.portal.cardSaved}</p></div>`
}
<div class="two"><div>
<section class="panel" aria-labelledby="plan"><h2 id="plan">${words.portal.plan}</h2>
${plan(books, portal, subscription, speech)}</section>
<section class="panel" aria-labelledby="method"><h2 id="method">${words.portal.method}</h2>
${method(books, portal, subscription ?? portal, words, state)}</section>
</div>
<section class="panel" aria-labelledby="invoices"><h2 id="invoices">${words.portal.invoices}</h2>
${invoices(books, portal, speech)}</section>
</div>
${portal.returnUrl && html`<p class="row"><a class="back" href="${portal.returnUrl}">← ${words.portal.back}</a></p>`}`
    return page({ speech, title: words.portal.title, content })
  })
}

function plan(
  books: Books,
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord | undefined,
  speech: Speech,
): Html {
  const words = speech.words.portal
  if (!subscription) return html`<p>${words.none}</p>`
  const { item, status } = subscription
  const price = books.prices.get(item.price)
  const pesos = (amount: number) => speech.money(amount, price.currency)
  const kind = status === 'active' ? 'good-state' : 'bad-state'
  const action = `/p/session/${portal.token}`
  return html`<p><b>${item.quantity} × ${productNameOf(books, price)}</b><br>
${words.each(pesos(amountFor(price, item.quantity)))}</p>
<p><span class="badge ${kind}">${words.status[status]}</span></p>
${owed(books, subscription, speech)}
${
  subscription.cancelAt === null
    ? html`<p>${words.next(
        pesos(totalOf(nextInvoice(books, subscription.id).lines)),
        speech.longDate(item.periodEnd),
      )}</p>
<p class="row"><a class="button plain" href="${action}/cancel">${words.cancel}</a></p>`
    : html`<p>${words.ends(speech.longDate(subscription.cancelAt))}</p>
<form method="post" action="${action}/keep" class="row"><button class="button">${words.doNotCancel}</button></form>`
}`
}

/** What is in the way, and the way out. */
function owed(books: Books, { id, status }: SubscriptionRecord, speech: Speech): Html | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  const invoice = books.invoices
    .all()
    .findLast((candidate) => candidate.subscription === id && candidate.status === 'open')
  if (!invoice) return null
  const amount = speech.money(invoice.amountDue, invoice.currency)
  const label = speech.words.invoice.pay(amount)
  return html`<p class="row"><a class="button" href="/i/${invoice.token}">${label}</a></p>`
}

function method(
  books: Books,
  portal: PortalSessionRecord,
  owner: CardOwner,
  words: Words,
  state: PortalState,
): Html {
  const card = cardOf(books, owner)
  const open = state.problem !== null
  return html`<p>${
    card
      ? html`${words.portal.ending(brandName(card.brand), card.last4)}<br><small>${words.portal.expires(
          String(card.expMonth).padStart(2, '0'),
          card.expYear,
        )}</small>`
      : words.portal.noMethod
  }</p>
<details ${open && html`open`}><summary>${words.portal.changeCard}</summary>
<form method="post" action="/p/session/${portal.token}/card" novalidate>
${cardFields(words, state)}
<button class="button" type="submit">${words.portal.saveCard}</button>
</form>
${testCards(words)}
</details>`
}

function invoices(books: Books, portal: PortalSessionRecord, speech: Speech): Html {
  const { words, money, shortDate } = speech
  const rows = books.invoices
    .all()
    .filter(({ customer, finalizedAt }) => customer === portal.customer && finalizedAt !== null)
    .reverse()
  if (rows.length === 0) return html`<p>${words.portal.noInvoices}</p>`
  return html`<div class="scroll"><table>
<caption>${words.portal.invoices}</caption>
<thead><tr><th scope="col">${words.portal.date}</th><th scope="col">${words.portal.state}</th>
<th scope="col" class="number">${words.invoice.amount}</th></tr></thead>
<tbody>${rows.map(
    (
      invoice,
    ) => html`<tr><td><a href="/i/${invoice.token}">${shortDate(invoice.finalizedAt ?? invoice.created)}</a><br><small>${invoice.number}</small></td>
<td>${badge(invoice, words)}</td>
<td class="number">${money(totalOf(invoice.lines), invoice.currency)}</td></tr>`,
  )}</tbody></table></div>`
}

function cancelView(
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord,
  speech: Speech,
): Response {
  const words = speech.words.portal
  const action = `/p/session/${portal.token}`
  const text =
    subscription.status === 'unpaid'
      ? words.cancelNowText
      : words.cancelText(speech.longDate(subscription.item.periodEnd))
  const content = html`<div class="panel">
<h1>${words.cancelTitle}</h1>
<p>${text}</p>
<form method="post" action="${action}/cancel" class="row">
<button class="button">${words.confirmCancel}</button>
<a class="button plain" href="${action}">${words.keep}</a>
</form>
</div>`
  return page({ speech, title: words.cancelTitle, content, narrow: true })
}
