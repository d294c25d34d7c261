import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { photos, tasks } from '#server/db/tables/schema.ts'
import { claimTasks } from '#server/work/queue.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { mostTries, openAvifs } from './make-avifs.ts'
import { sweepPhotos } from './photo-use.ts'
import { copyNames } from './store.ts'

const minuteMs = 60_000

type Host = Awaited<ReturnType<TestServer['makeHost']>>

async function upload(host: Host): Promise<{ path: string; url: string }> {
  const bytes = await makePicture({ width: 300, height: 240 }).toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'))
  return (await host.call('POST', '/storage/guidebook-photos', { body })).body
}

async function makeGuideOf(host: Host, photoUrl: string) {
  const items = [{ title: 'La caseta', body: '', photoUrl, linkUrl: '', isActive: true }]
  const body = {
    welcome: { propertyName: 'Casa', photoUrl },
    sections: { checkout: { isActive: true, items } },
  }
  return (await host.call('POST', '/guidebooks', { body })).body.property
}

/** The product so many minutes later. */
function later({ resources }: TestServer, minutes: number) {
  return { ...resources, now: () => new Date(Date.now() + minutes * minuteMs) }
}

async function rowOf({ db }: TestServer, { path }: { path: string }) {
  const [row] = await rowsIn(db, photos, eq(photos.path, path))
  return row
}

async function taskOf({ db }: TestServer, { path }: { path: string }) {
  const [row] = await rowsIn(db, tasks, eq(tasks.subject, path))
  return row
}

/** As a process does that dies over it. */
function claimOne({ db }: TestServer) {
  return claimTasks(db, { kinds: ['photo-avif'], now: new Date(), most: 1, claimMs: minuteMs })
}

const filesIn = ({ dataDir }: TestServer) => readdir(path.join(dataDir, 'photos'))
const nameOf = (photo: { path: string }) => photo.path.replace('/photos/', '')
const smallest = (photo: { path: string }) => copyNames(nameOf(photo), 'avif')[0]!

describe('the AVIF of a photo', () => {
  test('is made after the upload was answered, and told of without touching the guide', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const photo = await upload(host)
    const names = copyNames(nameOf(photo), 'avif')
    for (const name of [
      ...copyNames(nameOf(photo), 'webp'),
      ...copyNames(nameOf(photo), 'jpg'),
      nameOf(photo),
    ]) {
      expect((await server.files.request(`/photos/${name}`)).status, name).toBe(200)
    }
    for (const name of names)
      expect((await server.files.request(`/photos/${name}`)).status).toBe(404)
    const { id, ...before } = await makeGuideOf(host, photo.url)
    const stored = await rowOf(server, photo)
    expect([before.cover.has_avif, itemOf(before).photo_has_avif]).toEqual([false, false])

    await openAvifs(server.resources).workOff()
    let added = 0
    for (const name of names) {
      const shown = await server.files.request(`/photos/${name}`)
      const bytes = Buffer.from(await shown.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 300 })
      added += bytes.length
    }
    expect((await rowOf(server, photo))?.bytes).toBe((stored?.bytes ?? 0) + added)
    const after = (await host.call('GET', `/guidebooks/${id}`)).body.property
    expect([after.cover.has_avif, itemOf(after).photo_has_avif]).toEqual([true, true])
    const { properties: listed } = (await host.call('GET', '/guidebooks')).body
    expect(listed[0].cover.has_avif).toBe(true)
    expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at])
  })

  test('that stands is left alone', { tags: 'long' }, async ({ server }) => {
    const photo = await upload(await server.makeHost())
    await openAvifs(server.resources).workOff()
    const made = await rowOf(server, photo)
    await openAvifs(later(server, 600)).workOff()
    expect(await rowOf(server, photo)).toEqual(made)
  })

  test('is announced for every published guide that shows the photo, to every process', {
    tags: 'long',
  }, async ({ freshServer }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    const photo = await upload(host)
    const guide = await makeGuideOf(host, photo.url)
    const copy = (await host.call('POST', `/guidebooks/${guide.id}/duplicate`)).body.property
    await host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    for (const { id } of [guide, copy]) await host.call('POST', `/guide-credits/publish/${id}`)
    const codes = new Set([guide.short_code, copy.short_code])
    const received = new Set<string | undefined>()
    const client = new pg.Client(server.database.url)
    await client.connect()
    client.on('notification', ({ payload }) => received.add(payload))
    await client.query('listen guide_changes')
    const told = new Set<string | undefined>()
    server.resources.guideChanges.onChange((code) => told.add(code))
    await openAvifs(server.resources).workOff()
    await expect.poll(() => received.size).toBe(codes.size)
    await client.end()
    expect([received, told]).toEqual([codes, codes])
  })
})

describe('a process that dies over an AVIF', () => {
  test('leaves it to another one some minutes later, half a file or not', { tags: 'long' }, async ({
    server,
  }) => {
    const photo = await upload(await server.makeHost())
    await claimOne(server)
    const { store } = server.resources.photos
    await store.put({ name: smallest(photo), bytes: new Uint8Array([1]), type: 'image/avif' })
    await openAvifs(server.resources).workOff()
    expect((await rowOf(server, photo))?.hasAvif).toBe(false)
    await openAvifs(later(server, 4)).workOff()
    expect((await rowOf(server, photo))?.hasAvif).toBe(true)
    const bytes = await store.find(smallest(photo))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif' })
  })

  test('for the picture’s sake is replaced a few times; then WebP and JPEG stay, and the log says so', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const photo = await upload(host)
    const { afterwards } = server.resources.photos.encoders
    for (let tries = 1; tries <= mostTries; tries += 1) {
      expect(server.failures).toEqual([])
      const making = openAvifs(later(server, tries * 10)).workOff()
      await expect.poll(() => afterwards.pid()).toBeDefined()
      process.kill(afterwards.pid()!, 'SIGKILL')
      await making
      expect((await rowOf(server, photo))?.hasAvif).toBe(false)
      expect(await taskOf(server, photo)).toMatchObject({ attempts: tries })
    }
    expect(server.failures.splice(0).join()).toContain('stays without AVIF')
    await openAvifs(later(server, 6_000)).workOff()
    expect(afterwards.pid()).toBeUndefined()
    const { cover } = await makeGuideOf(host, photo.url)
    expect(cover.has_avif).toBe(false)
    expect((await server.files.request(photo.path)).status).toBe(200)
  })

  test('because the server ends has not tried', async ({ freshServer }) => {
    const server = await freshServer()
    const photo = await upload(await server.makeHost())
    const { encoders } = server.resources.photos
    const avifs = openAvifs(server.resources)
    const work = avifs.workOff()
    await expect.poll(() => encoders.afterwards.pid()).toBeDefined()
    encoders.close()
    await work
    expect(await taskOf(server, photo)).toMatchObject({ attempts: 0, nextAt: null })
  })
})

test('a store that is away costs no try: it is asked again', { tags: 'long' }, async ({
  server,
}) => {
  const photo = await upload(await server.makeHost())
  const { store } = server.resources.photos
  const { find } = store
  store.find = () => Promise.reject(new Error('away'))
  for (let round = 1; round <= mostTries + 1; round += 1)
    await openAvifs(later(server, round * 2)).workOff()
  expect((await rowOf(server, photo))?.hasAvif).toBe(false)
  expect(await taskOf(server, photo)).toMatchObject({ attempts: 0 })
  store.find = find
  await openAvifs(later(server, 60)).workOff()
  expect((await rowOf(server, photo))?.hasAvif).toBe(true)
})

describe('a photo that is given up', () => {
  test('while its AVIF is stored leaves no file and no record', async ({ server }) => {
    const host = await server.makeHost()
    const photo = await upload(host)
    const { id } = await makeGuideOf(host, photo.url)
    const { store } = server.resources.photos
    const { put } = store
    store.put = async (file) => {
      if (file.name === smallest(photo)) await host.call('DELETE', `/guidebooks/${id}`)
      return put(file)
    }
    await openAvifs(server.resources).workOff()
    expect(await filesIn(server)).toEqual([])
    expect(await rowOf(server, photo)).toBeUndefined()
  })

  test('while a process that then dies makes its AVIF is not forgotten before the sweep', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const photo = await upload(host)
    const { id } = await makeGuideOf(host, photo.url)
    await claimOne(server)
    await host.call('DELETE', `/guidebooks/${id}`)
    const { store } = server.resources.photos
    await store.put({ name: smallest(photo), bytes: new Uint8Array([1]), type: 'image/avif' })
    await sweepPhotos(later(server, 60))
    expect(await filesIn(server)).toEqual([])
    expect(await rowOf(server, photo)).toBeUndefined()
  })

  test('goes with every copy it has', async ({ server }) => {
    const host = await server.makeHost()
    const photo = await upload(host)
    await openAvifs(server.resources).workOff()
    const { id } = await makeGuideOf(host, photo.url)
    expect(await filesIn(server)).toHaveLength(13)
    await host.call('DELETE', `/guidebooks/${id}`)
    expect(await filesIn(server)).toEqual([])
  })
})

type Item = { photo_has_avif: boolean; photo_url: string | null }

function itemOf(property: { content_sections: { content_items: Item[] }[] }) {
  const items = property.content_sections.flatMap(({ content_items }) => content_items)
  return items[0]!
}
