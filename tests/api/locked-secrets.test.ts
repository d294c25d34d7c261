import { describe, expect } from 'vitest'
import { test as base } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'
import { clock, open, openHouse, over, secret, stemOf, wishes, word } from './locked-house.ts'

const test = base.extend('wishes', wishes)

describe('what is locked', () => {
  test('is in nothing that the general link gives, nor in the stay’s before its time', async ({
    freshServer,
  }) => {
    const { pages, guide, stay, server, photo } = await openHouse(await freshServer(wishes))
    const code = guide.shortCode
    const answers = [
      await pages.get(`/g/${code}?lang=es`),
      await pages.get(`/g/${code}?lang=en`),
      await pages.get(`/g/${code}?lang=fr`),
      await pages.get(`/g/${code}/manifest.webmanifest`),
      await pages.get(stay.link),
      await pages.get(`${stay.link}?lang=en`),
      await pages.get(`${stay.link}/manifest.webmanifest`),
      await pages.get(`${stay.link}/codes.ics`),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { body } = await server.call('GET', `/guidebooks/public/${code}`)
    expect(body.property.amenities).toMatchObject({ rooms: [{ label: 'Estudio', locked: true }] })
    expect(JSON.stringify(body)).not.toContain('StayOnly')
    texts.push(JSON.stringify(body))
    for (const text of texts) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(stemOf(photo))
    }
    expect(texts.map((text) => text.includes(word))).toEqual(
      texts.map((_, at) => at === 4 || at === 5),
    )
    expect(texts[0]).toContain('Esta parte viene en el enlace de tu reservación')
    expect(texts[4]).toContain('Tu clave aparece aquí el sábado 21 de noviembre a las 15:00')
    expect(texts[7]).toContain('DTSTART:20261121T210000Z')
    expect(pages.written.join()).not.toContain(secret)
  })

  test('is in no page that leaves with a guide, unless its host asks for it', async ({
    server,
  }) => {
    const { host, guide, photo } = await openHouse(server)
    const { store } = server.resources.photos
    const name = photo.replace('/photos/', '')
    await store.put({ name, bytes: Buffer.from(stemOf(photo)), type: 'x' })
    const leave = async (choice: string) => {
      const { bytes } = await host.call('GET', `/guidebooks/${guide.id}/export${choice}`)
      const site = [...(await unzip(bytes))].filter(([file]) => file.startsWith('site/'))
      return { names: site.map(([file]) => file), text: site.flat().join('\n') }
    }
    for (const choice of ['', '?locked=leave_out']) {
      const { names, text } = await leave(choice)
      expect(names).toEqual(['site/index.html', 'site/en.html', 'site/fr.html'])
      expect(text).toContain('Esta parte viene en el enlace de tu reservación')
      for (const planted of [secret, word, stemOf(photo)]) expect(text).not.toContain(planted)
    }
    const open = await leave('?locked=include')
    expect(open.names).toContain('site/photos/001.jpg')
    expect(open.text.split(secret).length - 1).toBeGreaterThan(50)
    expect(open.text).toContain(word)
    expect(open.text).not.toContain(`${secret} before`)
    expect(open.text).not.toContain('Esta parte viene en el enlace')
    expect((await host.call('GET', `/guidebooks/${guide.id}/export?locked=all`)).status).toBe(400)
  })

  test('stands on the stay’s link while it is open, and nowhere else', async ({ server }) => {
    const { pages, guide, stay, photo } = await openHouse(server)
    clock.now = open
    const answer = await pages.get(stay.link)
    const html = await answer.text()
    const places = html.split(secret).length - 1
    expect(places).toBeGreaterThan(50)
    expect(html).toContain(stemOf(photo))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'stay-closes': String(Date.parse(over)),
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers.get('cdn-cache-control')).toBeNull()
    const english = await (await pages.get(`${stay.link}?lang=en`)).text()
    expect(english.split(`${secret} in English`).length).toBeGreaterThan(10)
    expect(english).not.toContain(`${secret} before`)
    expect(await (await pages.get(`/g/${guide.shortCode}`)).text()).not.toContain(secret)
    const general = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(JSON.stringify(general.body)).not.toContain(secret)
  })

  test('no token stands in what chats and logs read', async ({ server }) => {
    const { pages, stay, guide } = await openHouse(server)
    const token = stay.link.split('/').at(-1) ?? ''
    const html = await (await pages.get(stay.link)).text()
    const tags = html.match(/<(?:meta|link)[^>]*>/g)?.filter((tag) => tag.includes(token)) ?? []
    expect(tags).toEqual([expect.stringContaining('rel="manifest"')])
    for (const slip of ['/s//', '/S/', '/s%2F', '%2Fs%2F']) {
      await pages.get(`/g/${guide.shortCode}${slip}${token}`)
      await pages.get(`/G/${guide.shortCode}${slip}${token}`)
    }
    expect(pages.written.length).toBeGreaterThan(0)
    expect(pages.written.join()).not.toContain(token)
  })
})
