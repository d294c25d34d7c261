import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports, user } from '#server/db/tables/schema.ts'
import {
  ask,
  claimOne,
  clock,
  openHouse,
  rowsOf,
  see,
  wishes,
} from '#tests/guides/house-with-data.ts'
import { test } from '#tests/server-test.ts'
import { sweepData } from './make-data.ts'

const almostADayOn = '2026-11-23T17:59:00Z'
const aDayOn = '2026-11-23T18:00:01Z'

describe('when what is over is removed, all the data of a host', () => {
  test('that wait to be made for more than a day go on waiting', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { id } = await ask(host)
    clock.now = aDayOn
    await sweepData(server.resources)
    expect(await see(host)).toMatchObject({ id, state: 'asked' })
  })

  test('that failed say so for a day', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    await ask(host)
    await asSystem(server.db, (tx) => tx.update(dataExports).set({ state: 'failed' }))
    clock.now = almostADayOn
    await sweepData(server.resources)
    expect(await see(host)).toMatchObject({ state: 'failed' })
    clock.now = aDayOn
    await sweepData(server.resources)
    expect(await see(host)).toBeNull()
  })

  test('of a deleted account stay while a process still writes them', async ({ freshServer }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    await ask(host)
    await claimOne(server)
    await asSystem(server.db, (tx) => tx.delete(user).where(eq(user.id, host.id)))
    await sweepData(server.resources)
    expect(await rowsOf(server)).toHaveLength(1)
    clock.now = aDayOn
    await sweepData(server.resources)
    expect(await rowsOf(server)).toEqual([])
  })

  test('whose file the store does not give up yet keep nobody else’s, and are tried again', async ({
    freshServer,
  }) => {
    const { host, server } = await openHouse(await freshServer(wishes))
    const { host: other } = await openHouse(server)
    await ask(host)
    await ask(other)
    await server.resources.dataExports.workOff()
    const { privateStore } = server.resources.photos
    await sweepData(server.resources)
    for (const { file } of await rowsOf(server)) {
      expect(await privateStore.find(`${file}-000001`)).toBeDefined()
    }
    clock.now = aDayOn
    const { remove } = privateStore
    const file = (await rowsOf(server)).find(({ hostId }) => hostId === host.id)!.file!
    privateStore.remove = async (name) => {
      if (name.startsWith(file)) throw new Error('the store does not answer')
      await remove(name)
    }
    await sweepData(server.resources)
    expect(await rowsOf(server)).toMatchObject([{ hostId: host.id }])
    privateStore.remove = remove
    await sweepData(server.resources)
    expect(await privateStore.find(`${file}-000001`)).toBeUndefined()
    expect(await rowsOf(server)).toEqual([])
  })
})
