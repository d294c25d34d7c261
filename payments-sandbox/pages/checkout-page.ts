import { html } from 'hono/html'
import { answerChallenge, payCheckoutWith } from '#sandbox/actions.ts'
import { amountFor, chargeFor, nextBoundary } from '#sandbox/billing/money.ts'
import { isPayable } from '#sandbox/billing/subscriptions.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import type { Purpose, SessionRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { cardForm, cardPage, type FormState, problemAlert } from './card-form.ts'
import {
  amounts,
  arch,
  gone,
  message,
  page,
  redirect,
  type Speech,
  say,
  speechFor,
  type Visit,
  wayOn,
} from './layout.ts'

const successUrl = (session: SessionRecord): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

export function checkoutPage(world: World, id: string, asked: Visit): Response {
  const address = `/c/pay/${id}`
  return cardPage(asked, {
    address,
    show: (state) => withBooks(world, (books) => show(books, id, asked, state)),
    pay: (card) => payCheckoutWith(world, id, card),
    done() {
      const session = withBooks(world, ({ sessions }) => sessions.find(id))
      return session?.status === 'complete' ? successUrl(session) : address
    },
  })
}

function show(books: Books, id: string, asked: Visit, state: FormState): Response {
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
