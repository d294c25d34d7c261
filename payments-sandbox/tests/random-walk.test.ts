/** @module-tag long */
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import {
  asksAlways,
  asksOnce,
  createPrice,
  day,
  declined,
  failsLater,
  good,
  itemOf,
  noFunds,
  openSession,
} from './shop.ts'

const cards = [good, declined, noFunds, asksOnce, asksAlways, failsLater]

/** The same numbers for the same seed, so that a walk that went wrong can be walked again. */
function dice(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * limit)
  }
  return {
    below,
    pick: <T>(choices: readonly T[]): T | undefined => choices[below(choices.length)],
  }
}

type Dice = ReturnType<typeof dice>

async function step(box: Box, { below, pick }: Dice, customer: string, price: string) {
  const { stripe, controls } = box
  const card = pick(cards)!
  const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' })
  const subscription = pick(subscriptions.data)
  const { data: invoices } = await stripe.invoices.list({ customer, limit: 100 })
  const invoice = pick(invoices.filter(({ status }) => status === 'open'))
  const answer = (outcome: { kind: string; challenge?: string }) => {
    if (outcome.kind !== 'challenge') return
    controls.answerChallenge({ challenge: outcome.challenge ?? '', confirmed: below(3) > 0 })
  }
  const roll = below(9)
  if (roll === 0) {
    const session = await openSession(box, { customer, price, quantity: 1 + below(15) })
    answer(controls.payCheckout({ session: session.id, card }))
  }
  if (roll <= 2 && subscription) {
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, quantity: below(16) }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    })
  }
  if (roll === 3 && subscription) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: below(2) > 0 })
  }
  if (roll === 4 && subscription && below(4) === 0) {
    await stripe.subscriptions.cancel(subscription.id)
  }
  if (roll === 5 && invoice?.id) answer(controls.payInvoice({ invoice: invoice.id, card }))
  if (roll === 6 && invoice?.id) await stripe.invoices.voidInvoice(invoice.id)
  if (roll === 7) answer(controls.changeCard({ customer, card }))
  if (roll === 8) box.pass(below(20) * day + below(day))
}

/** What was due before, what is due after and what was charged must explain each other. */
const isBalanced = ({ total, starting_balance, ending_balance, amount_paid }: Stripe.Invoice) =>
  total + starting_balance - (ending_balance ?? 0) === amount_paid

test('whatever happens, no centavo appears or disappears', async ({ box }) => {
  const walk = dice(20_260_310)
  const price = await createPrice(box)
  const customers: string[] = []
  for (const name of ['a', 'b']) customers.push((await box.stripe.customers.create({ name })).id)
  for (let steps = 0; steps < 150; steps += 1) {
    await step(box, walk, walk.pick(customers)!, price.id).catch((error) => {
      if (!(error.statusCode >= 400 && error.statusCode < 500)) throw error
    })
  }

  for (const id of customers) {
    const { data } = await box.stripe.invoices.list({ customer: id, limit: 100 })
    const finalized = data.filter(({ status }) => status !== 'draft' && status !== 'void')
    const moved = finalized.map(
      (invoice) => (invoice.ending_balance ?? 0) - invoice.starting_balance,
    )
    const customer = (await box.stripe.customers.retrieve(id)) as Stripe.Customer
    expect(finalized.length).toBeGreaterThan(5)
    expect(customer.balance).toBe(moved.reduce((sum, change) => sum + change, 0))
    expect(finalized.filter(({ status }) => status === 'paid').every(isBalanced)).toBe(true)
  }
  const { data } = await box.stripe.subscriptions.list({ limit: 100 })
  for (const subscription of data.filter(({ status }) => status === 'active')) {
    expect(itemOf(subscription).current_period_end).toBeGreaterThan(box.seconds())
  }
})
