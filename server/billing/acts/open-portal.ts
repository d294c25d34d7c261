import { Refusal } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getLocale } from '#server/billing/queries.ts'
import { refusalFor } from '#server/billing/stripe-errors.ts'
import { findCustomer } from '#server/billing/sync/customers.ts'
import type { SubscriptionRow } from '#server/billing/sync/mirror.ts'

const saying = 'could_not_open_portal'

type Visit = { hostId: string; locale?: Locale | undefined }

/** The provider's own page for cards and invoices, in the language of the screen or else the host's own. */
export async function openPortal(context: BillingContext, { hostId, locale }: Visit) {
  const customer = await findCustomer(context, hostId)
  if (!customer?.stripeCustomerId) throw new Refusal('no_subscription', { saying })
  const hostsLocale = await getLocale(context, hostId)
  try {
    const { url } = await context.payments.stripe.billingPortal.sessions.create({
      customer: customer.stripeCustomerId,
      locale: (locale ?? hostsLocale) === 'es' ? 'es-419' : 'en',
      return_url: `${context.appUrl()}/settings`,
    })
    return { url }
  } catch (error) {
    throw refusalFor(error, saying)
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
