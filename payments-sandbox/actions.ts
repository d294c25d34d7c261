import { payCheckout } from './billing/checkout.ts'
import { announceFailure, payInvoice } from './billing/invoices.ts'
import {
  endSubscription,
  hasEnded,
  isLive,
  keepGoing,
  scheduleCancel,
} from './billing/subscriptions.ts'
import { type Books, newId } from './books.ts'
import {
  attachCard,
  type CardField,
  type CardInput,
  type CardProblem,
  type ChargeResult,
  cardOf,
  type DeclineCode,
  keepCard,
  readCard,
} from './cards.ts'
import { editCustomer, withUpdateEvent } from './events.ts'
import type { ChallengeRecord, PaymentMethodRecord } from './records.ts'
import { type World, withBooks } from './world.ts'

/** What came of something a person did on one of the pages. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'declined'; declineCode: DeclineCode }
  | { kind: 'challenge'; challenge: string }
  | { kind: 'mistyped'; problems: Partial<Record<CardField, CardProblem>> }
  | { kind: 'closed' }

const done: Outcome = { kind: 'done' }
const closed: Outcome = { kind: 'closed' }

/** Reads a typed card and goes on with it, or says what is wrong with what was typed. */
function withTypedCard(
  books: Books,
  input: CardInput,
  work: (method: PaymentMethodRecord) => Outcome,
): Outcome {
  const reading = readCard(input, new Date(books.at * 1000))
  if (reading.problems) return { kind: 'mistyped', problems: reading.problems }
  return work(keepCard(books, reading.card))
}

type Asked = Pick<ChallengeRecord, 'paymentMethod' | 'purpose'>

function outcomeOf(books: Books, result: ChargeResult, asked: Asked): Outcome {
  if (result.outcome === 'paid') return done
  if (result.outcome === 'action_required') return challenge(books, asked)
  return { kind: 'declined', declineCode: result.declineCode }
}

function challenge(books: Books, asked: Asked): Outcome {
  const { id } = books.challenges.insert({
    id: newId('tds', 40),
    created: books.at,
    status: 'open',
    ...asked,
  })
  return { kind: 'challenge', challenge: id }
}

/** A card submitted on the checkout page. */
export function payCheckoutWith(world: World, session: string, card: CardInput): Outcome {
  return withBooks(world, (books) => {
    if (!isPayable(books, session)) return closed
    return withTypedCard(books, card, (method) => tryCheckout(books, session, method, false))
  })
}

function tryCheckout(
  books: Books,
  session: string,
  method: PaymentMethodRecord,
  answered: boolean,
): Outcome {
  const { result, invoice } = payCheckout(books, session, { method, answered })
  return outcomeOf(books, result, {
    paymentMethod: method.id,
    purpose: { kind: 'checkout', session, invoice },
  })
}

export function isPayable(books: Books, id: string): boolean {
  const session = books.sessions.find(id)
  if (session?.status !== 'open') return false
  return !books.customers.get(session.customer).deleted
}

/** An invoice paid on its own page: with the card on file, or with one that was typed. */
export function payInvoiceWith(
  world: World,
  invoice: string,
  card: CardInput | 'on_file',
): Outcome {
  return withBooks(world, (books) => {
    const found = books.invoices.find(invoice)
    if (found?.status !== 'open') return closed
    if (card !== 'on_file') {
      return withTypedCard(books, card, (method) => tryInvoice(books, invoice, method, false))
    }
    const method = cardOf(books, books.subscriptions.get(found.subscription))
    if (!method) return { kind: 'declined', declineCode: 'no_card' }
    return tryInvoice(books, invoice, method, false)
  })
}

function tryInvoice(
  books: Books,
  invoice: string,
  method: PaymentMethodRecord,
  answered: boolean,
): Outcome {
  const result = payInvoice(books, invoice, { presence: 'at_the_page', method, answered })
  if (result.outcome === 'paid') keepForRenewals(books, invoice, method)
  return outcomeOf(books, result, {
    paymentMethod: method.id,
    purpose: { kind: 'invoice', invoice },
  })
}

/** A card that has paid is the one that renewals are charged to. */
function keepForRenewals(books: Books, invoiceId: string, method: PaymentMethodRecord): void {
  const { subscription, customer } = books.invoices.get(invoiceId)
  attachCard(books, method.id, customer)
  books.paymentMethods.edit(method.id).authenticated = true
  withUpdateEvent(books, subscription, () => {
    if (hasEnded(books.subscriptions.get(subscription))) return
    books.subscriptions.edit(subscription).defaultPaymentMethod = method.id
  })
}

/** A new card in the portal; what is owed is tried with it at once. */
export function changeCardOf(
  world: World,
  customer: string,
  card: CardInput,
  portalSession: string | null = null,
): Outcome {
  return withBooks(world, (books) =>
    withTypedCard(books, card, (method) => {
      if (method.behaviour === 'declines') {
        return { kind: 'declined', declineCode: 'generic_decline' }
      }
      if (method.behaviour === 'asks_once' || method.behaviour === 'asks_always') {
        return challenge(books, {
          paymentMethod: method.id,
          purpose: { kind: 'card', customer, portalSession },
        })
      }
      return takeCard(books, customer, method)
    }),
  )
}

function takeCard(books: Books, customerId: string, method: PaymentMethodRecord): Outcome {
  attachCard(books, method.id, customerId)
  editCustomer(books, customerId, (customer) => {
    customer.defaultPaymentMethod = method.id
  })

  const subscriptions = books.subscriptions
    .all()
    .filter((row) => row.customer === customerId && !hasEnded(row))
  for (const { id } of subscriptions) {
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).defaultPaymentMethod = method.id
    })
  }
  for (const { id } of subscriptions) payWhatIsOwed(books, id)
  return done
}

function payWhatIsOwed(books: Books, id: string): void {
  const subscription = books.subscriptions.find(id)
  if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return
  const owed = books.invoices
    .all()
    .filter(
      (invoice) =>
        invoice.subscription === id &&
        invoice.status === 'open' &&
        invoice.id !== subscription.pendingUpdate?.invoice,
    )
  for (const invoice of owed) payInvoice(books, invoice.id, { presence: 'unattended' })
}

/** The bank's question, answered by the card holder: confirmed or refused. */
export function answerChallenge(world: World, id: string, confirmed: boolean): Outcome {
  return withBooks(world, (books) => {
    const asked = books.challenges.find(id)
    const method = asked && books.paymentMethods.find(asked.paymentMethod)
    if (asked?.status !== 'open' || !method) return closed
    books.challenges.edit(id).status = confirmed ? 'passed' : 'failed'
    if (confirmed) return goOn(books, asked, method)
    refuse(books, asked)
    return { kind: 'declined', declineCode: 'generic_decline' }
  })
}

function goOn(books: Books, { purpose }: ChallengeRecord, method: PaymentMethodRecord): Outcome {
  if (purpose.kind === 'checkout') {
    return isPayable(books, purpose.session)
      ? tryCheckout(books, purpose.session, method, true)
      : closed
  }
  if (purpose.kind === 'invoice') {
    return books.invoices.find(purpose.invoice)?.status === 'open'
      ? tryInvoice(books, purpose.invoice, method, true)
      : closed
  }
  books.paymentMethods.edit(method.id).authenticated = true
  return takeCard(books, purpose.customer, method)
}

function refuse(books: Books, { purpose }: ChallengeRecord): void {
  if (purpose.kind === 'card') return
  if (books.invoices.find(purpose.invoice)?.status !== 'open') return
  announceFailure(
    books,
    purpose.invoice,
    { outcome: 'declined', declineCode: 'generic_decline' },
    'at_the_page',
  )
}

/**
 * Under flexible billing the portal sets `cancel_at` to the end of the period and leaves
 * `cancel_at_period_end` false. A period that was never paid ends at once.
 */
export function cancelInPortal(world: World, id: string): void {
  withBooks(world, (books) => {
    const subscription = books.subscriptions.find(id)
    if (!subscription || !isLive(subscription)) return
    if (subscription.status === 'unpaid') endSubscription(books, id, 'cancellation_requested')
    else withUpdateEvent(books, id, () => scheduleCancel(books, id, subscription.item.periodEnd))
  })
}

export function keepInPortal(world: World, id: string): void {
  withBooks(world, (books) => {
    const subscription = books.subscriptions.find(id)
    if (!subscription || !isLive(subscription)) return
    withUpdateEvent(books, id, () => keepGoing(books, id))
  })
}
