import type Stripe from 'stripe'
import type { BillingContext } from './context.ts'
import { isMissing } from './stripe-errors.ts'
import { findCustomer } from './sync/customers.ts'
import { moment } from './sync/mirror.ts'

type Needs = Pick<BillingContext, 'db' | 'payments'>

const mostAtOnce = 100

/** All invoices of a host's customer at the provider, newest first, a page at a time. Nobody there: none. */
export async function listInvoices(needs: Needs, hostId: string, pageSize = mostAtOnce) {
  const customer = (await findCustomer(needs, hostId))?.stripeCustomerId
  if (!customer) return []
  const { invoices } = needs.payments.stripe
  const listed: ReturnType<typeof read>[] = []
  try {
    for await (const invoice of invoices.list({ customer, limit: pageSize }))
      listed.push(read(invoice))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return listed
}

/** What says which invoice it is, and nothing that opens it: its page needs no password. */
function read(invoice: Stripe.Invoice) {
  const { id, number, status, currency, total, amount_paid: paid, parent } = invoice
  const subscription = parent?.subscription_details?.subscription
  return {
    number,
    id,
    status,
    subscription: typeof subscription === 'object' ? subscription.id : (subscription ?? null),
    currency,
    total: total / 100,
    paid: paid / 100,
    createdAt: moment(invoice.created),
    paidAt: moment(invoice.status_transitions.paid_at),
  }
}
