import { announceFailure, invoicesOf, payInvoice } from './billing/invoices.ts'
import {
  completeSession,
  endSubscription,
  hasEnded,
  invoiceFor,
  isLive,
  isPayable,
  keepGoing,
  scheduleCancel,
} from './billing/subscriptions.ts'
import { type Books, newId } from './books.ts'
import {
  attachCard,
  type CardInHand,
  type CardInput,
  type CardProblems,
  cardOf,
  type DeclineCode,
  keepCard,
  readCard,
} from './cards.ts'
import { editCustomer, withUpdateEvent } from './events.ts'
import type { PaymentMethodRecord, Purpose, SubscriptionRecord } from './records.ts'
import { type World, withBooks } from './world.ts'

/** What came of something a person did on one of the pages. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'declined'; declineCode: DeclineCode }
  | { kind: 'challenge'; challenge: string }
  | { kind: 'mistyped'; problems: CardProblems }
  | { kind: 'closed' }

const done: Outcome = { kind: 'done' }
const closed: Outcome = { kind: 'closed' }
const declined = (declineCode: DeclineCode): Outcome => ({ kind: 'declined', declineCode })

/** A card submitted on the checkout page. */
export function payCheckoutWith(world: World, session: string, card: CardInput): Outcome {
  return withBooks(world, (books) => {
    if (!isPayable(books, session)) return closed
    return withTypedCard(books, card, (method) => {
      const invoice = invoiceFor(books, session)
      return pay(books, { invoice, session }, { method, isAnswered: false })
    })
  })
}

/** An invoice paid on its own page: with the card on file, or with one that was typed. */
export function payInvoiceWith(world: World, invoice: string, card: CardInput | 'on_file') {
  return withBooks(world, (books) => {
    const found = books.invoices.find(invoice)
    if (found?.status !== 'open') return closed
    const payWith = (method: PaymentMethodRecord) =>
      pay(books, { invoice }, { method, isAnswered: false })
    if (card !== 'on_file') return withTypedCard(books, card, payWith)
    const method = cardOf(books, books.subscriptions.get(found.subscription))
    return method ? payWith(method) : declined('no_card')
  })
}

/** Reads a typed card and goes on with it, or says what is wrong with what was typed. */
function withTypedCard(
  books: Books,
  input: CardInput,
  work: (method: PaymentMethodRecord) => Outcome,
): Outcome {
  const card = readCard(input, new Date(books.at * 1000))
  if ('problems' in card) return { kind: 'mistyped', problems: card.problems }
  return work(keepCard(books, card))
}

type Payment = Extract<Purpose, { invoice: string }>

function pay(books: Books, { invoice, session }: Payment, card: CardInHand): Outcome {
  const result = payInvoice(books, invoice, card)
  if (result === 'action_required') return challenge(books, card.method, { invoice, session })
  if (result !== 'paid') return declined(result)
  if (session) completeSession(books, session, invoice)
  return done
}

function challenge(books: Books, { id: paymentMethod }: PaymentMethodRecord, purpose: Purpose) {
  const id = newId('tds', 40)
  const asked = { created: books.at, isAnswered: false, paymentMethod, purpose }
  books.challenges.insert({ id, ...asked })
  return { kind: 'challenge', challenge: id } as const
}

/** The bank's question, answered by the card holder: confirmed or refused. */
export function answerChallenge(world: World, id: string, isConfirmed: boolean): Outcome {
  return withBooks(world, (books) => {
    const asked = books.challenges.find(id)
    if (!asked || asked.isAnswered) return closed
    books.challenges.edit(id).isAnswered = true
    const { purpose } = asked
    const method = books.paymentMethods.get(asked.paymentMethod)
    if ('customer' in purpose) {
      return isConfirmed ? takeCard(books, purpose.customer, method) : declined('generic_decline')
    }
    const { invoice, session } = purpose
    if (session && !isPayable(books, session)) return closed
    if (books.invoices.get(invoice).status !== 'open') return closed
    if (isConfirmed) return pay(books, purpose, { method, isAnswered: true })
    announceFailure(books, invoice, 'generic_decline', true)
    return declined('generic_decline')
  })
}

/** A new card in the portal; what is owed is tried with it at once. */
export function changeCardOf(
  world: World,
  customer: string,
  card: CardInput,
  portalSession?: string,
): Outcome {
  return withBooks(world, (books) =>
    withTypedCard(books, card, (method) => {
      const { behaviour } = method
      if (behaviour === 'declines') return declined('generic_decline')
      const asks = behaviour === 'asks_once' || behaviour === 'asks_always'
      if (asks) return challenge(books, method, { customer, portalSession })
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
  const { status, pendingUpdate } = books.subscriptions.get(id)
  if (status !== 'past_due' && status !== 'unpaid') return
  const owed = invoicesOf(books, id).filter(
    (invoice) => invoice.status === 'open' && invoice.id !== pendingUpdate?.invoice,
  )
  for (const invoice of owed) payInvoice(books, invoice.id)
}

/**
 * Under flexible billing the portal sets `cancel_at` to the end of the period and leaves
 * `cancel_at_period_end` false. A period that was never paid ends at once.
 */
export function cancelInPortal(world: World, id: string): void {
  whileLive(world, id, (books, { status }) => {
    if (status === 'unpaid') endSubscription(books, id, 'cancellation_requested')
    else withUpdateEvent(books, id, () => scheduleCancel(books, id, false))
  })
}

export function keepInPortal(world: World, id: string): void {
  whileLive(world, id, (books) => withUpdateEvent(books, id, () => keepGoing(books, id)))
}

function whileLive(
  world: World,
  id: string,
  work: (books: Books, subscription: SubscriptionRecord) => void,
): void {
  withBooks(world, (books) => {
    const subscription = books.subscriptions.find(id)
    if (subscription && isLive(subscription)) work(books, subscription)
  })
}
