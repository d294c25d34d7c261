import { html } from 'hono/html'
import { cancelInPortal, changeCardOf, keepInPortal } from '#sandbox/actions.ts'
import { amountFor, totalOf } from '#sandbox/billing/money.ts'
import { isLive, nextInvoice } from '#sandbox/billing/subscriptions.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
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
import { type Language, languageFrom, longDate, money, shortDate, wordsIn } from './language.ts'
import { type Asked, gone, type Html, message, page, redirect } from './layout.ts'

type Step = 'home' | 'card' | 'cancel' | 'keep'
type PortalState = FormState & { done?: string | undefined }

/** `/p/session/{token}` and the forms below it. */
export function portalPage(world: World, token: string, step: string, asked: Asked): Response {
  return withPortal(world, token, asked, (portal) => {
    const wanted = step === '' ? 'home' : (step as Step)
    if (asked.isSent) return submit(world, portal, wanted, asked)
    return withBooks(world, (books) => {
      const language = languageFrom(portal.locale, asked.language)
      const subscription = currentSubscription(books, portal)
      if (wanted === 'cancel' && subscription?.cancelAt === null) {
        return cancelView(portal, subscription, language)
      }
      const state = { problem: problemIn(asked), done: asked.query.get('done') ?? undefined }
      return portalView(books, portal, subscription, language, state)
    })
  })
}

function withPortal(
  world: World,
  token: string,
  asked: Asked,
  work: (portal: PortalSessionRecord) => Response,
): Response {
  const found = withBooks(world, (books) => {
    const portal = books.portalSessions.all().find((session) => session.token === token)
    const expired = portal && withinTime(books, portal) ? null : portal
    return { portal, expired, language: languageFrom(portal?.locale, asked.language) }
  })
  if (!found.portal) return gone(found.language)
  if (!found.expired) return work(found.portal)
  const words = wordsIn(found.language).portal
  return message({
    language: found.language,
    title: words.expired,
    text: words.expiredText,
    link: found.portal.returnUrl ? { href: found.portal.returnUrl, label: words.back } : undefined,
  })
}

function withinTime(books: Books, portal: PortalSessionRecord): boolean {
  return books.at < portal.expiresAt && !books.customers.get(portal.customer).deleted
}

function submit(world: World, portal: PortalSessionRecord, step: Step, asked: Asked): Response {
  const home = `/p/session/${portal.token}`
  if (step === 'card') return submitCard(world, portal, asked)
  const subscription = withBooks(world, (books) => currentSubscription(books, portal))
  if (step === 'cancel' && subscription) {
    cancelInPortal(world, subscription.id)
    return redirect(`${home}?done=cancel`)
  }
  if (step === 'keep' && subscription) keepInPortal(world, subscription.id)
  return redirect(home)
}

function submitCard(world: World, portal: PortalSessionRecord, asked: Asked): Response {
  const card = readCardForm(asked.form)
  const language = languageFrom(portal.locale, asked.language)
  const address = `/p/session/${portal.token}`
  return lead(changeCardOf(world, portal.customer, card, portal.id), card, {
    page: address,
    done: () => `${address}?done=card`,
    again: (state) =>
      withBooks(world, (books) =>
        portalView(books, portal, currentSubscription(books, portal), language, state),
      ),
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

function portalView(
  books: Books,
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord | undefined,
  language: Language,
  state: PortalState,
): Response {
  const words = wordsIn(language)
  const content = html`<h1>${words.portal.title}</h1>
${problemAlert(words, state.problem)}
${
  state.done === 'card' &&
  html`<div class="good" role="status"><p>${words.portal.cardSaved}</p></div>`
}
<div class="two"><div>
<section class="panel" aria-labelledby="plan"><h2 id="plan">${words.portal.plan}</h2>
${plan(books, portal, subscription, language)}</section>
<section class="panel" aria-labelledby="method"><h2 id="method">${words.portal.method}</h2>
${method(books, portal, subscription, language, state)}</section>
</div>
<section class="panel" aria-labelledby="invoices"><h2 id="invoices">${words.portal.invoices}</h2>
${invoices(books, portal, language)}</section>
</div>
${portal.returnUrl && html`<p class="row"><a class="back" href="${portal.returnUrl}">← ${words.portal.back}</a></p>`}`
  return page({ language, title: words.portal.title, content })
}

function plan(
  books: Books,
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord | undefined,
  language: Language,
): Html {
  const words = wordsIn(language).portal
  if (!subscription) return html`<p>${words.none}</p>`
  const { item, status } = subscription
  const price = books.prices.get(item.price)
  const pesos = (amount: number) => money(amount, price.currency, language)
  const kind = status === 'active' ? 'good-state' : 'bad-state'
  const action = `/p/session/${portal.token}`
  return html`<p><b>${item.quantity} × ${productNameOf(books, price)}</b><br>
${words.each(pesos(amountFor(price, item.quantity)))}</p>
<p><span class="badge ${kind}">${words.status[status]}</span></p>
${owed(books, subscription, language)}
${
  subscription.cancelAt === null
    ? html`<p>${words.next(
        pesos(totalOf(nextInvoice(books, subscription.id).lines)),
        longDate(item.periodEnd, language),
      )}</p>
<p class="row"><a class="button plain" href="${action}/cancel">${words.cancel}</a></p>`
    : html`<p>${words.ends(longDate(subscription.cancelAt, language))}</p>
<form method="post" action="${action}/keep" class="row"><button class="button">${words.doNotCancel}</button></form>`
}`
}

/** What is in the way, and the way out. */
function owed(books: Books, { id, status }: SubscriptionRecord, language: Language): Html | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  const invoice = books.invoices
    .all()
    .findLast((candidate) => candidate.subscription === id && candidate.status === 'open')
  if (!invoice) return null
  const amount = money(invoice.amountDue, invoice.currency, language)
  return html`<p class="row"><a class="button" href="/i/${invoice.token}">${wordsIn(
    language,
  ).invoice.pay(amount)}</a></p>`
}

function method(
  books: Books,
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord | undefined,
  language: Language,
  state: PortalState,
): Html {
  const words = wordsIn(language)
  const customer = books.customers.get(portal.customer)
  const id = subscription?.defaultPaymentMethod ?? customer.defaultPaymentMethod
  const card = id ? books.paymentMethods.find(id) : undefined
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

function invoices(books: Books, portal: PortalSessionRecord, language: Language): Html {
  const words = wordsIn(language)
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
    (invoice) => html`<tr><td><a href="/i/${invoice.token}">${shortDate(
      invoice.finalizedAt ?? invoice.created,
      language,
    )}</a><br><small>${invoice.number}</small></td>
<td>${badge(invoice, language)}</td>
<td class="number">${money(totalOf(invoice.lines), invoice.currency, language)}</td></tr>`,
  )}</tbody></table></div>`
}

function cancelView(
  portal: PortalSessionRecord,
  subscription: SubscriptionRecord,
  language: Language,
): Response {
  const words = wordsIn(language).portal
  const action = `/p/session/${portal.token}`
  const text =
    subscription.status === 'unpaid'
      ? words.cancelNowText
      : words.cancelText(longDate(subscription.item.periodEnd, language))
  const content = html`<div class="panel">
<h1>${words.cancelTitle}</h1>
<p>${text}</p>
<form method="post" action="${action}/cancel" class="row">
<button class="button">${words.confirmCancel}</button>
<a class="button plain" href="${action}">${words.keep}</a>
</form>
</div>`
  return page({ language, title: words.cancelTitle, content, narrow: true })
}
