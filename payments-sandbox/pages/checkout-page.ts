import { html } from 'hono/html'
import { isPayable, payCheckoutWith } from '#sandbox/actions.ts'
import { amountFor, nextBoundary, settle } from '#sandbox/billing/money.ts'
import { type Books, productNameOf } from '#sandbox/books.ts'
import type { SessionRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import {
  cardFields,
  type FormState,
  lead,
  problemAlert,
  problemIn,
  readCardForm,
  testCards,
} from './card-form.ts'
import { type Speech, speechFor, type Words } from './language.ts'
import { type Asked, arch, gone, type Html, message, page } from './layout.ts'

export const successUrl = (session: SessionRecord): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

export function checkoutPage(world: World, id: string, asked: Asked): Response {
  if (asked.isSent) return submit(world, id, asked)
  return show(world, id, asked, { problem: problemIn(asked) })
}

function submit(world: World, id: string, asked: Asked): Response {
  const card = readCardForm(asked.form)
  return lead(payCheckoutWith(world, id, card), card, {
    page: `/c/pay/${id}`,
    done() {
      const session = world.store.transact(({ sessions }) => sessions.find(id))
      return session?.status === 'complete' ? successUrl(session) : `/c/pay/${id}`
    },
    again: (state) => show(world, id, asked, state),
  })
}

function show(world: World, id: string, asked: Asked, state: FormState): Response {
  return withBooks(world, (books) => {
    const session = books.sessions.find(id)
    const speech = speechFor(session?.locale, asked.language)
    if (!session) return gone(speech)
    if (!isPayable(books, id)) return overPage(session, speech)
    return openPage(books, session, speech, state)
  })
}

function overPage(session: SessionRecord, speech: Speech): Response {
  const { words } = speech
  if (session.status === 'complete') {
    return message({
      speech,
      title: words.checkout.paid,
      text: words.checkout.paidText,
      link: { href: successUrl(session), label: words.checkout.toMerchant },
    })
  }
  return message({
    speech,
    title: words.checkout.expired,
    text: words.checkout.expiredText,
    link: session.cancelUrl ? { href: session.cancelUrl, label: words.portal.back } : undefined,
  })
}

function openPage(
  books: Books,
  session: SessionRecord,
  speech: Speech,
  state: FormState,
): Response {
  const { words } = speech
  const terms = termsOf(books, session, speech)
  const content = html`<div class="two">
<section aria-labelledby="what">${summary(session, words, terms)}</section>
<section class="panel" aria-label="${words.card.legend}">
<form method="post" action="/c/pay/${session.id}" novalidate>
${problemAlert(words, state.problem)}
${cardFields(words, state)}
<div class="agree">
<p>${words.checkout.agreement(terms.charge, terms.next)}</p>
<p>${words.checkout.cancel}</p>
</div>
${session.submitText && html`<p class="soft">${session.submitText}</p>`}
<button class="button wide" type="submit">${words.checkout.pay(terms.today)}</button>
</form>
${testCards(words)}
</section>
</div>`
  return page({ speech, title: terms.title, content })
}

function termsOf(books: Books, session: SessionRecord, speech: Speech) {
  const words = speech.words.checkout
  const price = books.prices.get(session.item.price)
  const amount = amountFor(price, session.item.quantity)
  const { balance } = books.customers.get(session.customer)
  const pesos = (value: number) => speech.money(value, price.currency)
  const product = productNameOf(books, price)
  return {
    title: words.title(product),
    item: `${session.item.quantity} × ${product}`,
    unit: words.unit(pesos(amount / session.item.quantity)),
    totalLabel: words.total,
    total: pesos(amount),
    balance: balance === 0 ? null : pesos(balance),
    today: pesos(settle(amount, balance).amountDue),
    charge: words.charge(pesos(amount)),
    next: speech.longDate(nextBoundary(books.at, books.at)),
  }
}

function summary(session: SessionRecord, words: Words, terms: ReturnType<typeof termsOf>): Html {
  return html`${arch}
<h1 id="what">${terms.title}</h1>
<dl class="money">
<div><dt>${terms.item}<br><small>${terms.unit}</small></dt><dd>${terms.total}</dd></div>
<div class="sum"><dt>${terms.totalLabel}</dt><dd>${terms.total}</dd></div>
${terms.balance && html`<div><dt>${words.checkout.balance}</dt><dd>${terms.balance}</dd></div>`}
<div><dt>${words.checkout.today}</dt><dd><b>${terms.today}</b></dd></div>
</dl>
${session.cancelUrl && html`<a class="back" href="${session.cancelUrl}">← ${words.back}</a>`}`
}
