import { describe, expect } from 'vitest'
import { makePhoto } from '#tests/guides/factories.ts'
import { block, openHome, shot } from '#tests/guides/home-with-photos.ts'
import { test } from '#tests/server-test.ts'

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
