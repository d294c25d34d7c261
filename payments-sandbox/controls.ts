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
import { endSubscription, hasEnded, overrideQuantity, setStatus } from './billing/subscriptions.ts'
import { accountTime, type Books, changeSettings, newId, settingsOf } from './books.ts'
import { emit, withUpdateEvent } from './events.ts'
import { fault } from './faults.ts'
import { subscriptionStatuses } from './records.ts'
import { filled } from './schema/bundle.ts'
import { presentCustomer, presentSubscription } from './wire.ts'
import { catchUp, type World, withBooks } from './world.ts'

const text = z.string()
const texts = z.array(text)
const card = {
  card: text,
  expiry: text.default('12/44'),
  cvc: text.default('123'),
  name: text.default('SANDBOX'),
}
const next = { next: z.number(), type: text.optional() }

/** What need not be given may be left away altogether. */
type Given<Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema>
    ? [given?: z.input<Schema>]
    : [given: z.input<Schema>]

const controlOf =
  <Schema extends z.ZodType, Result>(schema: Schema, run: (given: z.output<Schema>) => Result) =>
  (...[given]: Given<Schema>): Result =>
    run(schema.parse(given ?? {}))

/** What a control takes, in process and over HTTP, and what it does with it. */
const control = <Shape extends z.ZodRawShape, Result>(
  shape: Shape,
  run: (given: z.output<z.ZodObject<Shape, z.core.$strict>>) => Result,
) => controlOf(z.strictObject(shape), run)

export type Controls = ReturnType<typeof openControls>

/** What a test or a developer can make happen. Over HTTP: `/_sandbox/<name>`, same arguments. */
export function openControls(world: World) {
  const { store, deliveries, faults } = world
  const time = () => new Date(store.transact((tables) => accountTime(tables, world.now)) * 1000)
  const change = (settings: Parameters<typeof changeSettings>[1]) =>
    store.transact((tables) => changeSettings(tables, settings))

  return {
    time: control({}, time),
    /** Moves the sandbox's own clock forward and does everything that falls due on the way. */
    advance: control({ seconds: z.number().optional(), to: text.optional() }, ({ seconds, to }) => {
      const ahead = seconds ?? Math.ceil((new Date(to ?? '').getTime() - time().getTime()) / 1000)
      if (!(ahead >= 0)) throw new Error('the clock only moves forward')
      change({ clockAhead: store.transact(settingsOf).clockAhead + ahead })
      catchUp(world)
      return time()
    }),
    /** Does what has fallen due by the clock that was handed in. */
    catchUp: control({}, () => catchUp(world)),
    fail: controlOf(fault, (planned) => faults.add(planned, planned.times, planned.operation)),
    stopFailing: control({}, () => faults.clear()),

    setWebhook: control({ url: text, secret: text }, (webhook) => change({ webhook })),
    holdWebhooks: control({}, () => deliveries.hold()),
    heldWebhooks: control({}, () => deliveries.held()),
    releaseWebhooks: control({ events: texts.optional() }, ({ events }) =>
      deliveries.release(events),
    ),
    reorderWebhooks: control({ events: texts }, ({ events }) => deliveries.reorder(events)),
    duplicateWebhook: control({ event: text, times: z.number().default(1) }, ({ event, times }) =>
      deliveries.duplicate(event, times),
    ),
    dropWebhooks: control(next, (rule) => deliveries.drop(rule)),
    corruptWebhooks: control(next, (rule) => deliveries.corruptSignature(rule)),
    deliveries: control({}, () => deliveries.list()),
    webhooksSettled: control({}, () => deliveries.idle()),

    setAfterLastRetry: control({ outcome: z.enum(['cancel', 'unpaid']) }, ({ outcome }) =>
      change({ afterLastRetry: outcome }),
    ),
    /** Any status, without the story that would lead to it. */
    setStatus: control(
      { subscription: text, status: z.enum(subscriptionStatuses) },
      ({ subscription: id, status }) =>
        withBooks(world, (books) => {
          const before = books.subscriptions.get(id).status
          setStatus(books, id, status)
          const after = presentSubscription(books, books.subscriptions.get(id))
          if (status === 'paused') emit(books, 'customer.subscription.paused', after)
          if (before === 'paused') emit(books, 'customer.subscription.resumed', after)
        }),
    ),
    setQuantity: control(
      { subscription: text, quantity: z.number() },
      ({ subscription: id, quantity }) =>
        withBooks(world, (books) =>
          withUpdateEvent(books, id, () => overrideQuantity(books, id, quantity)),
        ),
    ),
    cancelInPortal: control({ subscription: text }, ({ subscription }) =>
      cancelInPortal(world, subscription),
    ),
    dispute: control(
      { invoice: text, endsSubscription: z.boolean().default(false) },
      ({ invoice, endsSubscription }) =>
        withBooks(world, (books) => dispute(books, invoice, endsSubscription)),
    ),
    deleteCustomer: control({ customer: text }, ({ customer }) =>
      withBooks(world, (books) => deleteCustomer(books, customer)),
    ),

    payCheckout: control({ session: text, ...card }, ({ session, card: number, ...rest }) =>
      payCheckoutWith(world, session, { number, ...rest }),
    ),
    payInvoice: control({ invoice: text, ...card }, ({ invoice, card: number, ...rest }) =>
      payInvoiceWith(world, invoice, { number, ...rest }),
    ),
    changeCard: control({ customer: text, ...card }, ({ customer, card: number, ...rest }) =>
      changeCardOf(world, customer, { number, ...rest }),
    ),
    answerChallenge: control(
      { challenge: text, confirmed: z.boolean() },
      ({ challenge, confirmed }) => answerChallenge(world, challenge, confirmed),
    ),

    /** Empties the books; the webhook endpoint stays. */
    reset: control({}, () => {
      const { webhook } = store.transact(settingsOf)
      deliveries.clear()
      faults.clear()
      store.reset()
      change({ webhook })
    }),
  }
}

const readings = ['time', 'heldWebhooks', 'deliveries', 'webhooksSettled']
const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The same over HTTP: reading is GET, doing is POST with JSON; from this machine only, and from no other page. */
export function routesOf(controls: Controls): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use('/_sandbox/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!isLocal(c)) return c.json({ error: 'the controls answer loopback only' }, 403)
    await next()
  })
  for (const [name, control] of Object.entries(controls)) {
    routes.all(`/_sandbox/${slug(name)}`, async (c) => {
      const isPost = c.req.method === 'POST'
      if (!isPost && !readings.includes(name)) {
        return c.json({ error: 'this control is a POST' }, 405)
      }
      if (isPost && !c.req.header('content-type')?.startsWith('application/json')) {
        return c.json({ error: 'send application/json' }, 415)
      }
      try {
        const given = JSON.parse((await c.req.text()) || '{}')
        // True because each control checks what it is given.
        const answer = await (control as (given: unknown) => unknown)(given)
        return c.json(answer ?? {})
      } catch (error) {
        const isMistaken = error instanceof z.ZodError
        return c.json({ error: isMistaken ? z.prettifyError(error) : String(error) }, 400)
      }
    })
  }
  routes.all('/_sandbox/*', (c) =>
    c.json({ error: 'no such control', controls: Object.keys(controls).map(slug) }, 404),
  )
  return routes
}

function isLocal({ env, req }: Context<{ Bindings: HttpBindings }>): boolean {
  const address = env.incoming.socket.remoteAddress ?? ''
  const host = (req.header('host') ?? '').replace(/:\d+$/, '')
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(host) &&
    req.header('x-forwarded-for') === undefined
  )
}

/** The holder tells the bank that a paid invoice was not theirs. */
function dispute(books: Books, invoiceId: string, endsSubscription: boolean): string {
  const { amountPaid: amount, customer, subscription } = books.invoices.get(invoiceId)
  if (amount === 0) throw new Error(`nothing was charged for ${invoiceId}`)
  const { email, name } = books.customers.get(customer)
  const id = newId('du')
  const told = filled(
    'dispute',
    { id, created: books.at, amount },
    {
      charge: invoiceId.replace('in_', 'ch_'),
      evidence: { customer_email_address: email, customer_name: name },
      evidence_details: { due_by: books.at + 10 * day, submission_method: 'not_submitted' },
    },
  )
  emit(books, 'charge.dispute.created', told)
  if (endsSubscription && !hasEnded(books.subscriptions.get(subscription))) {
    endSubscription(books, subscription, 'payment_disputed')
  }
  return id
}

function deleteCustomer(books: Books, id: string): void {
  const customer = books.customers.edit(id)
  if (customer.isGone) return
  for (const subscription of books.subscriptions.all()) {
    if (subscription.customer !== id || hasEnded(subscription)) continue
    endSubscription(books, subscription.id, 'cancellation_requested')
  }
  emit(books, 'customer.deleted', presentCustomer(customer))
  customer.isGone = true
}
