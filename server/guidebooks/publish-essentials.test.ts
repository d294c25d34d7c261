import { describe, expect } from 'vitest'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const mexico = 'America/Mexico_City'

describe('publishing a guide whose host is asked what guests will act on', () => {
  test('is refused with each of them as guests will read it, and publishes nothing', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { status, body } = await home.publish({ confirm: [] })
    expect([status, body.code]).toEqual([409, 'facts_to_confirm'])
    expect(body.error).toContain('Nadie ha confirmado 6 datos')
    expect(body.facts.map(withoutHash)).toEqual([
      { kind: 'wifi', address: 'welcome.wifiNetworks.n7k2m9qa', texts: ['Casa_5G', 'girasol-7'] },
      {
        kind: 'code',
        as: 'door',
        address: 'welcome.arrival.codes.c7k2m9qa',
        texts: ['', '4711', ''],
      },
      { kind: 'phone', as: 'phone', address: 'welcome.hostPhone', texts: ['+52 55 5555 0142'] },
      { kind: 'address', address: 'localGuide.propertyLocation.address', texts: [''] },
      { kind: 'hours', as: mexico, address: 'welcome.checkInHour', texts: ['16:00', '11:00'] },
      {
        kind: 'house',
        as: 'bedrooms bathrooms maxGuests',
        address: 'houseManual.bedrooms',
        texts: ['2', '2', '4'],
      },
    ])
    expect([body.hidden, body.hidden_at]).toEqual([1, 'houseManual.parking'])
    expect((await home.read()).is_published).toBe(false)
    expect((await home.credits()).published_guides_count).toBe(0)
  })

  test('takes a yes for each in the same step, which confirms them wherever they wait', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { status, body } = await home.publish({ confirm: await home.askedAbout() })
    expect([status, body]).toEqual([
      200,
      { message: 'Guía publicada. Tus huéspedes ya pueden abrirla.' },
    ])
    expect(Object.keys((await home.read()).unconfirmed)).toEqual(['houseManual.parking'])
    const open = JSON.stringify((await server.call('GET', `/guidebooks/public/${home.code}`)).body)
    expect([open.includes('4711'), open.includes('Cajón 4')]).toEqual([true, false])
  })

  test('asks once for each value: what changed is asked about, and no more', async ({ server }) => {
    const home = await openHome(server)
    await home.publish({ confirm: await home.askedAbout() })
    await home.unpublish()
    await home.save({ hostPhone: '+52 55 5555 0143' })
    const { facts } = (await home.publish({ confirm: [] })).body
    expect(facts.map(withoutHash)).toMatchObject([{ kind: 'phone', texts: ['+52 55 5555 0143'] }])
    await home.save({ hostPhone: '+52 55 5555 0142' })
    expect((await home.publish({ confirm: [] })).status).toBe(200)
  })

  test('asks about whom guests call in an emergency, but for 911 and what they are not shown', async ({
    server,
  }) => {
    const home = await openHome(server)
    await home.publish({ confirm: await home.askedAbout() })
    const called = { policeContact: '443 555 01 10', fireContact: '443 555 02 00' }
    const waiting = unconfirmedTexts({ 'emergency.policeContact': called.policeContact })
    const { status, body } = await home.save({}, waiting, [], { emergency: called })
    expect([status, body.facts.map(withoutHash)]).toEqual([
      409,
      [
        {
          kind: 'number',
          as: 'emergency.fireContact',
          address: 'emergency.fireContact',
          texts: ['', '443 555 02 00'],
          dialled: ['+524435550200'],
        },
      ],
    ])
    const confirm = body.facts.map(hashIn)
    expect((await home.save({}, waiting, confirm, { emergency: called })).status).toBe(200)
    const { facts } = (await home.save({}, {}, [])).body
    expect(facts).toMatchObject([{ as: 'emergency.policeContact' }])
  })

  test('takes no yes for another value than was shown', async ({ server }) => {
    const home = await openHome(server)
    const confirm = await home.askedAbout()
    await home.save({ checkInHour: '5:00' })
    const { facts } = (await home.publish({ confirm })).body
    expect(facts.map(withoutHash)).toMatchObject([{ kind: 'hours', texts: ['17:00', '11:00'] }])
    expect((await home.publish({ confirm: [] })).body.facts).toHaveLength(6)
  })

  test('asks a client that says nothing only about what is marked', async ({ server }) => {
    const home = await openHome(server)
    const { status, body } = await home.publish()
    expect([status, body.facts.map(withoutHash)]).toMatchObject([
      409,
      [{ kind: 'code', as: 'door' }],
    ])
    await home.save({}, {})
    expect((await home.publish()).status).toBe(200)
  })

  test.for([
    [{ confirm: 7 }, ['confirm']],
    [{ confirm: [7] }, ['confirm.0']],
    [{ confirm: ['x'.repeat(65)] }, ['confirm.0']],
  ] as const)('refuses what is none: %j', async ([body, paths], { server }) => {
    const home = await openHome(server)
    const answer = await home.publish(body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, paths])
  })

  test('asks nothing of a guide that is published already', async ({ server }) => {
    const home = await openHome(server)
    await home.publish({ confirm: await home.askedAbout() })
    const { status, body } = await home.publish({ confirm: [] })
    expect([status, body]).toEqual([
      200,
      { message: 'La guía ya estaba publicada. No se usó ningún crédito.' },
    ])
  })
})

describe('saving a published guide whose host is asked', () => {
  test('is refused with what changes alone, and writes nothing', async ({ server }) => {
    const home = await openHome(server)
    await home.publish({ confirm: await home.askedAbout() })
    const refused = await home.save({ hostPhone: '+52 55 5555 0143' }, undefined, [])
    expect([refused.status, refused.body.code]).toEqual([409, 'facts_to_confirm'])
    expect(refused.body.facts).toMatchObject([{ kind: 'phone' }])
    const before = (await home.read()).version
    const confirm = refused.body.facts.map(hashIn)
    const saved = await home.save({ hostPhone: '+52 55 5555 0143' }, undefined, confirm)
    expect([saved.status, saved.body.property.version]).toEqual([200, before + 1])
    expect((await home.save({ note: 'Hola' }, undefined, [])).status).toBe(200)
  })

  test('over somebody’s newer words asks anew about what it changes back', async ({ server }) => {
    const home = await openHome(server)
    await home.publish({ confirm: await home.askedAbout() })
    const change = (password: string, confirm: string[] = [], overwrites = false) => {
      const wifiNetworks = [{ id: 'n7k2m9qa', ssid: 'Casa_5G', password }]
      return home.save({ wifiNetworks }, undefined, confirm, { overwrites })
    }
    const { facts } = (await change('mandarina-7')).body
    expect((await change('mandarina-7', facts.map(hashIn))).status).toBe(200)
    const { status, body } = await change('girasol-7', [], true)
    expect([status, body.facts.map(withoutHash)]).toMatchObject([
      409,
      [{ kind: 'wifi', texts: ['Casa_5G', 'girasol-7'] }],
    ])
    expect((await change('girasol-7')).status).toBe(200)
  })

  test('asks about nothing that guests read already, nor of a draft, nor who says nothing', async ({
    server,
  }) => {
    const home = await openHome(server)
    expect((await home.save({ hostPhone: '1234567' }, undefined, [])).status).toBe(200)
    await home.save({}, {})
    expect((await home.publish()).status).toBe(200)
    expect((await home.save({ note: 'Hola' }, undefined, [])).status).toBe(200)
    expect((await home.save({ hostPhone: '7654321' })).status).toBe(200)
  })
})

test('an hour that nobody said and the editor filled in is told apart where a save would show it', async ({
  server,
}) => {
  const home = await openHome(server, { checkOutHour: '' })
  await home.publish({ confirm: await home.askedAbout() })
  const { facts } = (await home.save({ note: 'Hola' }, undefined, [])).body
  expect(facts.map(withoutHash)).toEqual([
    {
      kind: 'hours',
      as: mexico,
      address: 'welcome.checkInHour',
      texts: ['16:00', '11:00'],
      filled: ['welcome.checkOutHour'],
    },
  ])
  const other = (await home.save({ checkOutHour: '10:30' }, undefined, [])).body
  expect(other.facts.map(withoutHash)).toEqual([
    { kind: 'hours', as: mexico, address: 'welcome.checkInHour', texts: ['16:00', '10:30'] },
  ])
})

test('an hour that nobody said and a draft was saved with is told apart when it is published', async ({
  server,
}) => {
  const home = await openHome(server, { checkInHour: '' })
  const hours = async () => {
    const { facts } = (await home.publish({ confirm: [] })).body
    return facts.find(({ kind }: { kind: string }) => kind === 'hours')
  }
  expect(await hours()).not.toHaveProperty('filled')
  await home.save({ note: 'Hola' })
  await home.save({ note: 'Pasen' })
  expect(await hours()).toMatchObject({
    texts: ['15:00', '11:00'],
    filled: ['welcome.checkInHour'],
  })
  await home.save({ checkInHour: '4:00' })
  expect(await hours()).not.toHaveProperty('filled')
})

type Fact = { of: string }

function withoutHash({ of: _, ...fact }: Fact) {
  return fact
}

function hashIn({ of }: Fact) {
  return of
}

async function openHome(server: TestServer, welcome: object = {}) {
  const host = await server.makeHost()
  const made = await host.call('POST', '/guidebooks', {
    body: {
      welcome: {
        propertyName: 'Casa Limón',
        checkInHour: '4:00',
        checkOutHour: '11:00',
        hostPhone: '+52 55 5555 0142',
        wifiNetworks: [{ id: 'n7k2m9qa', ssid: 'Casa_5G', password: 'girasol-7' }],
        arrival: { codes: [{ id: 'c7k2m9qa', code: '4711' }] },
        ...welcome,
      },
      houseManual: { parking: 'Cajón 4' },
      unconfirmed: unconfirmedTexts({
        'houseManual.parking': 'Cajón 4',
        'welcome.arrival.codes.c7k2m9qa.code': '4711',
      }),
    },
  })
  const { id, shortCode: code } = made.body.property
  const publish = (body?: object) =>
    host.call('POST', `/guide-credits/publish/${id}`, { ...(body && { body }) })
  return {
    code,
    publish,
    unpublish: () => host.call('POST', `/guide-credits/unpublish/${id}`),
    async askedAbout(): Promise<string[]> {
      return (await publish({ confirm: [] })).body.facts.map(hashIn)
    },
    async save(welcome: object, unconfirmed?: object, confirm?: string[], tabs?: object) {
      const { form } = (await host.call('GET', `/guidebooks/${id}`)).body
      const said = { ...(unconfirmed && { unconfirmed }), ...(confirm && { confirm }) }
      const body = { ...form, ...tabs, ...said, welcome: { ...form.welcome, ...welcome } }
      return host.call('PUT', `/guidebooks/${id}`, { body })
    },
    read: async () => (await host.call('GET', `/guidebooks/${id}`)).body.property,
    credits: async () => (await host.call('GET', '/guide-credits/credits')).body,
  }
}
