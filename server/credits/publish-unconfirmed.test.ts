import { describe, expect } from 'vitest'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const parking = 'houseManual.parking'
const gas = 'emergency.emergencyItems.k7k2m9qa'

describe('publishing a guide with facts that can hurt and wait', () => {
  test('is refused with each of them, and publishes nothing', async ({ server }) => {
    const home = await openHome(server)
    const { status, body } = await home.publish()
    expect([status, body.code]).toEqual([409, 'facts_to_confirm'])
    expect(body.error).toContain('Falta confirmar 2 datos')
    expect(body.facts).toEqual([
      {
        address: parking,
        section: 'house_manual',
        texts: [
          {
            address: parking,
            path: ['houseManual', 'parking'],
            numbers: [],
            text: 'Cajón 4',
            of: hashOf('Cajón 4'),
          },
        ],
      },
      {
        address: gas,
        section: 'emergency',
        texts: [
          expect.objectContaining({ address: `${gas}.title`, text: 'Fuga', numbers: [1] }),
          expect.objectContaining({ address: `${gas}.notes`, text: 'Cierra la llave.' }),
        ],
      },
    ])
    expect((await home.read()).is_published).toBe(false)
    expect((await home.credits()).published_guides_count).toBe(0)
  })

  test('confirms what is right in the same step', async ({ server }) => {
    const home = await openHome(server)
    const { facts } = (await home.publish()).body
    const { status, body } = await home.publish({ confirm: confirming(facts) })
    expect([status, body]).toEqual([
      200,
      { message: 'Guía publicada. Tus huéspedes ya pueden abrirla.' },
    ])
    expect(Object.keys((await home.read()).unconfirmed)).toEqual(['welcome.note'])
    const open = await server.call('GET', `/guidebooks/public/${home.code}`)
    expect(JSON.stringify(open.body)).toContain('Cajón 4')
  })

  test('stays confirmed when a version from before comes back', async ({ server }) => {
    const home = await openHome(server)
    await home.save({ bedrooms: 2 })
    const { facts } = (await home.publish()).body
    await home.publish({ confirm: confirming(facts) })
    await home.save({ parking: 'Cajón 5' })
    expect(await home.restoreFirst()).toBe(200)
    expect(Object.keys((await home.read()).unconfirmed)).toEqual(['welcome.note'])
    const open = await server.call('GET', `/guidebooks/public/${home.code}`)
    expect(JSON.stringify(open.body)).toContain('Cajón 4')
  })

  test('without some of them is a choice the host makes, and says which stay hidden', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [first] = (await home.publish()).body.facts
    const confirm = confirming([first])
    expect((await home.publish({ confirm })).status).toBe(409)
    expect(Object.keys((await home.read()).unconfirmed)).toHaveLength(4)
    const { status, body } = await home.publish({ confirm, keep_hidden: true })
    expect(status).toBe(200)
    expect(body.hidden.map(({ address }: { address: string }) => address)).toEqual([gas])
    const open = JSON.stringify((await server.call('GET', `/guidebooks/public/${home.code}`)).body)
    expect([open.includes('Cajón 4'), open.includes('Cierra la llave.')]).toEqual([true, false])
  })

  test('leaves hidden what the host was shown, and asks about what has come since', async ({
    server,
  }) => {
    const home = await openHome(server)
    const known = await home.publish({ keep_hidden: [parking] })
    expect([known.status, known.body.facts.length]).toEqual([409, 2])
    const { status, body } = await home.publish({ keep_hidden: [parking, gas] })
    expect([status, body.hidden.length]).toEqual([200, 2])
  })

  test('confirms no words but those that were shown', async ({ server }) => {
    const home = await openHome(server)
    const confirm = { [parking]: hashOf('Cajón 5'), constructor: 'x' }
    expect((await home.publish({ confirm })).body.facts).toHaveLength(2)
  })

  test.for([
    [{ confirm: 7 }, ['confirm']],
    [{ confirm: { a: 7 } }, ['confirm.a']],
    [{ keep_hidden: 'yes' }, ['keep_hidden']],
    [{ keep_hidden: [7] }, ['keep_hidden']],
  ] as const)('refuses what is none: %j', async ([body, paths], { server }) => {
    const home = await openHome(server)
    const answer = await home.publish(body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, paths])
  })

  test('asks nothing of a guide that is published already', async ({ server }) => {
    const home = await openHome(server)
    await home.publish({ keep_hidden: true })
    const { status, body } = await home.publish()
    expect([status, body]).toEqual([
      200,
      { message: 'La guía ya estaba publicada. No se usó ningún crédito.' },
    ])
  })
})

type Fact = { texts: { address: string; of: string }[] }

function confirming(facts: Fact[]) {
  const texts = facts.flatMap((fact) => fact.texts)
  return Object.fromEntries(texts.map(({ address, of }) => [address, of]))
}

async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const made = await host.call('POST', '/guidebooks', {
    body: {
      welcome: { propertyName: 'Casa Limón', note: 'Hola' },
      houseManual: { parking: 'Cajón 4' },
      emergency: {
        emergencyItems: [{ id: 'k7k2m9qa', title: 'Fuga', notes: 'Cierra la llave.' }],
      },
      unconfirmed: unconfirmedTexts({
        [parking]: 'Cajón 4',
        [`${gas}.title`]: 'Fuga',
        [`${gas}.notes`]: 'Cierra la llave.',
        'welcome.note': 'Hola',
      }),
    },
  })
  const { id, shortCode: code } = made.body.property
  return {
    code,
    publish: (body?: object) =>
      host.call('POST', `/guide-credits/publish/${id}`, { ...(body && { body }) }),
    async save(houseManual: object) {
      const { form } = (await host.call('GET', `/guidebooks/${id}`)).body
      const body = { ...form, houseManual: { ...form.houseManual, ...houseManual } }
      expect((await host.call('PUT', `/guidebooks/${id}`, { body })).status).toBe(200)
    },
    /** As it was before its first change. */
    async restoreFirst() {
      const { version } = (await host.call('GET', `/guidebooks/${id}`)).body.property
      const { versions } = (await host.call('GET', `/guidebooks/${id}/versions`)).body
      const first = versions.at(-1).version
      const { status } = await host.call('POST', `/guidebooks/${id}/versions/${first}/restore`, {
        body: { version },
      })
      return status
    },
    read: async () => (await host.call('GET', `/guidebooks/${id}`)).body.property,
    credits: async () => (await host.call('GET', '/guide-credits/credits')).body,
  }
}
