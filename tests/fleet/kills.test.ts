/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  guidebookSaves,
  mailOutbox,
  photos,
  properties,
  stripeEvents,
  tasks,
} from '#server/db/tables/schema.ts'
import { sweepPhotos } from '#server/photos/photo-use.ts'
import { openPhotos, openPrivateStore } from '#server/photos/store.ts'
import { good } from '#tests/billing-shop.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { listPhotos } from '#tests/installation.ts'
import { rowsIn } from '#tests/queries.ts'
import { type FleetHost, until, webhookSecret } from './fleet.ts'
import { openFleet } from './place.ts'
import { uploadOf } from './upload.ts'

let fleet: Awaited<ReturnType<typeof openFleet>>

beforeAll(async () => {
  fleet = await openFleet()
})

afterAll(() => fleet?.stop())

/** The first process asked, killed once `isBegun`, and started again after the test has looked. */
async function killDuring(asked: Promise<unknown>, isBegun: () => Promise<unknown>) {
  const unanswered = asked.then(
    (answer) => ({ answer }),
    () => 'no answer',
  )
  await isBegun()
  const [first] = fleet.members
  await first!.kill()
  expect(await unanswered).toBe('no answer')
  return () => first!.start()
}

const second = () => fleet.members[1]!

async function rowOf(id: string) {
  const [row] = await rowsIn(fleet.db, properties, eq(properties.id, id))
  return row!
}

test('a process killed in the middle of a save has saved nothing, and the same save is done by another', async () => {
  const host = await fleet.newHost()
  const { id } = await makeGuide(fleet.db, { hostId: host.id, name: 'Casa Antes' })
  const saveId = randomUUID()
  const form = { ...makeForm({ welcome: { propertyName: 'Casa Después' } }), version: 1, saveId }
  const save = (at: number) => host.call(fleet.members[at]!, 'PUT', `/guidebooks/${id}`, form)
  // The guide is written by then, what tells of the save is not.
  const held = await fleet.hold('lock table guidebook_saves in access exclusive mode')
  const restart = await killDuring(save(0), held.isWaitedFor)
  await held.letGo()
  const repeated = await save(1)
  expect([repeated.status, repeated.body.property.version]).toEqual([200, 2])
  const again = await save(1)
  expect([again.status, again.body.property.version]).toEqual([200, 2])
  expect(await rowOf(id)).toMatchObject({ name: 'Casa Después', version: 2 })
  const kept = asSystem(fleet.db, (tx) =>
    tx.select({ count: count() }).from(guidebookSaves).where(eq(guidebookSaves.propertyId, id)),
  )
  expect(await kept).toEqual([{ count: 1 }])
  await restart()
})

test('a process killed in the middle of publishing has spent no credit', async () => {
  const host = await fleet.newHost({ courtesyCredits: 1 })
  const { id, shortCode } = await makeGuide(fleet.db, { hostId: host.id })
  const publish = (at: number) =>
    host.call(fleet.members[at]!, 'POST', `/guide-credits/publish/${id}`)
  const held = await fleet.hold(`select from properties where id = '${id}' for update`)
  const restart = await killDuring(publish(0), held.isWaitedFor)
  await held.letGo()
  expect(await rowOf(id)).toMatchObject({ isPublished: false, publishedAt: null })
  const figures = await host.call(second(), 'GET', '/guide-credits/credits')
  expect(figures.body).toMatchObject({ available_credits: 1, published_guides_count: 0 })
  expect((await publish(1)).status).toBe(200)
  expect((await second().ask({ path: `/g/${shortCode}` })).status).toBe(200)
  await restart()
  expect((await publish(0)).status).toBe(200)
  expect((await host.call(second(), 'GET', '/guide-credits/credits')).body).toMatchObject({
    available_credits: 0,
    published_guides_count: 1,
  })
})

test('a process killed in the middle of an upload leaves no photo, and what it left is swept', async () => {
  const host = await fleet.newHost()
  const upload = async (at: number) => fleet.members[at]!.ask(await uploadOf(host))
  const config = readConfig(fleet.settings)
  const before = await listPhotos(config)
  fleet.s3.hush()
  const restart = await killDuring(upload(0), () => until(async () => (await photosOf(host))[0]))
  await fleet.s3.mend()
  expect(await photosOf(host)).toMatchObject([{ state: 'storing' }])
  const whole = await upload(1)
  expect(whole.status).toBe(201)
  await restart()
  const { path } = JSON.parse(whole.text)
  expect((await fleet.members[0]!.ask({ path })).status).toBe(200)

  const own = {
    ...(await openPhotos({ ...config, appUrl: () => '', isOurOrigin: () => false })),
    privateStore: await openPrivateStore(config),
  }
  const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000)
  const log = { error: () => {}, warn: () => {}, info: () => {} } as never
  await sweepPhotos({ db: fleet.db, photos: own, log, now: inTwoDays })
  own.store.close()
  own.encoders.close()
  expect(await photosOf(host)).toMatchObject([{ path, state: 'stored' }])
  const name = path.replace('/photos/', '').replace('.jpg', '')
  const added = (await listPhotos(config)).filter((file) => !before.includes(file))
  expect(added.filter((file) => !file.startsWith(name))).toEqual([])
})

function photosOf(host: FleetHost) {
  return rowsIn(fleet.db, photos, eq(photos.hostId, host.id))
}

test('a process killed in the middle of a webhook leaves it to the next try, and what was paid counts once', async () => {
  const { controls } = fleet.sandbox
  const webhookOf = (at: number) => ({
    url: `http://127.0.0.1:${fleet.members[at]!.port}/api/stripe/webhook`,
    secret: webhookSecret,
  })
  const host = await fleet.newHost()
  const { id: propertyId } = await makeGuide(fleet.db, { hostId: host.id })
  const wish = { hostId: host.id, propertyId, guideQuantity: 4 }
  const checkout = await host.call(second(), 'POST', '/stripe/create-checkout-session', wish)
  expect([checkout.status, checkout.text]).toEqual([200, expect.anything()])
  controls.setWebhook(webhookOf(0))
  fleet.stripe.hush()
  controls.payCheckout({ session: checkout.body.sessionId, card: good })
  await until(async () => (await eventsIn('received')) > 0)
  await fleet.members[0]!.kill()
  await fleet.stripe.mend()
  controls.setWebhook(webhookOf(1))
  const figures = async () => (await host.call(second(), 'GET', '/guide-credits/credits')).body
  await until(async () => (await figures()).paid_credits === 4)
  await until(async () => (await eventsIn('received')) === 0)
  expect(await figures()).toMatchObject({ guide_credits: 7, paid_credits: 4 })
  await fleet.members[0]!.start()
})

async function eventsIn(state: 'received') {
  const [row] = await asSystem(fleet.db, (tx) =>
    tx.select({ count: count() }).from(stripeEvents).where(eq(stripeEvents.state, state)),
  )
  return row!.count
}

test('a process killed in the middle of sending a mail leaves it to another, which sends it once', async () => {
  const first = { path: '/api/support/messages', method: 'POST' }
  const messageBy = (email: string) => ({
    ...first,
    body: { email, message: 'No encuentro la llave del portón.' },
  })
  fleet.smtp.hush()
  const taken = await fleet.members[0]!.ask(messageBy('ana@example.com'))
  expect([taken.status, taken.text]).toEqual([201, expect.anything()])
  await until(async () => (await tasksBegun()).length > 0)
  await fleet.members[0]!.kill()
  await fleet.smtp.mend()
  expect(receivedBySupport()).toEqual([])
  // The time for which a process may keep a mail to itself is over.
  await asSystem(fleet.db, (tx) => tx.update(tasks).set({ nextAt: null }))
  await second().ask(messageBy('beto@example.com'))
  await until(async () => (await waitingMails()).length === 0)
  expect(receivedBySupport().sort()).toEqual(['ana@example.com', 'beto@example.com'])
  await fleet.members[0]!.start()
})

/** Who wrote to the support. */
function receivedBySupport() {
  return fleet.mail.received
    .filter(({ to }) => to.includes('soporte@zaguan.test'))
    .map(({ raw }) => /Reply-To: (\S+)/.exec(raw)?.[1])
}

function tasksBegun() {
  const isBegun = sql`${tasks.kind} = 'mail' and ${tasks.attempts} = 1`
  return rowsIn(fleet.db, tasks, isBegun)
}

function waitingMails() {
  return rowsIn(fleet.db, mailOutbox, sql`${mailOutbox.sentAt} is null`)
}
