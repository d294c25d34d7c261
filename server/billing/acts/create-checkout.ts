import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import {
  assertPaidQuantity,
  assertWithin,
  formatCharge,
  monthlyTotalCentavos,
} from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import {
  askedQuantity,
  assertOwn,
  type BillingContext,
  getLocale,
  hostBody,
  pageLocales,
} from '#server/billing/context.ts'
import { isInvalidRequest, isMissing, unless } from '#server/billing/payments.ts'
import { getPrice, withPriceIncident } from '#server/billing/price.ts'
import { ensureCustomer, loseCustomer } from '#server/billing/sync/customers.ts'
import { liveRows, type Mirror } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import {
  type Attempt,
  ask,
  findCheckout,
  isForgotten,
  noteAttempt,
  startAttempt,
} from './attempts.ts'
import { endNow, endSession, voidInvoice } from './end-subscription.ts'
import { pastDue } from './open-portal.ts'
import { type Turn, withBilling } from './with-billing.ts'

export const checkoutCall = (context: BillingContext) =>
  hostCall('POST /stripe/create-checkout-session', {
    summary: 'Start buying a subscription',
    description:
      'Answers the page to pay at. The same order, asked again, answers the same page; another quantity makes the old page unpayable.',
    failure: 'could_not_process_checkout',
    body: checkoutBody,
    limit: 'billingChanges',
    refuses: ['already_subscribed', 'property_not_found', 'payment_past_due'],
    answer: { 200: json(z.object({ sessionId: z.string(), url: z.string() }), 'Where to pay') },
    async work({ hostId, body, locale }) {
      await assertOwn(context, hostId, body.hostId)
      return createCheckout(context, { ...body, locale })
    },
  })

const checkoutBody = hostBody.extend({
  propertyId: z.unknown().optional().openapi({ type: 'string', format: 'uuid' }),
  guideQuantity: askedQuantity,
})

export type Order = {
  hostId: string
  propertyId?: unknown
  guideQuantity?: unknown
  /** The language of the screen it was ordered on; without one, the host's own. */
  locale?: Locale | undefined
}

type Wanted = Awaited<ReturnType<typeof checkOrder>>

const sessionMs = 60 * 60_000
const usableMs = 5 * 60_000
const saying = 'could_not_create_checkout_session'

/** Where the host pays for a new subscription; asked twice, it answers with the same page. */
export async function createCheckout(context: BillingContext, order: Order) {
  const wanted = await checkOrder(context, order)
  const work = { hostId: wanted.hostId, reason: 'checkout', saying } as const
  return withBilling(context, work, async (turn) => {
    await assertMayBuy(context, turn)
    return openCheckout(context, turn, wanted)
  })
}

async function checkOrder(context: BillingContext, order: Order) {
  const { hostId, propertyId, guideQuantity, locale } = order
  assertPaidQuantity(guideQuantity)
  assertWithin(guideQuantity, context.config.maxPaidGuides)
  if (typeof propertyId !== 'string' || propertyId === '') throw new Refusal('missing_property')
  const isOwn = and(eq(properties.id, propertyId), eq(properties.hostId, hostId))
  const isThere =
    z.guid().safeParse(propertyId).success &&
    (await asSystem(context.db, (tx) => tx.$count(properties, isOwn))) > 0
  if (!isThere) throw new Refusal('property_not_found')
  return { hostId, propertyId, quantity: guideQuantity, locale }
}

/** By what the provider says, not by our copy; a first payment that was never finished stands in nobody's way. */
async function assertMayBuy(context: BillingContext, turn: Turn) {
  const { rows } = await refuseSubscribed(context, turn)
  const unfinished = rows.filter(({ status }) => status === 'incomplete')
  for (const row of unfinished) {
    await turn.keep()
    // Its invoice goes first: one paid by now cannot be voided.
    await voidInvoice(context, row)
    const { status } = await context.payments.stripe.subscriptions.retrieve(row.id)
    if (status === 'incomplete') await endNow(context, row.id)
  }
  if (unfinished.length > 0) await refuseSubscribed(context, turn)
}

async function refuseSubscribed(context: BillingContext, { sync }: Turn): Promise<Mirror> {
  const mirror = await sync()
  const { subscription, current } = mirror
  if (!current || liveRows(mirror).length === 0) return mirror
  const extra = { quantity: subscription.quantity }
  if (subscription.cancelAtPeriodEnd) throw new Refusal('subscription_cancelling', { extra })
  if (current.status === 'active' || current.status === 'trialing') {
    throw new Refusal('already_subscribed', { extra })
  }
  throw await pastDue(context, current, extra)
}

async function openCheckout(context: BillingContext, turn: Turn, wanted: Wanted) {
  const waiting = await findCheckout(context, wanted.hostId)
  const isSame = waiting?.quantity === wanted.quantity && waiting.propertyId === wanted.propertyId
  const leftMs = (waiting?.expiresAt?.getTime() ?? 0) - context.payments.now().getTime()
  if (waiting && isSame && leftMs > usableMs) {
    const { stripeObjectId, url } = waiting
    await turn.keep()
    if (!stripeObjectId || !url) {
      const outcome = await findOutcomeOf(context, waiting)
      return outcome ?? startCheckout(context, turn, wanted)
    }
    const session = await context.payments.stripe.checkout.sessions.retrieve(stripeObjectId)
    const isUnderstood = !wanted.locale || session.locale === pageLocales[wanted.locale]
    if (session.status === 'open' && isUnderstood) return { sessionId: stripeObjectId, url }
  }
  if (waiting) await giveUp(context, turn, waiting)
  return startCheckout(context, turn, wanted)
}

/** The page of an earlier purchase stops being payable before there is another. */
async function giveUp(context: BillingContext, turn: Turn, waiting: Attempt) {
  await turn.keep()
  const sessionId = waiting.stripeObjectId ?? (await findOutcomeOf(context, waiting))?.sessionId
  const state = sessionId ? await endSession(context, sessionId) : 'expired'
  await noteAttempt(context, waiting.id, { state })
  if (state === 'expired') return
  await turn.sync('checkout_completed')
  throw new Refusal('already_subscribed')
}

/** Asked again under its key, the provider says what it made of the request whose answer never came. */
async function findOutcomeOf(context: BillingContext, waiting: Attempt) {
  if (isForgotten(context, waiting)) return undefined
  // It can no longer be carried out, for instance because it would end too soon: so under its key it never was.
  return unless(isInvalidRequest, openSession(context, waiting))
}

async function startCheckout(context: BillingContext, turn: Turn, wanted: Wanted) {
  await turn.keep()
  const customerId = await ensureCustomer(context, wanted.hostId)
  try {
    return await startWith(context, turn, { ...wanted, customerId })
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await loseCustomer(context, { hostId: wanted.hostId, customerId })
    const another = await ensureCustomer(context, wanted.hostId)
    return startWith(context, turn, { ...wanted, customerId: another })
  }
}

async function startWith(
  context: BillingContext,
  turn: Turn,
  { customerId, ...wanted }: Wanted & { customerId: string },
) {
  const { hostId, propertyId, quantity } = wanted
  const { payments } = context
  const sold = { subject: payments.priceLookupKey }
  const price = await withPriceIncident(context, sold, getPrice(payments))
  const expiresAt = new Date(payments.now().getTime() + sessionMs)
  const hostsLocale = await getLocale(context, hostId)
  const locale = wanted.locale ?? hostsLocale
  const params = {
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: customerId,
    client_reference_id: hostId,
    line_items: [{ price: price.id, quantity, adjustable_quantity: { enabled: false } }],
    allowed_payment_method_types: ['card'],
    locale: pageLocales[locale],
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    metadata: { host_id: hostId, property_id: propertyId },
    subscription_data: { metadata: { host_id: hostId }, billing_mode: { type: 'flexible' } },
    custom_text: { submit: { message: checkoutWords[locale](monthlyTotalCentavos(quantity)) } },
    success_url: `${context.appUrl()}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${context.appUrl()}/payment-cancel?property_id=${propertyId}&quantity=${quantity}`,
  } satisfies Stripe.Checkout.SessionCreateParams
  const attempt = await startAttempt(context, {
    hostId,
    kind: 'checkout',
    quantity,
    propertyId,
    expiresAt,
    params,
  })
  await turn.keep()
  return openSession(context, attempt)
}

async function openSession(context: BillingContext, attempt: Attempt) {
  const { stripe } = context.payments
  const params = attempt.params as Stripe.Checkout.SessionCreateParams
  const { id, url } = await ask(context, attempt, (key) =>
    stripe.checkout.sessions.create(params, key),
  )
  if (!url) throw new Error(`the checkout session ${id} has no page`)
  await noteAttempt(context, attempt.id, { state: 'open', stripeObjectId: id, url })
  return { sessionId: id, url }
}

/** What stands beside the button on the provider's page: the charge, its rhythm, how to end it. */
const checkoutWords: Record<Locale, (totalCentavos: number) => string> = {
  es: (total) =>
    `Cargo automático mensual de ${formatCharge('es', total)}, impuestos incluidos, hasta que canceles. Cancela cuando quieras en Configuración.`,
  en: (total) =>
    `Automatic monthly charge of ${formatCharge('en', total)}, taxes included, until you cancel. Cancel any time in Settings.`,
}
