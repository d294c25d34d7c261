import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  answerChallenge,
  cancelInPortal,
  changeCardOf,
  payCheckoutWith,
  payInvoiceWith,
} from './actions.ts'
import { day } from './billing/money.ts'
import { changeForNothing, endSubscription, hasEnded } from './billing/subscriptions.ts'
import {
  accountTime,
  type Books,
  changeSettings,
  getCustomer,
  getInvoice,
  getSubscription,
  newId,
  settingsOf,
  type Wire,
} from './books.ts'
import type { CardInput } from './cards.ts'
import { emit, withUpdateEvent } from './events.ts'
import { fault } from './faults.ts'
import {
  type InvoiceRecord,
  type PaymentRecord,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './records.ts'
import { filled } from './schema/bundle.ts'
import { presentCustomer, presentSubscription } from './wire.ts'
import { catchUp, type World, withBooks } from './world.ts'

const text = z.string()
const texts = z.array(text)
const nothing = z.strictObject({})
const card = { card: text, expiry: text.optional(), cvc: text.optional(), name: text.optional() }
const next = z.strictObject({ next: z.number(), type: text.optional() })

/** What each control takes, in process and over HTTP. */
const inputs = {
  time: nothing,
  advance: z.strictObject({ seconds: z.number().optional(), to: text.optional() }),
  settle: nothing,
  fail: fault,
  stopFailing: nothing,
  setWebhook: z.strictObject({ url: text, secret: text }),
  holdWebhooks: nothing,
  heldWebhooks: nothing,
  releaseWebhooks: z.strictObject({ events: texts.optional() }),
  reorderWebhooks: z.strictObject({ events: texts }),
  duplicateWebhook: z.strictObject({ event: text, times: z.number().optional() }),
  dropWebhooks: next,
  corruptWebhooks: next,
  deliveries: nothing,
  webhooksSettled: nothing,
  setAfterLastRetry: z.strictObject({ outcome: z.enum(['cancel', 'unpaid', 'past_due']) }),
  setStatus: z.strictObject({ subscription: text, status: z.enum(subscriptionStatuses) }),
  setQuantity: z.strictObject({ subscription: text, quantity: z.number() }),
  cancelInPortal: z.strictObject({ subscription: text }),
  dispute: z.strictObject({ invoice: text, endsSubscription: z.boolean().optional() }),
  deleteCustomer: z.strictObject({ customer: text }),
  payCheckout: z.strictObject({ session: text, ...card }),
  payInvoice: z.strictObject({ invoice: text, ...card }),
  changeCard: z.strictObject({ customer: text, ...card }),
  answerChallenge: z.strictObject({ challenge: text, confirmed: z.boolean() }),
  reset: nothing,
}

type Name = keyof typeof inputs
type Given<Of extends Name> = z.output<(typeof inputs)[Of]>

export type Controls = ReturnType<typeof openControls>

/** What a test or a developer can make happen. Over HTTP: `/_sandbox/<name>`, same arguments. */
export function openControls(world: World) {
  const { store, deliveries, faults } = world
  const time = () => new Date(store.transact((tables) => accountTime(tables, world.now)) * 1000)

  return {
    time,
    /** Moves the sandbox's own clock forward and does everything that falls due on the way. */
    advance({ seconds, to }: Given<'advance'>) {
      const ahead = seconds ?? Math.ceil((new Date(to ?? '').getTime() - time().getTime()) / 1000)
      if (!(ahead >= 0)) throw new Error('the clock only moves forward')
      store.transact((tables) =>
        changeSettings(tables, { clockAhead: settingsOf(tables).clockAhead + ahead }),
      )
      catchUp(world)
      return time()
    },
    /** Does what has fallen due by the clock that was handed in. */
    settle: () => catchUp(world),
    fail: (planned: Given<'fail'>) => faults.plan(planned),
    stopFailing: () => faults.clear(),

    setWebhook(webhook: Given<'setWebhook'>) {
      store.transact((tables) => changeSettings(tables, { webhook }))
    },
    holdWebhooks: () => deliveries.hold(),
    heldWebhooks: () => deliveries.held(),
    releaseWebhooks: ({ events }: Given<'releaseWebhooks'> = {}) => deliveries.release(events),
    reorderWebhooks: ({ events }: Given<'reorderWebhooks'>) => deliveries.reorder(events),
    duplicateWebhook: ({ event, times = 1 }: Given<'duplicateWebhook'>) =>
      deliveries.duplicate(event, times),
    dropWebhooks: (rule: Given<'dropWebhooks'>) => deliveries.drop(rule),
    corruptWebhooks: (rule: Given<'corruptWebhooks'>) => deliveries.corruptSignature(rule),
    deliveries: () => deliveries.list(),
    webhooksSettled: () => deliveries.idle(),

    setAfterLastRetry({ outcome }: Given<'setAfterLastRetry'>) {
      store.transact((tables) => changeSettings(tables, { afterLastRetry: outcome }))
    },
    setStatus: ({ subscription, status }: Given<'setStatus'>) =>
      setStatus(world, subscription, status),
    setQuantity: ({ subscription, quantity }: Given<'setQuantity'>) =>
      setQuantity(world, subscription, quantity),
    cancelInPortal: ({ subscription }: Given<'cancelInPortal'>) =>
      cancelInPortal(world, subscription),
    dispute: ({ invoice, endsSubscription = false }: Given<'dispute'>) =>
      dispute(world, invoice, endsSubscription),
    deleteCustomer: ({ customer }: Given<'deleteCustomer'>) => deleteCustomer(world, customer),

    payCheckout: ({ session, ...typed }: Given<'payCheckout'>) =>
      payCheckoutWith(world, session, cardFrom(typed)),
    payInvoice: ({ invoice, ...typed }: Given<'payInvoice'>) =>
      payInvoiceWith(world, invoice, cardFrom(typed)),
    changeCard: ({ customer, ...typed }: Given<'changeCard'>) =>
      changeCardOf(world, customer, cardFrom(typed)),
    answerChallenge: ({ challenge, confirmed }: Given<'answerChallenge'>) =>
      answerChallenge(world, challenge, confirmed),

    /** Empties the books; the webhook endpoint stays. */
    reset() {
      const { webhook } = store.transact(settingsOf)
      deliveries.clear()
      faults.clear()
      store.reset()
      store.transact((tables) => changeSettings(tables, { webhook }))
    },
  }
}

type TypedCard = Omit<Given<'payCheckout'>, 'session'>

const cardFrom = ({ card, expiry, cvc, name }: TypedCard): CardInput => ({
  number: card,
  expiry: expiry ?? '12/44',
  cvc: cvc ?? '123',
  name: name ?? 'SANDBOX',
})

const readings: Name[] = ['time', 'heldWebhooks', 'deliveries', 'webhooksSettled']
const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The same over HTTP: reading is GET, doing is POST with JSON; from this machine only, and from no other page. */
export function routesOf(controls: Controls): Hono<{ Bindings: HttpBindings }> {
  const names = Object.keys(inputs) as Name[]
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use('/_sandbox/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!isLocal(c)) return c.json({ error: 'the controls answer loopback only' }, 403)
    await next()
  })
  for (const name of names) {
    routes.all(`/_sandbox/${slug(name)}`, async (c) => {
      const isPost = c.req.method === 'POST'
      if (!isPost && !readings.includes(name)) {
        return c.json({ error: 'this control is a POST' }, 405)
      }
      if (isPost && !c.req.header('content-type')?.startsWith('application/json')) {
        return c.json({ error: 'send application/json' }, 415)
      }
      try {
        const { success, data, error } = inputs[name].safeParse(
          JSON.parse((await c.req.text()) || '{}'),
        )
        if (!success) return c.json({ error: z.prettifyError(error) }, 400)
        return c.json((await call(controls, name, data)) ?? {})
      } catch (error) {
        return c.json({ error: error instanceof Error ? error.message : String(error) }, 400)
      }
    })
  }
  routes.all('/_sandbox/*', (c) =>
    c.json({ error: 'no such control', controls: names.map(slug) }, 404),
  )
  return routes
}

/** True because the input was held against the shape of this very control. */
const call = (controls: Controls, name: Name, input: object): unknown =>
  (controls[name] as (input: object) => unknown)(input)

function isLocal({ env, req }: Context<{ Bindings: HttpBindings }>): boolean {
  const address = env.incoming.socket.remoteAddress ?? ''
  const host = (req.header('host') ?? '').replace(/:\d+$/, '')
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(host) &&
    req.header('x-forwarded-for') === undefined
  )
}

/** What people at Stripe, at the bank or in support do, with no request of ours behind it. */

function setQuantity(world: World, id: string, quantity: number): void {
  withBooks(world, (books) => {
    withUpdateEvent(books, id, () => changeForNothing(books, id, quantity))
  })
}

/** The holder tells the bank that a paid invoice was not theirs. */
function dispute(world: World, invoiceId: string, endsSubscription: boolean): string {
  return withBooks(world, (books) => {
    const invoice = getInvoice(books, invoiceId)
    if (!invoice.payment) throw new Error(`nothing was charged for ${invoiceId}`)
    const id = newId('du')
    emit(
      books,
      'charge.dispute.created',
      presentDispute(books, { id, invoice, payment: invoice.payment }),
    )
    const subscription = getSubscription(books, invoice.subscription)
    if (endsSubscription && !hasEnded(subscription)) {
      endSubscription(books, subscription.id, 'payment_disputed')
    }
    return id
  })
}

type Disputed = { id: string; invoice: InvoiceRecord; payment: PaymentRecord }

function presentDispute(books: Books, { id, invoice, payment }: Disputed): Wire {
  const { email, name } = getCustomer(books, invoice.customer)
  return filled('dispute', {
    id,
    amount: payment.amount,
    charge: payment.paymentIntent.replace('pi_', 'ch_'),
    created: books.at,
    currency: invoice.currency,
    evidence: { customer_email_address: email, customer_name: name },
    evidence_details: { due_by: books.at + 10 * day, submission_method: 'not_submitted' },
    is_charge_refundable: true,
    payment_intent: payment.paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
}

/** Any status, without the story that would lead to it. */
function setStatus(world: World, id: string, status: SubscriptionStatus): void {
  withBooks(world, (books) => {
    const before = getSubscription(books, id).status
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).status = status
    })
    const after = presentSubscription(books, getSubscription(books, id))
    if (status === 'paused') emit(books, 'customer.subscription.paused', after)
    if (before === 'paused') emit(books, 'customer.subscription.resumed', after)
  })
}

function deleteCustomer(world: World, id: string): void {
  withBooks(world, (books) => {
    const customer = getCustomer(books, id)
    if (customer.deleted) return
    for (const subscription of books.subscriptions.all()) {
      if (subscription.customer !== id || hasEnded(subscription)) continue
      endSubscription(books, subscription.id, 'cancellation_requested')
    }
    emit(books, 'customer.deleted', presentCustomer(customer))
    books.customers.edit(id).deleted = true
  })
}
