import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports, user } from '#server/db/tables/schema.ts'
import { arePhotosHeld } from '#server/photos/photo-use.ts'
import {
  ask,
  claimOne,
  clock,
  keptFile,
  mailsOf,
  noon,
  openHouse,
  rowsOf,
  see,
  wishes,
} from '#tests/guides/house-with-data.ts'
import { test } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'
import { openDataExports } from './make-data.ts'

describe('all the data of a host', () => {
  test('are begun anew by another process when the one that made them was killed', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { id } = await ask(host)
    const store = server.resources.photos.privateStore
    await claimOne(server)
    await store.put({ name: 'half-000001', bytes: Buffer.from('half'), type: 'x' })
    await asSystem(server.db, (tx) =>
      tx.update(dataExports).set({ state: 'running', file: 'half', parts: 2 }),
    )
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
      await claimOne(server)
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

  test('of which the payment provider tells no invoices wait for them twice, and are made without', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const exports = exportsOf(server, () => Promise.reject(new Error('no answer')))
    const { id } = await ask(host)
    const states: string[] = []
    for (const minute of [0, 2, 5]) {
      clock.now = new Date(Date.parse(noon) + minute * 60_000).toISOString()
      await exports.workOff()
      states.push((await see(host)).state)
    }
    expect(states).toEqual(['running', 'running', 'ready'])
    const { bytes } = await host.call('GET', `/account/data/${id}/file`)
    const invoices = JSON.parse(String((await unzip(bytes)).get('invoices.json')))
    expect(invoices).toEqual({ subscriptions: [], invoices: null })
  })

  test('hold nothing of a guide that is deleted while they are made', async ({ freshServer }) => {
    const { host, server, second } = await openHouse(await freshServer(wishes))
    const exports = exportsOf(server, async () => {
      expect((await host.call('DELETE', `/guidebooks/${second.id}`)).status).toBe(200)
      return []
    })
    const { id } = await ask(host)
    await exports.workOff()
    const { bytes } = await host.call('GET', `/account/data/${id}/file`)
    const names = [...(await unzip(bytes)).keys()]
    expect(names.filter((name) => name.endsWith('/guide.json'))).toHaveLength(1)
    expect(names.join()).not.toContain('Casa Dos')
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
})

type Server = Awaited<ReturnType<typeof openHouse>>['server']

function exportsOf(server: Server, listInvoices: () => Promise<object[]>) {
  const { resources } = server
  return openDataExports({ ...resources, pool: resources.database.pool, listInvoices })
}
