import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { user } from '#server/db/tables/schema.ts'
import { buy, good, type ShopHost, test, unknownId } from '#tests/billing-shop.ts'

const deeds = [
  'create-checkout-session',
  'update-subscription-quantity',
  'cancel-subscription',
  'reactivate-subscription',
  'create-portal-session',
] as const

const bodyFor = (hostId: unknown) => ({
  hostId,
  propertyId: unknownId(),
  guideQuantity: 4,
  newQuantity: 4,
})

test('without a session nothing is bought, changed or told', async ({ shop }) => {
  const { id } = await shop.newHost()
  const tokens = [undefined, 'Bearer nonsense', 'Bearer a.b.c', 'Basic abc']
  for (const authorization of tokens) {
    for (const deed of deeds) {
      const response = await shop.api.request(`/stripe/${deed}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify(bodyFor(id)),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({
        error: 'No active session found',
        code: 'unauthorized',
      })
    }
    expect((await shop.api.request(`/stripe/subscription-status/${id}`)).status).toBe(401)
  }
  expect(shop.exchanges).toEqual([])
})

test('a token that has run out is no session', async ({ shop }) => {
  const host = await shop.newHost()
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  await shop.pass(3600)
  const response = await shop.api.request(`/stripe/subscription-status/${host.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
  for (const deed of deeds) {
    const refused = await shop.api.request(`/stripe/${deed}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(bodyFor(host.id)),
    })
    expect(refused.status).toBe(401)
  }
  expect(shop.exchanges).toEqual([])
})

test('somebody else’s account and one that never was are refused alike', async ({ shop }) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  for (const hostId of [other.id, unknownId()]) {
    for (const deed of deeds) {
      await shop.forgetLimits()
      expect(await host.call('POST', `/stripe/${deed}`, bodyFor(hostId))).toMatchObject({
        status: 403,
        body: { error: 'No tienes acceso a esta cuenta', code: 'forbidden' },
      })
    }
    const status = await host.call('GET', `/stripe/subscription-status/${hostId}`)
    expect(status).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
  expect(shop.exchanges).toEqual([])
})

test('an account number that is no text is no request', async ({ shop }) => {
  const host = await shop.newHost()
  for (const hostId of [[host.id], { id: host.id }, 7, null, '', true]) {
    await shop.forgetLimits()
    for (const deed of deeds) {
      const { status, body } = await host.call('POST', `/stripe/${deed}`, bodyFor(hostId))
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' })
    }
  }
})

test('the token of an account that was erased opens nothing', async ({ shop }) => {
  const host = await shop.newHost()
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const status = async () =>
    (await shop.api.request(`/stripe/subscription-status/${host.id}`, { headers })).status
  expect(await status()).toBe(200)
  await asSystem(shop.db, (tx) => tx.delete(user).where(eq(user.id, host.id)))
  for (const deed of deeds) {
    const body = JSON.stringify(bodyFor(host.id))
    const refused = await shop.api.request(`/stripe/${deed}`, { method: 'POST', headers, body })
    expect(refused.status).toBe(401)
  }
  expect(await status()).toBe(401)
  expect(shop.exchanges).toEqual([])
})

test('the addresses a payment comes back to are ours, whatever host a request names', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  const response = await shop.api.request('http://evil.test/stripe/create-checkout-session', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
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
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  const response = await shop.api.request('/stripe/create-checkout-session', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
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
  const { token } = await shop.resources.auth.issueAccessToken(host.id)
  const { db } = shop.resources
  const { transaction } = db
  db.transaction = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  const response = await shop.api.request(`/stripe/subscription-status/${host.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  db.transaction = transaction
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: 'Error fetching subscription status' })
  shop.failures.length = 0
})

test('more than ten changes a minute are too many, for this host alone', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  const answers: Awaited<ReturnType<ShopHost['cancel']>>[] = []
  for (let tried = 0; tried < 11; tried += 1) answers.push(await host.cancel())
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(409), 429])
  expect(answers.at(-1)!.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await other.cancel()).status).toBe(409)
})

test('more than sixty looks a minute are too many, for this host alone', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  const statuses: number[] = []
  for (let asked = 0; asked < 60; asked += 1) statuses.push((await host.status()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await host.status()
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await other.status()).status).toBe(200)
})

test('the schemas the sandbox answers by are those of the version the SDK speaks', () => {
  const schemas = JSON.parse(
    readFileSync('payments-sandbox/schema/stripe-subset.schema.json', 'utf8'),
  )
  const advice = 'regenerate the subset after an upgrade of the SDK'
  expect(schemas.$comment, advice).toContain(`API version ${Stripe.API_VERSION}`)
  expect(schemas.$comment, advice).toContain(`stripe@${Stripe.PACKAGE_VERSION}`)
})

test('a page to pay at is paid once however often it is opened', async ({ shop }) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  expect(shop.controls.payCheckout({ session: body.sessionId, card: good }).kind).toBe('closed')
  await shop.settled()
  expect(await shop.subscriptionsOf(host)).toHaveLength(1)
})
