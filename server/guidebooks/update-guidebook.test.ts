import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { contentSections, photos } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

describe('saving a guidebook', () => {
  test('writes the whole form and says whose guide was updated', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    const { form } = (await host.call('GET', address)).body
    form.welcome.propertyName = 'Casa Nueva'
    form.welcome.checkInHour = '4:30'
    form.houseManual.bedrooms = 2.5
    const { status, body } = await host.call('PUT', address, { body: form })
    expect(status).toBe(200)
    expect(body.message).toBe('Guidebook Casa Nueva updated successfully!')
    expect(body.property).toMatchObject({
      name: 'Casa Nueva',
      checkin_time: '16:30:00',
      bedrooms: 2.5,
      version: 2,
    })
    expect((await host.call('GET', address)).body).toEqual({
      property: body.property,
      form: body.form,
      can_translate: false,
    })
  })

  test('refuses a link that no browser opens, but for one that the guide has already', async ({
    server,
  }) => {
    const rule = { title: 'Gas', notes: '', videoUrl: 'http://a.com:99999/x' }
    const form = makeForm({ houseRules: { rules: [rule] } })
    const { host, address } = await server.makeHostWithGuide({ form })
    const kept = (await host.call('GET', address)).body.form
    kept.welcome.note = 'Bienvenidos'
    expect((await host.call('PUT', address, { body: kept })).status).toBe(200)
    kept.houseRules.rules[0].videoUrl = 'https://1.2.3.4.5/'
    const refused = await host.call('PUT', address, { body: kept })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      400,
      ['houseRules.rules.0.videoUrl'],
    ])
    expect((await host.call('POST', '/guidebooks', { body: kept })).status).toBe(400)
  })

  test('sends back what it was sent: reading and saving changes nothing but the version', async ({
    server,
  }) => {
    const { host, address } = await server.makeHostWithGuide({
      form: {
        welcome: { greeting: 'Hola', note: 'Larga', wifiNetworks: [{ ssid: 'a', password: 'b' }] },
        houseManual: { rooms: [{ key: 'sala', label: 'Sala', features: ['Sofá cama'] }] },
        checkout: { steps: [{ title: 'Llaves', notes: 'En la caja' }] },
      },
    })
    const before = (await host.call('GET', address)).body
    await host.call('PUT', address, { body: before.form })
    const once = (await host.call('GET', address)).body
    expect(once.form).toEqual(before.form)
    await host.call('PUT', address, { body: once.form })
    const twice = (await host.call('GET', address)).body
    const { version: _v, updated_at: _u, ...rest } = once.property
    expect(twice.property).toMatchObject({ ...rest, version: once.property.version + 1 })
  })

  test('made from an older version answers with the guide as it stands, and changes nothing', async ({
    server,
  }) => {
    const { host, address } = await server.makeHostWithGuide()
    const { form } = (await host.call('GET', address)).body
    await host.call('PUT', address, { body: { ...form, version: 1 } })
    const { status, body } = await host.call('PUT', address, {
      body: { ...makeForm({ welcome: { propertyName: 'Otra' } }), version: 1 },
    })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.property).toMatchObject({ name: 'Casa Limón', version: 2 })
    expect(body.form.welcome.propertyName).toBe('Casa Limón')
    expect((await host.call('GET', address)).body.property).toEqual(body.property)
  })

  test('without a version is unconditional', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    await host.call('PUT', address, { body: makeForm() })
    const { status, body } = await host.call('PUT', address, { body: makeForm() })
    expect([status, body.property.version]).toEqual([200, 3])
  })

  test('keeps what this version does not know', async ({ server }) => {
    const { host, guide, address } = await server.makeHostWithGuide()
    const id = guide.sections[0]?.id ?? ''
    const metadata = { ...guide.sections[0]?.metadata, doorCode: { digits: '1234' } }
    await asSystem(server.db, (tx) =>
      tx.update(contentSections).set({ metadata }).where(eq(contentSections.id, id)),
    )
    const { body } = await host.call('PUT', address, {
      body: makeForm({ welcome: { propertyName: 'Casa', greeting: 'Hola' } }),
    })
    expect(body.property.content_sections[0].metadata).toMatchObject({
      greeting: 'Hola',
      doorCode: { digits: '1234' },
    })
  })

  test('leaves own blocks and switched-off sections alone when the form does not speak of them', async ({
    server,
  }) => {
    const { host, address } = await server.makeHostWithGuide({
      form: {
        sections: {
          welcome: {
            items: [{ title: 'Llaves', body: '', photoUrl: '', linkUrl: '', isActive: true }],
          },
          checkout: { isActive: false },
        },
      },
    })
    const before = (await host.call('GET', address)).body.property.content_sections
    const { body } = await host.call('PUT', address, { body: makeForm() })
    expect(body.property.content_sections[0].content_items).toEqual(before[0].content_items)
    expect(body.property.content_sections[6].is_active).toBe(false)
  })

  test('keeps the blocks of a section of which the form says only that it is switched off', async ({
    server,
  }) => {
    const items = [{ title: 'Llaves', body: '', photoUrl: '', linkUrl: '', isActive: true }]
    const { host, address } = await server.makeHostWithGuide({
      form: { sections: { welcome: { items } } },
    })
    const [before] = (await host.call('GET', address)).body.property.content_sections
    const form = { ...makeForm(), sections: { welcome: { isActive: false } } }
    const { body } = await host.call('PUT', address, { body: form })
    const [after] = body.property.content_sections
    expect(after.is_active).toBe(false)
    expect(before.content_items).toHaveLength(1)
    expect(after.content_items).toEqual(before.content_items)
  })

  test('keeps a block’s id while it is moved and changed, and drops the ones left out', async ({
    server,
  }) => {
    const { host, address } = await server.makeHostWithGuide()
    const save = async (items: object[]) => {
      const form = { ...makeForm(), sections: { welcome: { items } } }
      const { body } = await host.call('PUT', address, { body: form })
      return body.property.content_sections[0].content_items
    }
    const [first, second] = await save([{ title: 'Uno' }, { title: 'Dos' }])
    const kept = await save([{ title: 'Nuevo' }, { id: first.id, title: 'Uno, otra vez' }])
    expect(kept).toMatchObject([
      { title: 'Nuevo', sort_order: 0 },
      { id: first.id, title: 'Uno, otra vez', sort_order: 1 },
    ])
    expect(kept.map(({ id }: { id: string }) => id)).not.toContain(second.id)
  })

  test('takes no block from somebody else’s guide by its id', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    const block = { title: 'Secreto', body: '', photoUrl: '', linkUrl: '', isActive: true }
    const other = await makeGuide(server.db, {
      form: { sections: { welcome: { items: [block] } } },
    })
    const foreign = other.sections[0]?.items[0]?.id
    const form = {
      ...makeForm(),
      sections: { welcome: { items: [{ id: foreign, title: 'Mío' }] } },
    }
    const { status, body } = await host.call('PUT', address, { body: form })
    expect(status).toBe(200)
    expect(body.property.content_sections[0].content_items[0].id).not.toBe(foreign)
  })
})

describe('the photos of a saved guidebook', () => {
  test('are named by the address their upload gave, and kept as paths', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    const photo = await makePhoto(server.db, { hostId: host.id, width: 1600, height: 900 })
    const photoUrl = `http://zaguan.test${photo.path}`
    const { body } = await host.call('PUT', address, {
      body: makeForm({ welcome: { propertyName: 'Casa', photoUrl } }),
    })
    expect(body.property.cover_image_url).toBe(photoUrl)
    expect(body.property.cover).toEqual({
      width: 1600,
      height: 900,
      placeholder: photo.placeholder,
      has_avif: true,
    })
    expect(body.form.welcome.photoUrl).toBe(photoUrl)
  })

  test('must be the host’s own, in the cover and in every block', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    const stranger = await server.makeHost()
    const theirs = await makePhoto(server.db, { hostId: stranger.id })
    const form = {
      ...makeForm({ welcome: { propertyName: 'Casa', photoUrl: theirs.path } }),
      sections: { checkout: { items: [{ title: 'a' }, { title: 'b', photoUrl: theirs.path }] } },
    }
    const { status, body } = await host.call('PUT', address, { body: form })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([
      'welcome.photoUrl',
      'sections.checkout.items.1.photoUrl',
    ])
  })

  test.for(['storing', 'removing'] as const)(
    'cannot be one that is %s',
    async (state, { server }) => {
      const { host, address } = await server.makeHostWithGuide()
      const photo = await makePhoto(server.db, { hostId: host.id, state })
      const { status } = await host.call('PUT', address, {
        body: makeForm({ welcome: { propertyName: 'Casa', photoUrl: photo.path } }),
      })
      expect(status).toBe(400)
    },
  )

  test('that come with the guide stay, though nobody uploaded them', async ({ server }) => {
    const drawn = '/covers/city.jpg'
    const { host, address } = await server.makeHostWithGuide({
      form: { welcome: { photoUrl: drawn } },
    })
    const { form } = (await host.call('GET', address)).body
    expect(form.welcome.photoUrl).toBe(`http://zaguan.test${drawn}`)
    const { status, body } = await host.call('PUT', address, { body: form })
    expect([status, body.property.cover_image_url]).toEqual([200, `http://zaguan.test${drawn}`])
  })

  test('count as unused from the save that drops them, and as used again from the save that takes them back', async ({
    server,
  }) => {
    const { host, address } = await server.makeHostWithGuide()
    const photo = await makePhoto(server.db, { hostId: host.id })
    const save = async (photoUrl: string) => {
      await host.call('PUT', address, {
        body: makeForm({ welcome: { propertyName: 'Casa', photoUrl } }),
      })
      const [row] = await rowsIn(server.db, photos, eq(photos.path, photo.path))
      return row?.unusedSince
    }
    expect(await save(photo.path)).toBeNull()
    expect(await save('')).toBeInstanceOf(Date)
    expect(await save(photo.path)).toBeNull()
  })
})

describe('what guests see of a save', () => {
  test('changes at once, and whoever keeps pages is told', async ({ server }) => {
    const { host, guide, address } = await server.makeHostWithGuide({ isPublished: true })
    const told: (string | undefined)[] = []
    server.resources.guideChanges.onChange((shortCode) => told.push(shortCode))
    await host.call('PUT', address, { body: makeForm({ welcome: { propertyName: 'Casa Nueva' } }) })
    expect(told).toEqual([guide.shortCode])
    const { body } = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(body.property.name).toBe('Casa Nueva')
  })

  test('is nothing while the guide is a draft', async ({ server }) => {
    const { host, address } = await server.makeHostWithGuide()
    const told: (string | undefined)[] = []
    server.resources.guideChanges.onChange((shortCode) => told.push(shortCode))
    await host.call('PUT', address, { body: makeForm() })
    expect(told).toEqual([])
  })
})
