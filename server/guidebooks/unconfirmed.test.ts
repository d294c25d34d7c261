import { describe, expect } from 'vitest'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guideUnconfirmed } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const parking = 'houseManual.parking'
const notes = 'emergency.emergencyItems.k7k2m9qa.notes'
const unconfirmed = unconfirmedTexts({ [parking]: 'Cajón 4', [notes]: 'Cierra la llave.' })

describe('what nobody has confirmed', () => {
  test('is saved with the form, answered with it, and left alone by a save that does not speak of it', async ({
    server,
  }) => {
    const home = await openHome(server)
    expect((await home.read()).property.unconfirmed).toEqual(unconfirmed)
    await home.put({ unconfirmed: undefined })
    expect((await home.read()).form.unconfirmed).toEqual(unconfirmed)
  })

  test('stays so for a client that knows no ids, in whatever order it sends the entries', async ({
    server,
  }) => {
    const home = await openHome(server)
    const items = [
      { title: 'Fuego', notes: 'Extintor abajo.' },
      { title: 'Gas', notes: 'Cierra la llave.' },
    ]
    await home.put({ emergency: { emergencyItems: items }, unconfirmed: undefined })
    expect((await home.read()).form.unconfirmed).toEqual(unconfirmed)
  })

  test('is confirmed by other words, and by a save that names it no more', async ({ server }) => {
    const home = await openHome(server)
    const { form } = await home.read()
    await home.put({ houseManual: { ...form.houseManual, parking: 'Cajón 5' } })
    expect(Object.keys((await home.read()).form.unconfirmed)).toEqual([notes])
    await home.put({ unconfirmed: {} })
    expect((await home.read()).property.unconfirmed).toBeNull()
    expect(await rowsOf(server, home.id)).toEqual([])
    const stale = await home.put({ unconfirmed: { [notes]: unconfirmed[notes] } })
    expect(stale.body.form.unconfirmed).toBeUndefined()
  })

  test.for([
    [7, 'unconfirmed'],
    [{ 'welcome.note': 7 }, 'unconfirmed.welcome.note'],
    [{ 'welcome.note': 'x'.repeat(65) }, 'unconfirmed.welcome.note'],
  ] as const)('is refused where it is none: %j', async ([sent, path], { server }) => {
    const home = await openHome(server)
    const answer = await home.put({ unconfirmed: sent })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([path])
  })

  test('goes along with a copy of the guide', async ({ server }) => {
    const home = await openHome(server)
    const { body } = await home.host.call('POST', `/guidebooks/${home.id}/duplicate`)
    const copy = await home.host.call('GET', `/guidebooks/${body.property.id}`)
    expect(copy.body.form.unconfirmed).toEqual(unconfirmed)
  })

  test('comes back with an earlier version, unless it was confirmed in the same words since', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { form, property } = await home.read()
    const emergency = { ...form.emergency, emergencyItems: [] }
    const { [notes]: _, ...other } = unconfirmed
    await home.put({ emergency, unconfirmed: other })
    const since = await home.put({ unconfirmed: {} })
    const path = `/guidebooks/${home.id}/versions/${property.version}/restore`
    const body = { version: since.body.property.version }
    const restored = await home.host.call('POST', path, { body })
    expect(restored.status).toBe(200)
    const back = await home.read()
    expect(back.form.emergency.emergencyItems).toHaveLength(1)
    expect(back.form.unconfirmed).toEqual({ [notes]: unconfirmed[notes] })
  })

  test('does not wait in a version kept by the very save that confirmed it, whatever is changed soon after', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { form, property } = await home.read()
    await home.put({ welcome: { ...form.welcome, note: 'Hola' }, unconfirmed: {} })
    const last = await home.put({ houseManual: { ...form.houseManual, parking: 'Cajón 9' } })
    const path = `/guidebooks/${home.id}/versions/${property.version}/restore`
    const body = { version: last.body.property.version }
    expect((await home.host.call('POST', path, { body })).status).toBe(200)
    const back = await home.read()
    expect([back.form.houseManual.parking, back.form.unconfirmed]).toEqual(['Cajón 4', undefined])
  })

  test('waits on in the versions of a copy when it is confirmed in the guide', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { body } = await home.host.call('POST', `/guidebooks/${home.id}/duplicate`)
    const path = `/guidebooks/${body.property.id}`
    const { form, property } = (await home.host.call('GET', path)).body
    const changed = { ...form, houseManual: { ...form.houseManual, parking: 'Cajón 5' } }
    const saved = await home.host.call('PUT', path, { body: changed })
    await home.put({ checkout: { steps: [{ title: 'Cerrar' }] } })
    await home.put({ unconfirmed: {} })
    const restore = `${path}/versions/${property.version}/restore`
    const version = { version: saved.body.property.version }
    expect((await home.host.call('POST', restore, { body: version })).status).toBe(200)
    const back = await home.host.call('GET', path)
    expect(back.body.form.unconfirmed).toEqual(unconfirmed)
  })

  test('is not confirmed in another guide that it is carried to', async ({ server }) => {
    const home = await openHome(server)
    const { property } = await home.read()
    const other = await makeGuide(server.db, { hostId: home.host.id })
    const put = await home.host.call('POST', `/guidebooks/${home.id}/put`, {
      body: {
        version: property.version,
        saveId: crypto.randomUUID(),
        entries: ['k7k2m9qa'],
        guides: [other.id],
      },
    })
    expect(put.status).toBe(200)
    const there = await home.host.call('GET', `/guidebooks/${other.id}`)
    expect(there.body.form.unconfirmed).toEqual({ [notes]: unconfirmed[notes] })
  })
})

async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const made = await host.call('POST', '/guidebooks', {
    body: {
      welcome: { propertyName: 'Casa Limón' },
      houseManual: { parking: 'Cajón 4' },
      emergency: {
        emergencyItems: [{ id: 'k7k2m9qa', title: 'Gas', notes: 'Cierra la llave.' }],
      },
      unconfirmed,
    },
  })
  const { id } = made.body.property
  const read = async () => (await host.call('GET', `/guidebooks/${id}`)).body
  return {
    id,
    host,
    read,
    async put(change: object) {
      const { form } = await read()
      return host.call('PUT', `/guidebooks/${id}`, { body: { ...form, ...change } })
    },
  }
}

function rowsOf({ db }: Pick<TestServer, 'db'>, id: string) {
  return asSystem(db, async (tx) =>
    (await tx.select().from(guideUnconfirmed)).filter(({ propertyId }) => propertyId === id),
  )
}
