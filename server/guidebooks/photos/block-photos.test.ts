import { describe, expect } from 'vitest'
import { block, openHome, shot } from '#tests/guides/home-with-photos.ts'
import { test } from '#tests/server-test.ts'

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

  test('of a new guide sent with two opinions leaves the other photo to be swept', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    const items = [block({ photoUrl: gate, photos: [shot(cat)] })]
    const body = { welcome: { propertyName: 'Casa' }, sections: { welcome: { items } } }
    expect((await home.host.call('POST', '/guidebooks', { body })).status).toBe(201)
    expect(await home.unused()).toEqual([gate])
  })

  test('shown again leaves what else nobody shows to be swept', async ({ server }) => {
    const home = await openHome(server)
    const [gate, cat] = await home.upload(2)
    const show = (...photos: { photoUrl: string }[]) =>
      home.save((form) => {
        form.sections.welcome.items = [block({ photoUrl: '', photos })]
      })
    await show(shot(gate), shot(cat))
    await show()
    expect((await home.unused()).toSorted()).toEqual([gate, cat].toSorted())
    await show(shot(gate))
    expect(await home.unused()).toEqual([cat])
  })
})
