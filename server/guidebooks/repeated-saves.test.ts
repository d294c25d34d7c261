import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guidebookSaves } from '#server/db/tables/schema.ts'
import { forgetOldRows } from '#server/job-list.ts'
import { makeForm } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const named = (propertyName: string) => makeForm({ welcome: { propertyName } })

async function openGuide(server: TestServer) {
  const { host, guide } = await server.makeHostWithGuide()
  const address = `/guidebooks/${guide.id}`
  return {
    host,
    guide,
    save: (body: object) => host.call('PUT', address, { body }),
    read: async () => (await host.call('GET', address)).body,
  }
}

describe('a save sent again under its id', () => {
  test('is written once and answers the version it made', async ({ server }) => {
    const { save, read } = await openGuide(server)
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    const first = await save(order)
    const again = await save(order)
    expect([first.status, first.body.property.version]).toEqual([200, 2])
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await read()).property.version).toBe(2)
  })

  test('answers the version it made however often others saved since, and the next save from there is stale', async ({
    server,
  }) => {
    const { save, read } = await openGuide(server)
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    await save(order)
    for (const name of ['Dos', 'Tres', 'Cuatro']) {
      const { property } = await read()
      await save({ ...named(name), version: property.version, saveId: randomUUID() })
    }
    const again = await save(order)
    expect([again.status, again.body.property.version]).toEqual([200, 2])
    expect(again.body.message).toBe('Guidebook Casa Azul updated successfully!')
    const next = await save({ ...named('Casa Verde'), version: 2, saveId: randomUUID() })
    expect([next.status, next.body.code]).toEqual([409, 'stale'])
    expect((await read()).property).toMatchObject({ name: 'Cuatro', version: 5 })
  })

  test('is the same save in whatever order its fields are sent', async ({ server }) => {
    const { save } = await openGuide(server)
    const saveId = randomUUID()
    const { welcome, ...rest } = named('Casa Azul')
    await save({ welcome, ...rest, version: 1, saveId })
    const again = await save({ saveId, version: 1, ...rest, welcome })
    expect([again.status, again.body.property.version]).toEqual([200, 2])
  })

  test('twice at once is one save', async ({ freshServer }) => {
    const { save, read } = await openGuide(await freshServer())
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(order)))
    expect(answers.map(({ status, body }) => [status, body.property?.version])).toEqual(
      Array.from({ length: 6 }, () => [200, 2]),
    )
    expect((await read()).property.version).toBe(2)
  })

  test('without a version is written once too', async ({ server }) => {
    const { save, read } = await openGuide(server)
    const order = { ...named('Casa Azul'), saveId: randomUUID() }
    await save(order)
    await save(named('Otra'))
    const again = await save(order)
    expect([again.status, again.body.property.version]).toEqual([200, 2])
    expect((await read()).property).toMatchObject({ name: 'Otra', version: 3 })
  })

  test.for([
    ['another text', { ...named('Casa Verde'), version: 1 }],
    ['another text, made from the newest version', { ...named('Casa Verde'), version: 2 }],
    ['the same text over another version', { ...named('Casa Azul'), version: 2 }],
    ['another text and no version', named('Casa Verde')],
  ] as const)('with %s is refused and changes nothing', async ([, other], { server }) => {
    const { save, read } = await openGuide(server)
    const saveId = randomUUID()
    await save({ ...named('Casa Azul'), version: 1, saveId })
    const { status, body } = await save({ ...other, saveId })
    expect([status, body.code]).toEqual([409, 'save_id_reused'])
    expect(body.property).toMatchObject({ name: 'Casa Azul', version: 2 })
    expect(body.form.welcome.propertyName).toBe('Casa Azul')
    expect((await read()).property.version).toBe(2)
  })

  test('that was refused the first time is looked at anew', async ({ server }) => {
    const { save } = await openGuide(server)
    await save(named('De otra pestaña'))
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    expect((await save(order)).status).toBe(409)
    const again = await save(order)
    expect([again.status, again.body.code]).toEqual([409, 'stale'])
  })

  test('means nothing on another guide', async ({ server }) => {
    const one = await openGuide(server)
    const other = await openGuide(server)
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    await one.save(order)
    const { status, body } = await other.save(order)
    expect([status, body.property.name, body.property.version]).toEqual([200, 'Casa Azul', 2])
  })

  test('to a guide that is gone finds none', async ({ server }) => {
    const { save, host, guide } = await openGuide(server)
    const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
    await save(order)
    await host.call('DELETE', `/guidebooks/${guide.id}`)
    expect((await save(order)).status).toBe(404)
  })

  test('must carry an id of the right shape', async ({ server }) => {
    const { save } = await openGuide(server)
    const { status, body } = await save({ ...named('Casa Azul'), saveId: 'mine' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['saveId']])
  })
})

test('a save is remembered for ninety days and then forgotten', async ({ server }) => {
  const { save, guide } = await openGuide(server)
  const order = { ...named('Casa Azul'), version: 1, saveId: randomUUID() }
  await save(order)
  const forgetAfter = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await asSystem(server.db, (tx) =>
      tx.update(guidebookSaves).set({ createdAt }).where(eq(guidebookSaves.propertyId, guide.id)),
    )
    await forgetOldRows({ db: server.db, now: () => new Date() })
  }
  await forgetAfter(89)
  expect((await save(order)).status).toBe(200)
  await forgetAfter(91)
  const { status, body } = await save(order)
  expect([status, body.code, body.property.id]).toEqual([409, 'stale', guide.id])
})
