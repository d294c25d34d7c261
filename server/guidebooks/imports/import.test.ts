import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { openHome } from '#tests/guides/leaving-home.ts'
import { forms } from '#tests/guides/random-guides.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'
import { guideIn, unzip, zipOf } from '#tests/zips.ts'

describe('a guide that comes in', () => {
  test('is told before it is made, and nothing is', async ({ server }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const before = await home.counts()
    const { status, body } = await home.send(zip)
    expect(status).toBe(200)
    expect(body).toEqual({
      summary: {
        title: 'Casa Limón',
        language: 'es',
        translations: ['en'],
        sections: [
          { type: 'welcome', entries: 1 },
          { type: 'emergency', entries: 0 },
          { type: 'house_rules', entries: 2 },
          { type: 'checkout', entries: 2 },
        ],
        photos: 2,
        missing_photos: 0,
      },
    })
    expect(await home.counts()).toEqual(before)
  })

  test('is a draft with a code of its own; ids, locks, words and photos are those that left', async ({
    server,
  }) => {
    const home = await openHome(server)
    const left = await home.leave()
    await home.call('POST', `/guidebooks/${left.id}/publish`)
    const id = randomUUID()
    const { status, body } = await home.send(left.zip, id)
    expect(status).toBe(201)
    expect(body.message).toContain('Casa Limón')
    expect(body.property).toMatchObject({ id, is_published: false, name: 'Casa Limón (importada)' })
    expect(body.property.shortCode).not.toBe(left.code)
    const { form } = (await home.call('GET', `/guidebooks/${id}`)).body
    expect(form.welcome.wifiNetworks[0]).toMatchObject({ password: 'clave-7', stayOnly: true })
    expect(form.checkout.steps[0].id).toBe(left.form.checkout.steps[0].id)
    expect(form.translations).toEqual(left.form.translations)
    expect(form.welcome.photoUrl).toMatch(/^http:\/\/zaguan\.test\/photos\//)
    expect(form.welcome.photoUrl).not.toBe(left.form.welcome.photoUrl)
    expect(form.checkout.steps[0].photos[0].caption).toBe('Así')
  })

  test('locks a code of which nobody has said who may read it', async ({ server }) => {
    const home = await openHome(server)
    const codes = [{ code: '4821' }, { code: '4822', stayOnly: false }]
    const form = { welcome: { propertyName: 'Casa', arrival: { codes } } }
    const guide = { format: 'zaguan-guide', version: 1, form }
    const id = randomUUID()
    await home.send(zipOf([{ name: 'guide.json', content: JSON.stringify(guide) }]), id)
    const { welcome } = (await home.call('GET', `/guidebooks/${id}`)).body.form
    expect(welcome.arrival.codes).toMatchObject([{ stayOnly: true }, { stayOnly: false }])
  })

  test('and leaves again says the same but for the code and the dates', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const left = await home.leave()
    const id = randomUUID()
    const other = await openHome(server)
    await other.send(left.zip, id)
    const again = await other.download(id)
    expect(comparable(again)).toBe(comparable(await unzip(left.zip)))
    expect([...again.keys()]).toEqual([
      'photos/001.jpg',
      'photos/002.jpg',
      'site/photos/001.webp',
      'site/photos/002.webp',
      'site/index.html',
      'site/en.html',
      'guide.json',
    ])
  })

  test('may be another host’s, whose photos become one’s own', { tags: 'long' }, async ({
    server,
  }) => {
    const { zip } = await (await openHome(server)).leave()
    const other = await openHome(server)
    const id = randomUUID()
    const { status, body } = await other.send(zip, id)
    expect(status).toBe(201)
    expect(body.property.name).toBe('Casa Limón')
    const own = await rowsIn(server.db, photos)
    expect(own.filter(({ hostId }) => hostId === other.id)).toHaveLength(2)
  })

  test('is made once, however often it is sent with the same id', async ({ server }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const id = randomUUID()
    const first = await home.send(zip, id)
    const before = await home.counts()
    const second = await home.send(zip, id)
    expect(second.status).toBe(201)
    expect(second.body.property).toEqual(first.body.property)
    expect(await home.counts()).toEqual(before)
  })

  test('with the id of another host’s guide is refused', async ({ server }) => {
    const owner = await openHome(server)
    const { id, zip } = await owner.leave()
    const other = await openHome(server)
    expect((await other.send(zip, id)).status).toBe(403)
  })

  test('from a folder that was packed again reads the same', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const files = await unzip((await home.leave()).zip)
    const packed = zipOf([...files].map(([name, content]) => ({ name: `Casa/${name}`, content })))
    expect((await home.send(packed)).body.summary).toMatchObject({ photos: 2, missing_photos: 0 })
  })

  test('without some of its photos says so and is made without them', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const files = await unzip((await home.leave()).zip)
    files.delete('photos/002.jpg')
    const zip = zipOf([...files].map(([name, content]) => ({ name, content })))
    expect((await home.send(zip)).body.summary).toMatchObject({ photos: 1, missing_photos: 1 })
    const id = randomUUID()
    await home.send(zip, id)
    const { form } = (await home.call('GET', `/guidebooks/${id}`)).body
    expect(form.checkout.steps[0].photos ?? []).toEqual([])
    expect(form.checkout.steps[0].title).toBe('Cerrar')
  })

  test('and fails at its last photo takes away what it brought, and no other photo of anybody', async ({
    server,
  }) => {
    const [home, other] = [await openHome(server), await openHome(server)]
    const files = await unzip((await home.leave()).zip)
    await home.upload('#ffffff')
    await other.leave()
    const stored = () =>
      asSystem(server.db, (tx) => tx.select().from(photos).orderBy(asc(photos.path)))
    const before = await stored()
    files.set('photos/002.jpg', Buffer.from('no photo'))
    const zip = zipOf([...files].map(([name, content]) => ({ name, content })))
    expect((await home.send(zip, randomUUID())).body.code).toBe('import_photo')
    expect(await stored()).toEqual(before)
  })

  test('is refused as soon as it is looked into where its photos have no room', async ({
    server,
  }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const full = { bytes: hostLimits.photoBytes / 2 }
    const isOwn = eq(photos.hostId, home.id)
    await asSystem(server.db, (tx) => tx.update(photos).set(full).where(isOwn))
    const { status, body } = await home.send(zip)
    expect([status, body.code]).toEqual([403, 'photo_storage_limit'])
  })

  test('ten random ones leave, come in and leave again as they were', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const urls = [(await home.upload()).url, (await home.upload('#0f5c55')).url]
    for (const form of fc.sample(forms(urls), { numRuns: 10, seed: 18 })) {
      const created = await home.call('POST', '/guidebooks', { body: sayCodes(form, false) })
      expect(created.status).toBe(201)
      const left = (await home.call('GET', `/guidebooks/${created.body.property.id}/export`)).bytes
      const id = randomUUID()
      const other = await openHome(server)
      expect((await other.send(left, id)).status).toBe(201)
      expect(comparable(await other.download(id))).toBe(comparable(await unzip(left)))
    }
  })

  test('needs a host, and a zip', async ({ server }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const headers = { 'content-type': 'application/zip' }
    const asNobody = await server.call('POST', '/guidebooks/import', { body: zip, headers })
    expect(asNobody.status).toBe(401)
    const asJson = await home.call('POST', '/guidebooks/import', { body: {} })
    expect(asJson.status).toBe(415)
  })
})

/** `guide.json` without what is another guide's. */
function comparable(files: ReadonlyMap<string, Buffer>) {
  const { exportedAt: _, guide, ...file } = guideIn(files)
  return JSON.stringify({ ...file, guide: { title: guide.title } })
}
