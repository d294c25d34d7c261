import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import {
  assertOwn,
  type BillingContext,
  getLocale,
  hostBody,
  pageLocales,
} from '#server/billing/context.ts'
import { isMissing, refusalFor } from '#server/billing/payments.ts'
import {
  changeCustomer,
  findCustomer,
  loseCustomer,
  type SubscriptionRow,
} from '#server/billing/sync/customers.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'

export const portalCall = (context: BillingContext) =>
  hostCall('POST /stripe/create-portal-session', {
    summary: 'Open my invoices and cards',
    failure: 'could_not_open_portal',
    body: hostBody,
    limit: 'billingChanges',
    refuses: ['no_subscription'],
    answer: { 200: json(z.object({ url: z.string() }), 'Where they are') },
    async work({ hostId, body, locale }) {
      await assertOwn(context, hostId, body.hostId)
      return openPortal(context, { hostId, locale })
    },
  })

const saying = 'could_not_open_portal'

type Visit = { hostId: string; locale?: Locale | undefined }

/** The provider's own page for cards and invoices, in the language of the screen or else the host's own. */
async function openPortal(context: BillingContext, { hostId, locale }: Visit) {
  const customerId = (await findCustomer(context, hostId))?.stripeCustomerId
  if (!customerId) throw new Refusal('no_subscription', { saying })
  const hostsLocale = await getLocale(context, hostId)
  try {
    const { url } = await context.payments.stripe.billingPortal.sessions.create({
      customer: customerId,
      locale: pageLocales[locale ?? hostsLocale],
      return_url: `${context.appUrl()}/settings`,
    })
    // What is changed there may be known here only later: whoever comes back is told so, and it is looked up.
    await asSystem(context.db, (tx) => changeCustomer(tx, hostId, { lastSyncedAt: new Date(0) }))
    return { url }
  } catch (error) {
    if (!isMissing(error)) throw refusalFor(error, saying)
    await loseCustomer(context, { hostId, customerId })
    await syncHost(context, hostId, 'portal')
    throw new Refusal('no_subscription', { saying })
  }
}

/** Something has to be paid first: at its invoice, or where there is none to pay, on the page for cards and invoices. */
export async function pastDue(
  context: BillingContext,
  { hostId, unpaidInvoiceUrl }: SubscriptionRow,
  facts: { quantity?: number } = {},
) {
  const url = unpaidInvoiceUrl ?? (await openPortal(context, { hostId })).url
  return new Refusal('payment_past_due', { extra: { ...facts, url } })
}
