import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { user } from '#server/db/tables/schema.ts'
import { buy, type Shop, type ShopHost, test, unknownId } from '#tests/billing-shop.ts'

const deeds = [
  'create-checkout-session',
  'update-subscription-quantity',
  'cancel-subscription',
  'reactivate-subscription',
  'create-portal-session',
] as const

type Asking = { hostId: unknown; authorization?: string }

/** What each of them answers to whoever asks with these. */
async function answersOf(shop: Shop, { hostId, authorization }: Asking) {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  const order = { propertyId: unknownId(), guideQuantity: 4, newQuantity: 4 }
  const body = JSON.stringify({ hostId, ...order })
  const answers: { status: number; body: unknown }[] = []
  for (const deed of deeds) {
    await shop.forgetLimits()
    const response = await shop.api.request(`/stripe/${deed}`, { method: 'POST', headers, body })
    answers.push({ status: response.status, body: await response.json() })
  }
  return answers
}

const fromEach = (answer: object) => deeds.map(() => answer)

async function look(shop: Shop, { hostId, authorization }: Asking) {
  const headers = { ...(authorization && { authorization }) }
  const response = await shop.api.request(`/stripe/subscription-status/${hostId}`, { headers })
  return { status: response.status, body: await response.json() }
}

async function signedIn(shop: Shop, host: ShopHost) {
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  return `Bearer ${token}`
}

test('without a session nothing is bought, changed or told', async ({ shop }) => {
  const { id: hostId } = await shop.newHost()
  const refused = { error: 'No active session found', code: 'unauthorized' }
  for (const authorization of [undefined, 'Bearer nonsense', 'Bearer a.b.c', 'Basic abc']) {
    const answers = await answersOf(shop, { hostId, authorization })
    expect(answers).toMatchObject(fromEach({ status: 401, body: refused }))
    expect((await look(shop, { hostId, authorization })).status).toBe(401)
  }
  expect(shop.exchanges).toEqual([])
})

test('a token that has run out is no session', async ({ shop }) => {
  const host = await shop.newHost()
  const asking = { hostId: host.id, authorization: await signedIn(shop, host) }
  await shop.pass(3600)
  expect((await look(shop, asking)).status).toBe(401)
  expect(await answersOf(shop, asking)).toMatchObject(fromEach({ status: 401 }))
  expect(shop.exchanges).toEqual([])
})

test('somebody else’s account and one that never was are refused alike', async ({ shop }) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  const authorization = await signedIn(shop, host)
  const refused = { error: 'No tienes acceso a esta cuenta', code: 'forbidden' }
  for (const hostId of [other.id, unknownId()]) {
    const answers = await answersOf(shop, { hostId, authorization })
    expect(answers).toMatchObject(fromEach({ status: 403, body: refused }))
    const told = await look(shop, { hostId, authorization })
    expect(told).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
  expect(shop.exchanges).toEqual([])
})

test('an account number that is no text is no request', async ({ shop }) => {
  const host = await shop.newHost()
  const authorization = await signedIn(shop, host)
  for (const hostId of [[host.id], { id: host.id }, 7, null, '', true]) {
    const answers = await answersOf(shop, { hostId, authorization })
    expect(answers).toMatchObject(fromEach({ status: 400, body: { code: 'invalid_request' } }))
  }
})

test('the token of an account that was erased opens nothing', async ({ shop }) => {
  const host = await shop.newHost()
  const asking = { hostId: host.id, authorization: await signedIn(shop, host) }
  expect((await look(shop, asking)).status).toBe(200)
  await asSystem(shop.db, (tx) => tx.delete(user).where(eq(user.id, host.id)))
  expect(await answersOf(shop, asking)).toMatchObject(fromEach({ status: 401 }))
  expect((await look(shop, asking)).status).toBe(401)
  expect(shop.exchanges).toEqual([])
})

test('the addresses a payment comes back to are ours, whatever host a request names', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const authorization = await signedIn(shop, host)
  const response = await shop.api.request('http://evil.test/stripe/create-checkout-session', {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      host: 'evil.test',
      origin: 'http://evil.test',
      'x-forwarded-host': 'evil.test',
    },
    body: JSON.stringify({
      hostId: host.id,
      propertyId: host.guideIds[0],
      guideQuantity: 4,
      success_url: 'http://evil.test/',
      customer: 'cus_evil',
      metadata: { host_id: 'evil' },
    }),
  })
  const { sessionId } = await response.json()
  const session = await shop.stripe.checkout.sessions.retrieve(sessionId)
  expect(JSON.stringify(session)).not.toContain('evil')
})

test('a key that would poison objects does nothing', async ({ shop }) => {
  const host = await shop.newHost()
  const authorization = await signedIn(shop, host)
  const response = await shop.api.request('/stripe/create-checkout-session', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: `{"hostId":"${host.id}","propertyId":"${host.guideIds[0]}","guideQuantity":4,"__proto__":{"polluted":true},"metadata":{"__proto__":{"polluted":true}}}`,
  })
  expect(response.status).toBe(200)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('the log of a whole purchase names no address, card, secret or page to pay at', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  const { sessionId } = await buy(shop, host, 4)
  await host.upgrade(6)
  shop.controls.fail({ kind: 'status', status: 500, times: 9 })
  await host.upgrade(8)
  shop.controls.stopFailing()
  shop.failures.length = 0
  await host.cancel()
  await host.portal()
  const said = shop.said.join('\n')
  for (const secret of [
    host.email,
    '4242',
    'whsec_',
    'sk_test',
    sessionId,
    '/c/pay/',
    '/p/session/',
  ]) {
    expect(said).not.toContain(secret)
  }
})

test('while the provider is down the plan is still known, guides are still published, and buying says so', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost({ guides: 5 })
  await buy(shop, host, 4)
  const other = await shop.newHost()
  shop.controls.fail({ kind: 'reset', times: 500 })
  expect(await host.status()).toMatchObject({
    status: 200,
    body: { subscription: { status: 'active', quantity: 4 } },
  })
  expect((await host.publish(host.guideIds[0]!)).status).toBe(200)
  const refused = await other.checkout(4)
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'payment_provider_unavailable', error: 'Could not create checkout session' },
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await host.cancel()).toMatchObject({
    status: 503,
    body: { error: 'Error cancelling subscription' },
  })
  shop.failures.length = 0
})

test('a plan not looked at for a day is answered at once, marked as old, and looked up behind it', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await shop.pass(25 * 3600)
  expect(await host.subscription()).toMatchObject({ stale: true, quantity: 4 })
  await expect.poll(() => host.subscription()).toMatchObject({ stale: false })
})

test('back from the pages for cards and invoices, what was changed there is looked up', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  expect((await host.portal()).status).toBe(200)
  await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(await host.subscription()).toMatchObject({ stale: true, cancel_at_period_end: false })
  await expect
    .poll(() => host.subscription())
    .toMatchObject({ stale: false, cancel_at_period_end: true })
})

test('a plan that cannot be looked up is asked about once in half a minute, however often it is read', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await shop.pass(25 * 3600)
  const asked = () => shop.exchanges.length
  const before = asked()
  shop.leaveUnanswered('GetSubscriptions', { times: 100 })
  for (let read = 0; read < 5; read += 1)
    expect(await host.subscription()).toMatchObject({ stale: true })
  await expect.poll(() => shop.said.join()).toContain('a stale subscription could not be looked up')
  const first = asked() - before
  expect(await host.subscription()).toMatchObject({ stale: true })
  expect(shop.said.filter((line) => line.includes('could not be looked up'))).toHaveLength(1)
  expect(asked() - before).toBe(first)
  await shop.pass(31)
  shop.answerAgain()
  await host.subscription()
  await expect.poll(() => host.subscription()).toMatchObject({ stale: false })
})

test('without the database the status says that it cannot be read', async ({ shop }) => {
  const host = await shop.newHost()
  const authorization = await signedIn(shop, host)
  const { db } = shop.resources
  const { transaction } = db
  db.transaction = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  const told = await look(shop, { hostId: host.id, authorization })
  db.transaction = transaction
  const error = 'Error fetching subscription status'
  expect(told).toMatchObject({ status: 503, body: { error } })
  shop.failures.length = 0
})

test.for([
  ['ten changes', 10, 409, (host: ShopHost) => host.cancel()],
  ['sixty looks', 60, 200, (host: ShopHost) => host.status()],
] as const)(
  'more than %s a minute are too many, for this host alone',
  { tags: 'long' },
  async ([, most, usual, ask], { shop }) => {
    const host = await shop.newHost()
    const other = await shop.newHost()
    for (let asked = 0; asked < most; asked += 1) expect((await ask(host)).status).toBe(usual)
    const refused = await ask(host)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await ask(other)).status).toBe(usual)
  },
)

test('the schemas the sandbox answers by are those of the version the SDK speaks', () => {
  const schemas = JSON.parse(
    readFileSync('payments-sandbox/schema/stripe-subset.schema.json', 'utf8'),
  )
  const advice = 'regenerate the subset after an upgrade of the SDK'
  expect(schemas.$comment, advice).toContain(`API version ${Stripe.API_VERSION}`)
  expect(schemas.$comment, advice).toContain(`stripe@${Stripe.PACKAGE_VERSION}`)
})
