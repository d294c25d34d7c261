import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions, dataExports, mailOutbox, session } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import {
  ask,
  clock,
  keptFile,
  mailsOf,
  openHouse,
  rowsOf,
  see,
  wishes,
} from '#tests/guides/house-with-data.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'

const almostADayOn = '2026-11-23T17:59:00Z'
const aDayOn = '2026-11-23T18:00:01Z'

describe('all the data of a host', () => {
  test('are one file with every guide, its pages, photos and stays, the account and the invoices', async ({
    freshServer,
  }) => {
    const { host, server, guide, second, photo } = await openHouse(await freshServer(wishes))
    const asked = await ask(host)
    expect(asked).toMatchObject({ state: 'asked', ready_until: null, size_bytes: null })
    await server.resources.dataExports.workOff()
    const ready = await see(host)
    expect(ready).toMatchObject({
      id: asked.id,
      state: 'ready',
      done: 2,
      of: 2,
      ready_until: '2026-11-23T18:00:00.000Z',
    })
    const answer = await host.call('GET', `/account/data/${asked.id}/file`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toContain('zaguan-2026-11-22.zip')
    expect(answer.bytes).toHaveLength(ready.size_bytes)
    const files = await unzip(answer.bytes)
    const folder = `guides/Casa Limón (${guide.shortCode})`
    const names = [...files.keys()]
    expect(names.slice(0, 3)).toEqual(['README.txt', 'account.json', 'invoices.json'])
    expect(names).toEqual(
      expect.arrayContaining([
        `${folder}/guide.json`,
        `${folder}/photos/001.jpg`,
        `${folder}/site/index.html`,
        `${folder}/site/en.html`,
        `${folder}/stays.json`,
      ]),
    )
    expect(names.filter((name) => name.endsWith('/guide.json'))).toHaveLength(2)
    expect(String(files.get(`${folder}/photos/001.jpg`))).toBe(photo.path)
    expect(String(files.get('README.txt'))).toContain('Todos mis datos')
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({
      email: host.email,
      language: 'es',
      exportedAt: '2026-11-22T18:00:00.000Z',
    })
    expect(JSON.parse(String(files.get('invoices.json')))).toEqual({
      subscriptions: [],
      invoices: [],
    })
    expect(JSON.parse(String(files.get(`${folder}/stays.json`)))).toMatchObject([
      { from: '2026-12-01', until: '2026-12-04', note: 'Familia Ruiz' },
    ])
    expect(String(files.get(`guides/Casa Dos (${second.shortCode})/stays.json`))).toBe('[]\n')
  })

  test('hold no link of a stay, no session, no way in and nothing of another host', async ({
    freshServer,
  }) => {
    const server = await freshServer(wishes)
    const other = await server.makeHost()
    await makeGuide(server.db, { hostId: other.id, name: 'Casa Ajena' })
    const { host, stay } = await openHouse(server)
    const token = 'a-token-of-a-session'
    const [subscription, at] = ['sub_of_another', new Date('2026-06-01T10:00:00Z')]
    await asSystem(server.db, async (tx) => {
      await tx.insert(session).values({
        id: 'one',
        token,
        userId: host.id,
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      })
      await tx.insert(billedSubscriptions).values({
        ...{ id: subscription, hostId: other.id, status: 'active', quantity: 4, itemId: 'si_1' },
        ...{ cancelAtPeriodEnd: false, stripeCreated: at, syncedAt: at },
      })
    })
    const { id } = await ask(host)
    await server.resources.dataExports.workOff()
    const { bytes } = await host.call('GET', `/account/data/${id}/file`)
    const all = [...(await unzip(bytes))].map(([name, content]) => name + String(content)).join()
    for (const secret of [
      token,
      stay.link.split('/').at(-1)!,
      'Casa Ajena',
      other.email,
      subscription,
    ])
      expect(all).not.toContain(secret)
  })

  test('are told by mail when they are ready, in the host’s language, with a link that needs a session', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const other = await server.makeHost()
    const { id } = await ask(host)
    await server.resources.dataExports.workOff()
    await server.resources.mail.workOff()
    const mails = await rowsIn(server.db, mailOutbox, eq(mailOutbox.template, 'all_my_data'))
    expect(mails).toMatchObject([
      {
        to: host.email,
        locale: 'es',
        hostId: host.id,
        payload: { url: `http://zaguan.test/settings/data/${id}` },
      },
    ])
    const stranger = await other.call('GET', `/account/data/${id}/file`)
    expect([stranger.status, stranger.body.code]).toEqual([404, 'not_found'])
    expect((await server.call('GET', `/account/data/${id}/file`)).status).toBe(401)
    expect(await see(other)).toBeNull()
  })

  test('that are ready make nobody else’s ready', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const other = await server.makeHost()
    const askedAt = wishes.now()
    await asSystem(server.db, (tx) =>
      tx.insert(dataExports).values({ hostId: other.id, state: 'failed', askedAt }),
    )
    await ask(host)
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ state: 'ready' })
    expect(await see(other)).toMatchObject({ state: 'failed', ready_until: null })
  })

  test('asked for twice are the same, while they are made and when they are ready', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const [one, two] = await Promise.all([ask(host), ask(host)])
    expect(two.id).toBe(one.id)
    await server.resources.dataExports.workOff()
    expect(await ask(host)).toMatchObject({ id: one.id, state: 'ready' })
    await server.resources.dataExports.workOff()
    expect(await mailsOf(server)).toBe(1)
  })

  test('are gone after a day, link, file and all, and can be asked for anew', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { id } = await ask(host)
    await server.resources.dataExports.workOff()
    clock.now = almostADayOn
    expect((await host.call('GET', `/account/data/${id}/file`)).status).toBe(200)
    clock.now = aDayOn
    expect((await host.call('GET', `/account/data/${id}/file`)).status).toBe(404)
    expect(await see(host)).toBeNull()
    expect(await keptFile(server)).toBeDefined()
    await server.resources.dataExports.workOff()
    expect(await keptFile(server)).toBeUndefined()
    expect(await rowsOf(server)).toEqual([])
    const again = await ask(host)
    expect(again.id).not.toBe(id)
  })

  test('asked for anew before the old file was removed leave nothing of it', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    await ask(host)
    await server.resources.dataExports.workOff()
    const old = await keptFile(server)
    clock.now = aDayOn
    const { id } = await ask(host)
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ id, state: 'ready' })
    expect(await server.resources.photos.privateStore.find(old!)).toBeUndefined()
  })

  test('cannot be read where they are kept', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    await ask(host)
    await server.resources.dataExports.workOff()
    const sealed = await server.resources.photos.privateStore.find((await keptFile(server))!)
    expect(Buffer.from(sealed!).toString('latin1')).not.toContain('account.json')
  })
})
