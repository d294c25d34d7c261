import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect } from 'vitest'
import { makePicture } from '#tests/guides/pictures.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { guideIn, unzip } from '#tests/zips.ts'
import { writeGuideZip } from './guide-zip.ts'

describe('a guide that is downloaded', () => {
  test('is a zip of guide.json and its photos, and fits the schema it names', async ({
    server,
  }) => {
    const home = await openHome(server)
    const cover = await home.upload()
    const gate = await home.upload('#0f5c55')
    const { id, code } = await home.create({
      language: 'es',
      welcome: { propertyName: 'Casa Limón / «7»', photoUrl: cover.url },
      checkout: { steps: [{ title: 'Cerrar', photos: [{ photoUrl: gate.url, caption: 'Así' }] }] },
      sections: { checkout: { items: [{ title: 'Más', photoUrl: cover.url }] } },
    })
    const answer = await home.call('GET', `/guidebooks/${id}/export`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Casa Limon 7.zip"; filename*=UTF-8''Casa%20Lim%C3%B3n%207.zip`,
    )
    const files = await unzip(answer.bytes)
    expect([...files.keys()]).toEqual([
      'photos/001.jpg',
      'photos/002.jpg',
      'site/photos/001.webp',
      'site/photos/002.webp',
      'site/index.html',
      'site/en.html',
      'guide.json',
    ])
    expect(files.get('photos/001.jpg')).toEqual(await home.fileOf(cover))
    expect(files.get('photos/002.jpg')).toEqual(await home.fileOf(gate))
    const guide = guideIn(files)
    const [step] = guide.form.checkout.steps
    const [block] = guide.form.sections.checkout.items
    expect(guide).toMatchObject({
      $schema: 'http://zaguan.test/api/schemas/zaguan-guide-1.json',
      format: 'zaguan-guide',
      version: 1,
      guide: { title: 'Casa Limón / «7»', code, isPublished: false, publishedAt: null },
      form: { language: 'es', welcome: { photoUrl: 'photos/001.jpg' } },
      photos: [
        {
          file: 'photos/001.jpg',
          at: [
            'welcome.photoUrl',
            `sections.checkout.items.${block.entryId}.photoUrl`,
            `sections.checkout.items.${block.entryId}.photos.${block.photos[0].id}.photoUrl`,
          ],
        },
        {
          file: 'photos/002.jpg',
          at: [`checkout.steps.${step.id}.photos.${step.photos[0].id}.photoUrl`],
        },
      ],
      missingPhotos: [],
    })
    const schema = await server.call('GET', '/schemas/zaguan-guide-1.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    expect(ajv.validate(schema.body, guide), ajv.errorsText()).toBe(true)
    expect(schema.body.$id).toBe(guide.$schema)
  })

  test('holds what is locked, for it is its owner’s, and nothing of its stays', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { id } = await home.create({
      welcome: {
        propertyName: 'Casa',
        wifiNetworks: [{ ssid: 'Casa', password: 'clave-7', stayOnly: true }],
      },
    })
    const stay = { note: 'Familia Pérez', from: '2030-05-01', until: '2030-05-04' }
    expect((await home.call('POST', `/guidebooks/${id}/stays`, { body: stay })).status).toBe(201)
    const text = String((await home.download(id)).get('guide.json'))
    expect(text).toContain('clave-7')
    expect(text).toContain('"stayOnly": true')
    expect(text).not.toContain('Pérez')
  })

  test('has the photos that it shares with a copy of it', { tags: 'long' }, async ({ server }) => {
    const home = await openHome(server)
    const cover = await home.upload()
    const { id } = await home.create({ welcome: { propertyName: 'Casa', photoUrl: cover.url } })
    const { body } = await home.call('POST', `/guidebooks/${id}/duplicate`)
    const files = await home.download(body.property.id)
    expect(files.get('photos/001.jpg')).toEqual(await home.fileOf(cover))
  })

  test('names the photos whose files are gone, and has the others', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const [cover, gate] = [await home.upload(), await home.upload('#0f5c55')]
    const { id } = await home.create({
      welcome: { propertyName: 'Casa', photoUrl: cover.url },
      sections: { checkout: { items: [{ title: 'Más', photoUrl: gate.url }] } },
    })
    await rm(path.join(server.dataDir, cover.path))
    const files = await home.download(id)
    expect([...files.keys()]).toEqual([
      'photos/002.jpg',
      'site/photos/001.webp',
      'site/photos/002.webp',
      'site/index.html',
      'site/en.html',
      'guide.json',
    ])
    const guide = guideIn(files)
    expect(guide.missingPhotos).toEqual([{ at: ['welcome.photoUrl'] }])
    expect(guide.form.welcome.photoUrl).toBe('')
    expect(guide.photos).toHaveLength(1)
  })

  test('breaks off where the photo store does, without an end that would make it look whole', {
    tags: 'long',
  }, async ({ server }) => {
    const home = await openHome(server)
    const [cover, gate] = [await home.upload(), await home.upload('#0f5c55')]
    const { id } = await home.create({
      welcome: { propertyName: 'Casa', photoUrl: cover.url },
      sections: { checkout: { items: [{ title: 'Más', photoUrl: gate.url }] } },
    })
    const { photos } = server.resources
    const store = {
      ...photos.store,
      find: (name: string) =>
        gate.path.endsWith(name) ? Promise.reject(new Error('gone away')) : photos.store.find(name),
    }
    const { api } = server.withOverrides({ photos: { ...photos, store } })
    const { token } = await server.resources.auth.issueAccessToken(home.id)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.request(`/guidebooks/${id}/export`, { headers })
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow('gone away')
    expect(server.failures.splice(0).join()).toContain('a download of a guide broke off')
  })

  test('is made while it is read: of fifty photos no more than a few are held', async ({
    server,
  }) => {
    const home = await openHome(server)
    const cover = await home.upload()
    const { id } = await home.create({
      welcome: { propertyName: 'Casa', photoUrl: cover.url },
    })
    const { photos } = server.resources
    const megabyte = new Uint8Array(1024 * 1024)
    let asked = 0
    const store = {
      ...photos.store,
      find: async () => {
        asked += 1
        return megabyte
      },
    }
    const { zip } = await writeGuideZip(
      { ...server.resources, photos: { ...photos, store } },
      {
        id,
        hostId: home.id,
        moreFiles: async function* () {
          for (let n = 1; n <= 50; n += 1)
            yield { name: `site/${n}.jpg`, bytes: (await store.find()) ?? megabyte, isPacked: true }
        },
      },
    )
    let bytes = 0
    for await (const chunk of zip) {
      bytes += chunk.length
      expect(asked * megabyte.length - bytes).toBeLessThan(4 * megabyte.length)
    }
    expect(asked).toBe(51)
  })
})

async function openHome(server: TestServer) {
  const host = await server.makeHost()
  return {
    ...host,
    async create(form: object) {
      const { body } = await host.call('POST', '/guidebooks', { body: form })
      return { id: body.property.id as string, code: body.property.shortCode as string }
    },
    async upload(colour = '#c2185b') {
      const corners = [colour, colour, colour, colour] as const
      const picture = await makePicture({ corners }).toBuffer()
      const body = new FormData()
      body.append('file', new File([new Uint8Array(picture)], 'casa.jpg'))
      const answer = await host.call('POST', '/storage/guidebook-photos', { body })
      return answer.body as { path: string; url: string }
    },
    async fileOf(photo: { path: string }) {
      return (await server.resources.photos.store.find(
        photo.path.slice('/photos/'.length),
      )) as Buffer
    },
    async download(id: string) {
      const { bytes } = await host.call('GET', `/guidebooks/${id}/export`)
      return unzip(bytes)
    },
  }
}
