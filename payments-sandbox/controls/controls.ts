import { answerChallenge } from '#sandbox/actions/answer-challenge.ts'
import { changeCardOf } from '#sandbox/actions/change-card.ts'
import type { Outcome } from '#sandbox/actions/outcome.ts'
import { payCheckoutWith } from '#sandbox/actions/pay-checkout.ts'
import { payInvoiceWith } from '#sandbox/actions/pay-invoice.ts'
import { cancelInPortal } from '#sandbox/actions/portal-cancel.ts'
import { deleteCustomer, dispute, setQuantity, setStatus } from '#sandbox/actions/support.ts'
import { changeSettings, settingsOf } from '#sandbox/books/settings.ts'
import type { CardInput } from '#sandbox/cards/test-cards.ts'
import { accountTime } from '#sandbox/clock/account-time.ts'
import type { Fault } from '#sandbox/faults/faults.ts'
import type { SubscriptionStatus } from '#sandbox/store/records.ts'
import type { SettingsRecord } from '#sandbox/store/service-records.ts'
import type { ListedDelivery } from '#sandbox/webhooks/delivery-log.ts'
import type { Endpoint, PostResult } from '#sandbox/webhooks/post.ts'
import type { Rule } from '#sandbox/webhooks/rules.ts'
import { catchUp, type World } from '#sandbox/world.ts'

type TypedCard = { card: string; expiry?: string; cvc?: string; name?: string }

/** What a test or a developer can make happen. Over HTTP: `/_sandbox/<name>`, same arguments. */
export type Controls = {
  time(): Date
  /** Moves the sandbox's own clock forward and does everything that falls due on the way. */
  advance(by: { seconds?: number; to?: string }): Date
  /** Does what has fallen due by the clock that was handed in. */
  settle(): void
  fail(fault: Fault): void
  stopFailing(): void

  setWebhook(endpoint: Endpoint): void
  holdWebhooks(): void
  heldWebhooks(): string[]
  releaseWebhooks(chosen?: { events?: string[] }): Promise<void>
  reorderWebhooks(order: { events: string[] }): void
  duplicateWebhook(what: { event: string; times?: number }): Promise<PostResult[]>
  dropWebhooks(rule: Rule): void
  corruptWebhooks(rule: Rule): void
  deliveries(): ListedDelivery[]
  webhooksSettled(): Promise<void>

  setAfterLastRetry(choice: { outcome: SettingsRecord['afterLastRetry'] }): void
  setStatus(change: { subscription: string; status: SubscriptionStatus }): void
  setQuantity(change: { subscription: string; quantity: number }): void
  cancelInPortal(chosen: { subscription: string }): void
  dispute(what: { invoice: string; endsSubscription?: boolean }): string
  deleteCustomer(chosen: { customer: string }): void

  payCheckout(payment: TypedCard & { session: string }): Outcome
  payInvoice(payment: TypedCard & { invoice: string }): Outcome
  changeCard(change: TypedCard & { customer: string }): Outcome
  answerChallenge(answer: { challenge: string; confirmed: boolean }): Outcome

  /** Empties the books; the webhook endpoint stays. */
  reset(): void
}

export function openControls(world: World): Controls {
  const { store, deliveries, faults } = world
  const time = () => new Date(store.transact((tables) => accountTime(tables, world.now)) * 1000)

  return {
    time,
    advance({ seconds, to }) {
      const ahead = seconds ?? Math.ceil((new Date(to ?? '').getTime() - time().getTime()) / 1000)
      if (!(ahead >= 0)) throw new Error('the clock only moves forward')
      store.transact((tables) =>
        changeSettings(tables, { clockAhead: settingsOf(tables).clockAhead + ahead }),
      )
      catchUp(world)
      return time()
    },
    settle: () => catchUp(world),
    fail: (fault) => faults.plan(fault),
    stopFailing: () => faults.clear(),

    setWebhook({ url, secret }) {
      store.transact((tables) => changeSettings(tables, { webhook: { url, secret } }))
    },
    holdWebhooks: () => deliveries.hold(),
    heldWebhooks: () => deliveries.held(),
    releaseWebhooks: (chosen) => deliveries.release(chosen?.events),
    reorderWebhooks: ({ events }) => deliveries.reorder(events),
    duplicateWebhook: ({ event, times }) => deliveries.duplicate(event, times ?? 1),
    dropWebhooks: (rule) => deliveries.drop(rule),
    corruptWebhooks: (rule) => deliveries.corruptSignature(rule),
    deliveries: () => deliveries.list(),
    webhooksSettled: () => deliveries.idle(),

    setAfterLastRetry({ outcome }) {
      store.transact((tables) => changeSettings(tables, { afterLastRetry: outcome }))
    },
    setStatus: ({ subscription, status }) => setStatus(world, subscription, status),
    setQuantity: ({ subscription, quantity }) => setQuantity(world, subscription, quantity),
    cancelInPortal: ({ subscription }) => cancelInPortal(world, subscription),
    dispute: ({ invoice, endsSubscription }) => dispute(world, invoice, endsSubscription ?? false),
    deleteCustomer: ({ customer }) => deleteCustomer(world, customer),

    payCheckout: ({ session, ...typed }) => payCheckoutWith(world, session, cardFrom(typed)),
    payInvoice: ({ invoice, ...typed }) => payInvoiceWith(world, invoice, cardFrom(typed)),
    changeCard: ({ customer, ...typed }) => changeCardOf(world, customer, cardFrom(typed)),
    answerChallenge: ({ challenge, confirmed }) => answerChallenge(world, challenge, confirmed),

    reset() {
      const { webhook } = store.transact(settingsOf)
      deliveries.clear()
      faults.clear()
      store.reset()
      store.transact((tables) => changeSettings(tables, { webhook }))
    },
  }
}

const cardFrom = ({ card, expiry, cvc, name }: TypedCard): CardInput => ({
  number: card,
  expiry: expiry ?? '12/44',
  cvc: cvc ?? '123',
  name: name ?? 'SANDBOX',
})
