/** @module-tag long */
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { isGranting, isLive } from '#domain/money/subscription.ts'
import { ApiError } from '#sandbox/api/api-error.ts'
import { auditAccount, listWithoutCover } from '#server/billing/jobs/audit-account.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { announceRenewals } from '#server/billing/sync/notices.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions } from '#server/db/tables/schema.ts'
import {
  asksAlways,
  day,
  declined,
  failsLater,
  good,
  type Shop,
  type ShopHost,
  test,
} from '#tests/billing-shop.ts'

const steps = 500
const walks = process.env.FUZZ_RUNS ? 5 : 1
const firstSeed = Number(process.env.FUZZ_SEED ?? 20_260_310)

test.for(Array.from({ length: walks }, (_, walk) => firstSeed + walk))(
  'after a random walk with lost webhooks, failing calls and leaps of the clock, one look at the provider sets everything right (seed %i)',
  async (seed, { shop }) => {
    const chance = openChance(seed)
    const hosts = await Promise.all(
      Array.from({ length: 5 }, () => shop.newHost({ guides: 8, published: 0 })),
    )
    for (let step = 0; step < steps; step += 1) {
      await act(shop, chance, chance.pick(hosts))
      await shop.forgetLimits()
    }
    shop.controls.stopFailing()
    await shop.settled()
    await shop.pass(10 * 60)
    await reconcile(shop.resources)
    await auditAccount(shop.resources)
    await sweepGraces(shop.resources)
    for (const line of shop.failures) expectFromOutage(JSON.parse(line).err)
    shop.failures.length = 0
    for (const host of hosts) await expectMirrored(shop, host)
    expect(
      await asSystem(shop.db, (tx) => listWithoutCover(tx, shop.resources.payments.now())),
    ).toEqual([])
  },
)

/** Our copy is what the provider says, and the credits are what our copy says. */
async function expectMirrored(shop: Shop, host: ShopHost) {
  const told = await shop.subscriptionsOf(host)
  const copies = await asSystem(shop.db, (tx) =>
    tx.select().from(billedSubscriptions).where(eq(billedSubscriptions.hostId, host.id)),
  )
  const facts = told.map((one) => ({
    id: one.id,
    status: one.status,
    quantity: one.items.data[0]!.quantity,
    end: one.items.data[0]!.current_period_end,
    cancelAt: one.cancel_at,
  }))
  const copied = copies.map((one) => ({
    id: one.id,
    status: one.status,
    quantity: one.quantity,
    end: one.currentPeriodEnd && one.currentPeriodEnd.getTime() / 1000,
    cancelAt: one.cancelAt && one.cancelAt.getTime() / 1000,
  }))
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(copied.toSorted(byId)).toEqual(facts.toSorted(byId))
  const live = copies.filter(({ status }) => isLive(status))
  expect(live.length).toBeLessThanOrEqual(1)
  const paid = Math.max(
    0,
    ...live.filter(({ status }) => isGranting(status)).map((one) => one.quantity),
  )
  const credits = await host.credits()
  expect(credits).toMatchObject({ guide_credits: 3 + paid, paid_credits: paid })
  expect(credits.available_credits).toBeGreaterThanOrEqual(0)
}

type Chance = ReturnType<typeof openChance>

/** One of the things that happen in the life of a host, or to the connection between two computers. */
async function act(shop: Shop, chance: Chance, host: ShopHost) {
  const { controls } = shop
  const quantity = 1 + chance.upTo(15)
  const card = chance.pick([good, good, good, declined, failsLater, asksAlways])
  const [newest] = await shop.subscriptionsOf(host).catch(() => [])
  const subscription = newest && newest.status !== 'canceled' ? newest : undefined
  const deeds: (() => unknown)[] = [
    () => orderly(host.checkout(quantity)),
    () => orderly(host.checkout(quantity)),
    () => payOpenSession(shop, host, card),
    () => payOpenSession(shop, host, good),
    () => orderly(host.upgrade(quantity)),
    () => orderly(host.cancel()),
    () => orderly(host.reactivate()),
    () => orderly(host.publish(chance.pick(host.guideIds))),
    () => orderly(host.publish(chance.pick(host.guideIds))),
    () => orderly(host.unpublish(chance.pick(host.guideIds))),
    () => subscription && controls.cancelInPortal({ subscription: subscription.id }),
    () =>
      subscription?.status === 'active' &&
      controls.setQuantity({ subscription: subscription.id, quantity }),
    () => subscription && controls.changeCard({ customer: String(subscription.customer), card }),
    () => controls.dropWebhooks({ next: 1 + chance.upTo(5) }),
    () => duplicateOne(shop, chance),
    () => failSoon(shop, chance),
    () => controls.stopFailing(),
    () => shop.pass(chance.pick([60, 3600, day, 5 * day, 20 * day])),
    () => orderly(host.status()),
    () => reconcile(shop.resources),
    () => sweepGraces(shop.resources),
    () => announceRenewals(shop.resources),
  ]
  // The provider's own refusals, and jobs that meet a failing one, are part of the walk.
  await Promise.resolve()
    .then(chance.pick(deeds))
    .catch((error: unknown) => {
      if (!isOfProvider(error)) throw error
    })
}

/** Said by the provider, by whoever cannot reach it, or by a job that met nothing but that. */
function isOfProvider(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isOfProvider)
  return error instanceof Stripe.errors.StripeError || error instanceof ApiError
}

/** What is logged as an error is that the provider was down, and nothing else. */
function expectFromOutage({ code, message }: { code?: string; message: string }) {
  const isKnown =
    ['payment_provider_unavailable', 'outcome_unknown'].includes(code ?? '') ||
    outageSentences.some((sentence) => message.startsWith(sentence))
  expect(isKnown, `${code} ${message}`).toBe(true)
}

/** An announcement that could not be acted on is logged with the words of the SDK and of the sandbox. */
const outageSentences = [
  'Something went wrong.',
  'An error occurred with our connection to Stripe.',
]

/** Refused perhaps, but never by accident. */
async function orderly(answer: Promise<{ status: number; body: { code?: string } }>) {
  const { status, body } = await answer
  expect(`${status} ${body.code}`).not.toMatch(/unexpected|^500|misconfigured/)
}

async function payOpenSession(shop: Shop, host: ShopHost, card: string) {
  const open = (await shop.attempts(host.id)).find(({ state }) => state === 'open')
  if (!open?.stripeObjectId) return
  const outcome = shop.controls.payCheckout({ session: open.stripeObjectId, card })
  if (outcome.kind !== 'challenge') return
  shop.controls.answerChallenge({ challenge: outcome.challenge, confirmed: true })
}

async function duplicateOne(shop: Shop, chance: Chance) {
  const sent = shop.controls.deliveries()
  if (sent.length === 0) return
  await shop.controls.duplicateWebhook({ event: chance.pick(sent).event, times: 2 })
}

function failSoon(shop: Shop, chance: Chance) {
  const when = chance.pick(['before', 'after'] as const)
  const times = 1 + chance.upTo(4)
  if (chance.upTo(2) === 0) shop.controls.fail({ kind: 'status', status: 500, when, times })
  else shop.controls.fail({ kind: 'reset', when, times })
}

/** Chance that repeats itself for the same seed. */
function openChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return {
    upTo,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[upTo(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
