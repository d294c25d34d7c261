import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { arePhotosHeld } from '#server/db/photo-hold.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports, mailOutbox, session, user } from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'
import { claimDataExport } from './data-claims.ts'

const clock = { now: '' }
const wishes = { now: () => new Date(clock.now) }

const noon = '2026-11-22T18:00:00Z'
const almostADayOn = '2026-11-23T17:59:00Z'
const aDayOn = '2026-11-23T18:00:01Z'

describe('all the data of a host', () => {
  test('are one file with every guide, its pages, photos and stays, the account and the invoices', async ({
    freshServer,
  }) => {
    const { host, server, guide, photo } = await openHouse(await freshServer(wishes))
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
  })

  test('hold no link of a stay, no session, no way in and nothing of another host', async ({
    freshServer,
  }) => {
    const { host, server, stay } = await openHouse(await freshServer(wishes))
    const other = await server.makeHost()
    await makeGuide(server.db, { hostId: other.id, name: 'Casa Ajena' })
    const token = 'a-token-of-a-session'
    await asSystem(server.db, (tx) =>
      tx.insert(session).values({
        id: 'one',
        token,
        userId: host.id,
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      }),
    )
    const { id } = await ask(host)
    await server.resources.dataExports.workOff()
    const { bytes } = await host.call('GET', `/account/data/${id}/file`)
    const all = [...(await unzip(bytes))].map(([name, content]) => name + String(content)).join()
    for (const secret of [token, stay.link.split('/').at(-1)!, 'Casa Ajena', other.email])
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
    const mails = await asSystem(server.db, (tx) =>
      tx.select().from(mailOutbox).where(eq(mailOutbox.template, 'all_my_data')),
    )
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

  test('are begun anew by another process when the one that made them was killed', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { id } = await ask(host)
    const store = server.resources.photos.privateStore
    await claimDataExport(server.db, wishes.now())
    await store.put({ name: 'half-000001', bytes: Buffer.from('half'), type: 'x' })
    await asSystem(server.db, (tx) => tx.update(dataExports).set({ file: 'half', parts: 2 }))
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ state: 'running' })
    clock.now = '2026-11-22T18:01:01Z'
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ id, state: 'ready' })
    expect(await store.find('half-000001')).toBeUndefined()
    const { bytes } = await host.call('GET', `/account/data/${id}/file`)
    expect((await unzip(bytes)).size).toBeGreaterThan(5)
  })

  test('that end three processes are tried by no fourth: they say that they failed', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { id } = await ask(host)
    for (const minute of [0, 2, 4]) {
      clock.now = new Date(Date.parse(noon) + minute * 60_000).toISOString()
      await claimDataExport(server.db, wishes.now())
    }
    clock.now = '2026-11-22T18:06:00Z'
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ id, state: 'failed' })
    await ask(host)
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ state: 'ready' })
  })

  test('hold the photos of a guide while it is written, and no longer', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { store } = server.resources.photos
    const { find } = store
    const held: boolean[] = []
    store.find = async (name) => {
      held.push(await arePhotosHeld(server.db))
      return find(name)
    }
    await ask(host)
    await server.resources.dataExports.workOff()
    store.find = find
    expect(held.length).toBeGreaterThan(1)
    expect(held).not.toContain(false)
    expect(await arePhotosHeld(server.db)).toBe(false)
  })

  test('that fail three times say so, and can be asked for again', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { privateStore } = server.resources.photos
    const { put } = privateStore
    const { id } = await ask(host)
    privateStore.put = () => Promise.reject(new Error('the store does not answer'))
    for (const minute of [0, 2, 5]) {
      clock.now = new Date(Date.parse(noon) + minute * 60_000).toISOString()
      expect(await see(host)).toMatchObject({ id, state: minute === 0 ? 'asked' : 'running' })
      await server.resources.dataExports.workOff()
    }
    expect(await see(host)).toMatchObject({ id, state: 'failed' })
    expect(await mailsOf(server)).toBe(0)
    privateStore.put = put
    await ask(host)
    await server.resources.dataExports.workOff()
    expect(await see(host)).toMatchObject({ state: 'ready' })
  })

  test('leave with the account, also when it is deleted while they are made', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { privateStore } = server.resources.photos
    const { put } = privateStore
    await ask(host)
    await server.resources.dataExports.workOff()
    const kept = await keptFile(server)
    await asSystem(server.db, (tx) => tx.delete(user).where(eq(user.id, host.id)))
    await server.resources.dataExports.workOff()
    expect(await privateStore.find(kept!)).toBeUndefined()
    expect(await rowsOf(server)).toEqual([])

    const { host: next } = await openHouse(server)
    await ask(next)
    const written: string[] = []
    privateStore.put = async (file) => {
      written.push(file.name)
      await asSystem(server.db, (tx) => tx.delete(user).where(eq(user.id, next.id)))
      await put(file)
    }
    await server.resources.dataExports.workOff()
    privateStore.put = put
    clock.now = '2026-11-22T18:30:00Z'
    await server.resources.dataExports.workOff()
    expect(written).toHaveLength(1)
    expect(await privateStore.find(written[0]!)).toBeUndefined()
    expect(await rowsOf(server)).toEqual([])
    expect(await mailsOf(server)).toBe(0)
  })

  test('cannot be read where they are kept', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    await ask(host)
    await server.resources.dataExports.workOff()
    const sealed = await server.resources.photos.privateStore.find((await keptFile(server))!)
    expect(Buffer.from(sealed!).toString('latin1')).not.toContain('account.json')
  })
})

type Host = Awaited<ReturnType<TestServer['makeHost']>>

/** A host with two guides, one of them with a photo and a stay. */
async function openHouse(server: TestServer) {
  clock.now = noon
  const host = await server.makeHost()
  const photo = await makePhoto(server.db, { hostId: host.id, state: 'stored' })
  const name = photo.path.replace('/photos/', '')
  await server.resources.photos.store.put({ name, bytes: Buffer.from(photo.path), type: 'x' })
  const form = { welcome: { photoUrl: photo.path } }
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true, form })
  await makeGuide(server.db, { hostId: host.id, name: 'Casa Dos' })
  const days = { from: '2026-12-01', until: '2026-12-04', note: 'Familia Ruiz' }
  const { body } = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  return { host, server, guide, photo, stay: body.stay as { link: string } }
}

async function ask(host: Host) {
  const { status, body } = await host.call('POST', '/account/data')
  expect(status).toBe(200)
  return body.data_export
}

async function see(host: Host) {
  return (await host.call('GET', '/account/data')).body.data_export
}

function rowsOf({ db }: TestServer) {
  return asSystem(db, (tx) => tx.select().from(dataExports))
}

/** The name of its first part, while there is one. */
async function keptFile(server: TestServer) {
  const [row] = await rowsOf(server)
  return row?.file ? `${row.file}-000001` : undefined
}

async function mailsOf({ db }: TestServer) {
  const mails = await asSystem(db, (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.template, 'all_my_data')),
  )
  return mails.length
}
