import type { Books } from '#sandbox/books/books.ts'
import { getPrice, getSubscription, productNameOf } from '#sandbox/books/get.ts'
import { chargeError, refused } from '#sandbox/errors/api-error.ts'
import { prorationLines } from '#sandbox/money/proration.ts'
import type { ItemChange, LineRecord, SubscriptionRecord, Unix } from '#sandbox/store/records.ts'
import { becomePastDue, planRetry } from './collect.ts'
import { composeInvoice, finalizeInvoice } from './invoices.ts'
import { announceFailure, payInvoice, tryCharge } from './pay-invoice.ts'
import { dropPendingUpdate, holdUpdate } from './pending-update.ts'
import { applyChanges, billFor } from './settle-invoice.ts'

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none'
export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete'

type Terms = {
  proration: ProrationBehavior
  payment: PaymentBehavior
  prorationDate: Unix | undefined
}

export function changeItems(books: Books, id: string, change: ItemChange, terms: Terms): void {
  const subscription = getSubscription(books, id)
  const { item } = subscription
  if (item.price === change.price && item.quantity === change.quantity) return
  dropPendingUpdate(books, id)
  if (terms.proration === 'none') {
    applyChanges(books, id, [change])
    return
  }
  const lines = prorationsFor(books, subscription, change, terms.prorationDate)
  if (terms.proration === 'create_prorations') postpone(books, id, change, lines)
  else invoiceNow(books, id, { change, lines, terms })
}

export function prorationsFor(
  books: Books,
  { item }: SubscriptionRecord,
  change: ItemChange,
  prorationDate: Unix | undefined,
): LineRecord[] {
  const at = prorationDate ?? books.at
  if (at < item.periodStart || at > item.periodEnd) {
    throw refused('The proration date must lie within the current billing period.', {
      param: 'proration_date',
    })
  }
  const from = getPrice(books, item.price)
  const to = getPrice(books, change.price)
  return prorationLines({
    item,
    from: { price: from, name: productNameOf(books, from) },
    to: { price: to, name: productNameOf(books, to), quantity: change.quantity },
    at,
  })
}

function postpone(books: Books, id: string, change: ItemChange, lines: LineRecord[]): void {
  applyChanges(books, id, [change])
  const subscription = books.subscriptions.edit(id)
  subscription.pendingLines = [...subscription.pendingLines, ...lines]
  const debit = lines.findLast(({ credits }) => credits === null)
  if (debit) billFor(books, id, [debit], subscription.latestInvoice ?? '')
}

type Immediate = { change: ItemChange; lines: LineRecord[]; terms: Terms }

function invoiceNow(books: Books, id: string, { change, lines, terms }: Immediate): void {
  const subscription = books.subscriptions.edit(id)
  const invoice = books.invoices.insert(
    composeInvoice(books, {
      subscription,
      billingReason: 'subscription_update',
      lines: [...subscription.pendingLines, ...lines],
      periodStart: books.at,
      periodEnd: books.at,
      prorationDate: terms.prorationDate ?? books.at,
    }),
  )
  subscription.pendingLines = []
  subscription.latestInvoice = invoice.id
  finalizeInvoice(books, invoice.id)

  const take = () => {
    applyChanges(books, id, [change])
    billFor(books, id, invoice.lines, invoice.id)
  }
  if (terms.payment === 'pending_if_incomplete') {
    payOrHold(books, id, { change, invoice: invoice.id, take })
  } else if (terms.payment === 'error_if_incomplete') {
    payOrRefuse(books, invoice.id)
    take()
  } else {
    take()
    if (terms.payment === 'allow_incomplete') payOrOwe(books, id, invoice.id)
    else if (invoice.amountDue === 0) payInvoice(books, invoice.id, { presence: 'unattended' })
  }
}

function payOrHold(
  books: Books,
  id: string,
  { change, invoice, take }: { change: ItemChange; invoice: string; take: () => void },
): void {
  const result = tryCharge(books, invoice, { presence: 'unattended' })
  if (result.outcome === 'paid') {
    take()
    return
  }
  holdUpdate(books, id, { changes: [change], invoice })
  announceFailure(books, invoice, result, 'unattended')
}

function payOrRefuse(books: Books, invoice: string): void {
  const result = tryCharge(books, invoice, { presence: 'unattended' })
  if (result.outcome !== 'paid') throw chargeError(result, 'subscription')
}

function payOrOwe(books: Books, id: string, invoice: string): void {
  const result = tryCharge(books, invoice, { presence: 'unattended' })
  if (result.outcome === 'paid') return
  planRetry(books, invoice)
  announceFailure(books, invoice, result, 'unattended')
  becomePastDue(books, id)
}
