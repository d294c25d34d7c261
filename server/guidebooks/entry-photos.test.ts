import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guidePhotos, photos } from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

describe('photos of entries', () => {
  test('are kept with their words, in their order, and answered as they were sent', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, valve] = await home.upload(2)
    await home.save((form) => {
      form.emergency.emergencyItems = [
        { title: 'Gas', notes: '', photos: [shot(valve, 'La llave roja'), shot(gate)] },
      ]
      form.houseManual.rooms[0].videoUrl = ' https://youtu.be/a1 '
    })
    const { form, property } = await home.read()
    const [gas] = form.emergency.emergencyItems
    expect(gas.photos).toMatchObject([
      { photoUrl: home.address(valve), caption: 'La llave roja' },
      { photoUrl: home.address(gate), caption: '' },
    ])
    expect(new Set(gas.photos.map(({ id }: { id: string }) => id)).size).toBe(2)
    expect(form.houseManual.rooms[0].videoUrl).toBe('https://youtu.be/a1')
    expect(property.photos.map(({ url }: { url: string }) => url).sort()).toEqual(
      [gate, valve].map(home.address).sort(),
    )
    expect(await home.listed()).toEqual([gate, valve].sort())
  })

  test('that a client does not speak of stay, and go when it says there are none', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate] = await home.upload(1)
    await home.save((form) => {
      form.checkout.steps = [
        { title: 'Cerrar', notes: '', photos: [shot(gate)], videoUrl: 'https://vimeo.com/1' },
      ]
    })
    await home.save((form) => {
      const { photos: _, videoUrl: __, ...step } = form.checkout.steps[0]
      form.checkout.steps = [{ ...step, notes: 'Con llave' }]
    })
    expect((await home.read()).form.checkout.steps).toMatchObject([
      {
        notes: 'Con llave',
        photos: [{ photoUrl: home.address(gate) }],
        videoUrl: 'https://vimeo.com/1',
      },
    ])
    await home.save((form) => {
      form.checkout.steps[0].photos = []
      form.checkout.steps[0].videoUrl = ''
    })
    const [step] = (await home.read()).form.checkout.steps
    expect([step.photos, step.videoUrl]).toEqual([undefined, undefined])
    expect(await home.listed()).toEqual([])
  })

  test('of another host are refused at the field where they stand', async ({ server }) => {
    const home = await openHome(server)
    const stranger = await server.makeHost()
    const { path } = await makePhoto(server.db, { hostId: stranger.id })
    const answer = await home.trySave((form) => {
      form.localGuide.places = [
        {
          name: 'Fonda',
          category: 'Restaurant',
          photos: [shot(path)],
          description: '',
          mapsLink: '',
        },
      ]
    })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      ['localGuide.places.0.photos.0.photoUrl'],
    ])
    expect(await home.listed()).toEqual([])
  })

  test('are four at most, and a video is a plain web address', async ({ server }) => {
    const home = await openHome(server)
    const paths = await home.upload(5)
    const { status, body } = await home.trySave((form) => {
      form.houseRules.rules = [
        { title: 'Sin fumar', notes: '', photos: paths.map((path) => shot(path)) },
      ]
      form.checkout.steps = [{ title: 'x', notes: '', videoUrl: 'javascript:alert(1)' }]
    })
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      400,
      ['checkout.steps.0.videoUrl', 'houseRules.rules.0.photos'],
    ])
  })

  test('are in use for as long as a guide, a copy of it or a version shows them', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    await home.save((form) => {
      form.wifiTech.devices = [{ name: 'Portón', notes: '', photos: [shot(gate)] }]
      form.sections.checkout.items = [block({ photoUrl: cat, photos: [shot(cat), shot(gate)] })]
    })
    expect(await home.unused()).toEqual([])
    const copy = (await home.host.call('POST', `/guidebooks/${home.id}/duplicate`)).body.property
    await home.host.call('DELETE', `/guidebooks/${home.id}`)
    expect(await home.unused()).toEqual([])
    await home.host.call('DELETE', `/guidebooks/${copy.id}`)
    expect(await home.kept()).toEqual([])
  })

  test('are for guests while neither their section nor their block is switched off', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [stove, cat] = await home.upload(2)
    await home.save((form) => {
      form.houseManual.rooms = [{ key: 'a', label: 'Cocina', features: [], photos: [shot(stove)] }]
      form.sections.welcome.items = [block({ photoUrl: cat })]
    })
    expect(await home.visible()).toEqual([stove, cat].sort())
    await home.save((form) => {
      form.sections.house_manual.isActive = false
    })
    expect(await home.visible()).toEqual([cat])
    await home.save((form) => {
      form.sections.house_manual.isActive = true
      form.sections.welcome.items[0].isActive = false
    })
    expect(await home.visible()).toEqual([stove])
  })

  test('are in use although a server of the version before has not listed them', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    await home.save((form) => {
      form.sections.welcome.items = [block({ photoUrl: gate })]
    })
    await asSystem(server.db, (tx) =>
      tx.delete(guidePhotos).where(eq(guidePhotos.propertyId, home.id)),
    )
    await home.save((form) => {
      form.sections.welcome.items[0].photos = [shot(cat), shot(gate)]
    })
    expect(await home.listed()).toEqual([gate, cat].sort())
    const copy = (await home.host.call('POST', `/guidebooks/${home.id}/duplicate`)).body.property
    await home.host.call('DELETE', `/guidebooks/${copy.id}`)
    expect((await home.kept()).sort()).toEqual([gate, cat].sort())
  })

  test('and ids stay with a client that sends neither', async ({ server }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    await home.save((form) => {
      form.houseRules.rules = [{ title: 'Gas', notes: 'x', photos: [shot(gate, 'La llave')] }]
      const photos = [shot(gate), shot(cat, 'El gato')]
      form.sections.welcome.items = [
        block({ photoUrl: gate, photos, videoUrl: 'https://vimeo.com/1' }),
      ]
    })
    const before = (await home.read()).form
    await home.save((form) => {
      const [{ id: _, photos: __, ...rule }] = form.houseRules.rules
      form.houseRules.rules = [rule]
      const [{ id: ___, entryId: ____, photos: _____, videoUrl: ______, ...item }] =
        form.sections.welcome.items
      form.sections.welcome.items = [item]
    })
    const after = (await home.read()).form
    expect(after.houseRules.rules).toEqual(before.houseRules.rules)
    expect(after.sections.welcome.items).toEqual([
      { ...before.sections.welcome.items[0], id: expect.anything() },
    ])
  })

  test('that come and go within one change are in use no more', async ({ server }) => {
    const home = await openHome(server)
    const [gate] = await home.upload(1)
    await home.save((form) => {
      form.wifiTech.devices = [{ name: 'Portón', notes: '', photos: [shot(gate)] }]
    })
    await home.save((form) => {
      form.wifiTech.devices[0].photos = []
    })
    // Both saves are one change: the version before it had no photo.
    expect(await home.unused()).toEqual([gate])
  })
})

describe('a block of the host’s own', () => {
  test('answers its first photo under the old name as well', async ({ server }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    await home.save((form) => {
      form.sections.welcome.items = [
        block({
          photoUrl: '',
          photos: [shot(gate, 'El portón'), shot(cat)],
          videoUrl: 'https://youtu.be/b',
        }),
      ]
    })
    const { property } = await home.read()
    const [item] = property.content_sections[0].content_items
    expect(item).toMatchObject({
      photo_url: home.address(gate),
      photos: [
        { photo_url: home.address(gate), caption: 'El portón' },
        { photo_url: home.address(cat), caption: '' },
      ],
      video_url: 'https://youtu.be/b',
    })
  })

  test('that a client knows by one photo keeps the others, and gets another first', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, cat, dog] = await home.upload(3)
    await home.save((form) => {
      form.sections.welcome.items = [block({ photoUrl: gate, photos: [shot(gate), shot(cat)] })]
    })
    await home.save((form) => {
      const [{ photos: _, ...item }] = form.sections.welcome.items
      form.sections.welcome.items = [{ ...item, photoUrl: home.address(dog) }]
    })
    const [item] = (await home.read()).form.sections.welcome.items
    expect(item.photoUrl).toBe(home.address(dog))
    expect(item.photos).toMatchObject([
      { photoUrl: home.address(dog) },
      { photoUrl: home.address(cat) },
    ])
    expect(await home.unused()).toEqual([gate])
  })

  test('sent with two opinions keeps in use what it shows, and nothing else', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    await home.save((form) => {
      form.sections.welcome.items = [block({ photoUrl: gate, photos: [shot(cat)] })]
    })
    expect(await home.listed()).toEqual([cat])
    expect(await home.unused()).toEqual([gate])
  })
})

function shot(photoUrl = '', caption = '') {
  return { photoUrl, caption }
}

function block(parts: object) {
  return { title: 'Bloque', body: '', linkUrl: '', isActive: true, ...parts }
}

// biome-ignore lint/suspicious/noExplicitAny: a form as a client holds it
type AnyForm = any

async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const { id } = await makeGuide(server.db, { hostId: host.id })
  const read = async () => (await host.call('GET', `/guidebooks/${id}`)).body
  const trySave = async (change: (form: AnyForm) => void) => {
    const { form, property } = await read()
    change(form)
    return host.call('PUT', `/guidebooks/${id}`, { body: { ...form, version: property.version } })
  }
  const rows = () =>
    asSystem(server.db, (tx) => tx.select().from(photos).where(eq(photos.hostId, host.id)))
  const listed = () =>
    asSystem(server.db, (tx) => tx.select().from(guidePhotos).where(eq(guidePhotos.propertyId, id)))
  return {
    host,
    id,
    read,
    trySave,
    async save(change: (form: AnyForm) => void) {
      expect((await trySave(change)).status).toBe(200)
    },
    address: server.resources.photos.addressOf,
    async upload(count: number) {
      const paths: string[] = []
      while (paths.length < count)
        paths.push((await makePhoto(server.db, { hostId: host.id })).path)
      return paths as [string, string, string]
    },
    async listed() {
      return (await listed()).map(({ path }) => path).sort()
    },
    async visible() {
      const shown = (await listed()).filter(({ isVisible }) => isVisible)
      return shown.map(({ path }) => path).sort()
    },
    async unused() {
      return (await rows()).filter(({ unusedSince }) => unusedSince).map(({ path }) => path)
    },
    async kept() {
      return (await rows()).filter(({ state }) => state === 'stored').map(({ path }) => path)
    },
  }
}
