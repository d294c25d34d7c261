import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readS3Address } from '#server/storage/s3.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { test } from '#tests/server-test.ts'
import { startS3, type TestS3 } from '#tests/stand-ins/s3.ts'
import { startStallingBucket } from '#tests/stand-ins/stalling-bucket.ts'
import { openS3Store, photoFileNames } from './store.ts'

let s3: TestS3

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(() => s3.stop())

async function upload() {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await makePicture().toBuffer())], 'foto.jpg'))
  return form
}

describe('photos in a bucket', () => {
  test('are uploaded, shown and removed like those on a disk', async ({ freshServer }) => {
    const server = await freshServer({ settings: { PHOTOS: s3.photos } })
    const host = await server.makeHost()
    expect((await host.call('GET', '/storage/guidebook-photos')).status).toBe(200)
    const photo = (await host.call('POST', '/storage/guidebook-photos', { body: await upload() }))
      .body
    expect(photo.url).toBe(`http://zaguan.test${photo.path}`)
    const shown = await server.files.request(photo.path)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(1000)

    const welcome = { propertyName: 'Casa', photoUrl: photo.url }
    const { property } = (await host.call('POST', '/guidebooks', { body: { welcome } })).body
    await host.call('DELETE', `/guidebooks/${property.id}`)
    for (const name of photoFileNames(photo.path.replace('/photos/', ''))) {
      expect(await server.resources.photos.store.find(name)).toBeUndefined()
    }
    expect((await server.files.request(photo.path)).status).toBe(404)
  })

  test('are shown at the bucket’s public address when it has one', { tags: 'long' }, async ({
    freshServer,
  }) => {
    const photos = `${s3.photos}&public=${encodeURIComponent('https://cdn.example.com/fotos')}`
    const server = await freshServer({ settings: { PHOTOS: photos } })
    const host = await server.makeHost()
    const photo = (await host.call('POST', '/storage/guidebook-photos', { body: await upload() }))
      .body
    expect(photo.url).toBe(photo.path.replace('/photos/', 'https://cdn.example.com/fotos/'))
    const welcome = { propertyName: 'Casa', photoUrl: photo.url }
    const { body } = await host.call('POST', '/guidebooks', { body: { welcome } })
    expect(body.property.cover_image_url).toBe(photo.url)
  })

  test('are stored once where an answer was lost on the way', async () => {
    const store = openS3Store(readS3Address(s3.photos))
    const photo = { name: '1-lost.jpg', bytes: Buffer.from('a photo'), type: 'image/jpeg' }
    s3.loseNextAnswer()
    await store.put(photo)
    expect(Buffer.from((await store.find('1-lost.jpg')) ?? [])).toEqual(photo.bytes)
    await expect(store.put({ ...photo, bytes: Buffer.from('another') })).rejects.toThrow()
    store.close()
  })

  test('without their bucket say so', async ({ freshServer }) => {
    const server = await freshServer({ settings: { PHOTOS: s3.photosWithoutBucket } })
    const host = await server.makeHost()
    await expect(server.resources.isPhotoStoreReady()).rejects.toThrow()
    const { status, body } = await host.call('POST', '/storage/guidebook-photos', {
      body: await upload(),
    })
    expect([status, body.error]).toEqual([
      503,
      "Storage bucket 'guidebook-photos' is not available...",
    ])
    expect(server.failures.splice(0).join()).toContain('NoSuchBucket')
  })

  test('are given up when the bucket stops sending one', async () => {
    const address = readS3Address(await startStallingBucket())
    const store = openS3Store(address, { arrivalMs: 50 })
    await expect(store.find('foto.jpg')).rejects.toThrow('aborted')
    store.close()
  })
})
