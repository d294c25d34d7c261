import type { Locale } from '#domain/locale.ts'
import { Refusal } from '#domain/refusals.ts'
import { findCustomer } from './customers.ts'
import type { BillingGround } from './ground.ts'
import { getLocale } from './host-locale.ts'
import { refusalFor } from './stripe-errors.ts'

const saying = 'could_not_open_portal'

type Visit = { hostId: string; locale?: Locale | undefined }

/** The provider's own page for cards and invoices, in the language of the screen or else the host's own. */
export async function openPortal(ground: BillingGround, { hostId, locale }: Visit) {
  const customer = await findCustomer(ground, hostId)
  if (!customer?.stripeCustomerId) throw new Refusal('no_subscription', { saying })
  const hostsLocale = await getLocale(ground, hostId)
  try {
    const { url } = await ground.payments.stripe.billingPortal.sessions.create({
      customer: customer.stripeCustomerId,
      locale: (locale ?? hostsLocale) === 'es' ? 'es-419' : 'en',
      return_url: `${ground.appUrl()}/settings`,
    })
    return { url }
  } catch (error) {
    throw refusalFor(error, saying)
  }
}
