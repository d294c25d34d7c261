import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import type {
  BillingAnswer,
  BillingIntent,
  BillingOrder,
  BillingOutcome,
} from '#web/billing/plan.ts'
import { readRefusal } from './read-refusal.ts'

type Asker = { locale: Locale; hostId: string }

/** Does what a button of the billing screens asks; whatever happens on the way, the answer is an outcome and never a throw. */
export async function sendBilling(asker: Asker, order: BillingOrder): Promise<BillingAnswer> {
  const { intent } = order
  try {
    return await deeds[intent]({ ...asker, api: browserApi(asker) }, order)
  } catch {
    // No connection, or an answer in no shape of ours: to the host they are one thing.
    return { intent, is: 'unreachable' }
  }
}

type Caller = Asker & { api: ApiCalls }
type Deed = (caller: Caller, order: BillingOrder) => Promise<BillingAnswer>

const deeds: Readonly<Record<BillingIntent, Deed>> = {
  async checkout({ api, hostId, locale }, { quantity, propertyId }) {
    const answer = await api.stripe['create-checkout-session'].$post({
      json: { hostId, propertyId, guideQuantity: quantity },
    })
    if (answer.ok) return { is: 'elsewhere', url: (await answer.json()).url }
    return refused('checkout', answer, { locale, otherwise: 'could_not_process_checkout' })
  },

  async upgrade({ api, hostId, locale }, { quantity }) {
    const answer = await api.stripe['update-subscription-quantity'].$post({
      json: { hostId, newQuantity: quantity },
    })
    if (answer.ok) return done('upgrade', successSentenceOf('subscription_upgraded', locale))
    return refused('upgrade', answer, { locale, otherwise: 'could_not_upgrade_subscription' })
  },

  async cancel({ api, hostId, locale }) {
    const answer = await api.stripe['cancel-subscription'].$post({ json: { hostId } })
    if (answer.ok) return done('cancel', successSentenceOf('subscription_cancelled', locale))
    return refused('cancel', answer, { locale, otherwise: 'error_cancelling_subscription' })
  },

  async reactivate({ api, hostId, locale }) {
    const answer = await api.stripe['reactivate-subscription'].$post({ json: { hostId } })
    if (answer.ok) return done('reactivate', successSentenceOf('subscription_reactivated', locale))
    return refused('reactivate', answer, { locale, otherwise: 'error_reactivating_subscription' })
  },

  async portal({ api, hostId, locale }) {
    const answer = await api.stripe['create-portal-session'].$post({ json: { hostId } })
    if (answer.ok) return { is: 'elsewhere', url: (await answer.json()).url }
    return refused('portal', answer, { locale, otherwise: 'could_not_open_portal' })
  },

  async republish({ api, locale }, { ids }) {
    for (const id of ids) {
      const answer = await api['guide-credits'].publish[':id'].$post({ param: { id }, json: {} })
      if (answer.ok) continue
      return refused('republish', answer, { locale, otherwise: 'could_not_publish_guide' })
    }
    return done('republish', successSentenceOf('guide_published', locale))
  },
}

function done(intent: BillingIntent, message: string): BillingOutcome {
  return { intent, is: 'done', message }
}

type Answer = { status: number; headers: Headers; json: () => Promise<unknown> }
type Otherwise = { locale: Locale; otherwise: RefusalCode }

async function refused(
  intent: BillingIntent,
  answer: Answer,
  { locale, otherwise }: Otherwise,
): Promise<BillingOutcome> {
  const { error, code, url } = await readRefusal(answer)
  return {
    intent,
    is: 'refused',
    message: error ?? sentenceOf(otherwise, locale),
    code: code ?? 'http_error',
    ...(url && { url }),
  }
}
