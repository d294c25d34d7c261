import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import { deleteAccount } from '#server/account/account.ts'
import { photos } from '#server/db/tables/schema.ts'
import { makeForm, makePhoto } from '#tests/guides/factories.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { sweepPhotos } from './photo-use.ts'
import { uploadPhoto } from './upload-photo.ts'

const address = '/storage/guidebook-photos'

function formWith(bytes: Uint8Array, { name = 'foto.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

async function smallPicture() {
  return makePicture({ width: 300, height: 240 }).toBuffer()
}

function rowsOf(server: TestServer, hostId: string) {
  return rowsIn(server.db, photos, eq(photos.hostId, hostId))
}

describe('uploading a photo', () => {
  test('gives its address and size, and the photo is there for everybody', async ({ server }) => {
    const host = await server.makeHost()
    const { status, body } = await host.call('POST', address, {
      body: formWith(await smallPicture()),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      path: expect.stringMatching(/^\/photos\/\d{13}-[0-9a-f]{24}\.jpg$/),
      url: `http://zaguan.test${body.path}`,
      width: 300,
      height: 240,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    const photo = await server.files.request(body.path)
    expect(photo.status).toBe(200)
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({
      width: 300,
      format: 'jpeg',
    })
    const smaller = await server.files.request(body.path.replace('.jpg', '-480.webp'))
    expect(smaller.headers.get('content-type')).toBe('image/webp')
  })

  test('gives an address that a form takes as its cover', async ({ server }) => {
    const host = await server.makeHost()
    const photo = (await host.call('POST', address, { body: formWith(await smallPicture()) })).body
    const { status, body } = await host.call('POST', '/guidebooks', {
      body: makeForm({ welcome: { propertyName: 'Casa', photoUrl: photo.url } }),
    })
    expect([status, body.property.cover_image_url]).toEqual([201, photo.url])
    const { placeholder } = photo
    expect(body.property.cover).toEqual({ width: 300, height: 240, placeholder, has_avif: false })
  })

  test('goes by what the file is, not by its name or type', async ({ server }) => {
    const host = await server.makeHost()
    const png = await makePicture({ width: 300, height: 240, format: 'png' }).toBuffer()
    const misnamed = formWith(png, { name: 'factura.pdf', type: 'application/pdf' })
    expect((await host.call('POST', address, { body: misnamed })).status).toBe(201)
    const page = formWith(Buffer.from('<script>alert(1)</script>'))
    const { status, body } = await host.call('POST', address, { body: page })
    expect([status, body]).toEqual([
      415,
      { error: expect.stringContaining('no es una foto'), code: 'photo_not_image' },
    ])
  })

  test('twice gives two names: nothing is ever overwritten', async ({ server }) => {
    const host = await server.makeHost()
    const picture = await smallPicture()
    const first = (await host.call('POST', address, { body: formWith(picture) })).body
    const second = (await host.call('POST', address, { body: formWith(picture) })).body
    expect(second.path).not.toBe(first.path)
    const { store } = server.resources.photos
    const name = first.path.replace('/photos/', '')
    await expect(store.put({ name, bytes: new Uint8Array(1), type: 'x' })).rejects.toThrow('EEXIST')
  })

  test.for([
    ['no file at all', new FormData(), 400, 'photo_missing'],
    ['a word instead of a file', formOf('file', 'photo'), 400, 'photo_missing'],
    ['an empty file', formWith(new Uint8Array()), 400, 'photo_empty'],
    ['a file over 5 MB', formWith(new Uint8Array(5 * 1024 * 1024 + 1)), 413, 'photo_too_large'],
    ['a file far over 5 MB', formWith(new Uint8Array(20 * 1024 * 1024)), 413, 'photo_too_large'],
  ] as const)('refuses %s', async ([_what, form, status, code], { server }) => {
    const host = await server.makeHost()
    const answer = await host.call('POST', address, { body: form })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.error).toMatch(/\w{3}/)
    expect(await rowsOf(server, host.id)).toEqual([])
  })

  test('as anything but a form is refused', async ({ server }) => {
    const host = await server.makeHost()
    const { status, body } = await host.call('POST', address, { body: { file: 'AAAA' } })
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
  })

  test.for([
    ['multipart/form-data; boundary=x', 'junk'],
    ['multipart/form-data', '--x\r\n'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file'],
    ['multipart/form-data; boundary=x', ''],
  ] as const)('as %s with %j in it is the sender’s mistake', async ([type, body], { server }) => {
    const { id } = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(id)
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const answer = await server.front.request(`/api${address}`, { method: 'POST', headers, body })
    const { code } = await answer.json()
    expect([answer.status, ['invalid_request', 'photo_missing'].includes(code)]).toEqual([
      400,
      true,
    ])
  })

  test('without a session is refused before the photo is read', async ({ server }) => {
    const { status, body } = await server.call('POST', address, {
      body: formWith(new Uint8Array(9)),
    })
    expect([status, body.code]).toEqual([401, 'unauthorized'])
  })
})

test('a photo whose process is killed is refused with nothing kept, and the next one is taken', async ({
  server,
}) => {
  const host = await server.makeHost()
  const upload = async () => host.call('POST', address, { body: formWith(await smallPicture()) })
  const { atUpload } = server.resources.photos.encoders
  const answer = upload()
  await expect.poll(() => atUpload.pid()).toBeDefined()
  process.kill(atUpload.pid()!, 'SIGKILL')
  const { status, body } = await answer
  expect([status, body]).toEqual([
    500,
    { error: expect.stringContaining('no se guardó nada'), code: 'photo_not_processed' },
  ])
  expect(server.failures.splice(0).join()).toContain('SIGKILL')
  expect(await rowsOf(server, host.id)).toEqual([])
  expect((await upload()).status).toBe(201)
})

describe('a host’s photos are limited', () => {
  test('to 240 uploads an hour, those that are refused among them', async ({ server }) => {
    const host = await server.makeHost()
    for (let upload = 0; upload < 240; upload += 1) {
      await server.resources.limits.uploads.spend(host.id)
    }
    const { status, body, headers } = await host.call('POST', address, {
      body: formWith(await smallPicture()),
    })
    expect([status, body.code]).toEqual([429, 'photo_uploads_limit'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  test('to 2 GB in all', async ({ server }) => {
    const host = await server.makeHost()
    const longAgo = new Date(Date.now() - 86_400_000)
    await makePhoto(server.db, { hostId: host.id, bytes: 2 * 1024 ** 3 - 1, createdAt: longAgo })
    const upload = async () => host.call('POST', address, { body: formWith(await smallPicture()) })
    expect((await upload()).status).toBe(201)
    const { status, body } = await upload()
    expect([status, body.code]).toEqual([403, 'photo_storage_limit'])
  })
})

describe('the photo store', () => {
  test('answers an access check', async ({ server }) => {
    const host = await server.makeHost()
    const { status, body } = await host.call('GET', address)
    expect([status, body]).toEqual([200, { bucket: 'guidebook-photos', max_bytes: 5_242_880 }])
    expect((await server.call('GET', address)).status).toBe(401)
  })

  test('that is missing is said, logged, and leaves nothing half done', async ({ server }) => {
    const host = await server.makeHost()
    const folder = path.join(server.dataDir, 'photos')
    await rm(folder, { recursive: true })
    await writeFile(folder, 'not a folder')
    const sentence = "Storage bucket 'guidebook-photos' is not available..."
    const check = await host.call('GET', address)
    expect([check.status, check.body]).toEqual([
      503,
      { error: sentence, code: 'bucket_unavailable' },
    ])
    const upload = await host.call('POST', address, { body: formWith(await smallPicture()) })
    expect([upload.status, upload.body.error]).toEqual([503, sentence])
    expect(
      server.failures.splice(0).filter((line) => line.includes('bucket is missing')),
    ).toHaveLength(2)
    expect(await rowsOf(server, host.id)).toMatchObject([{ state: 'storing' }])
  })

  test('that is still written to while its account is erased is emptied by the sweep', {
    tags: 'long',
  }, async ({ freshServer }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    const { resources } = server
    const { store } = resources.photos
    const { put, remove } = store
    const wish = { hostId: host.id, confirmation: host.email, prove: async () => {} }
    let isErased = false
    store.put = async (file) => {
      store.remove = () => Promise.reject(new Error('the store is away'))
      if (!isErased) await deleteAccount(resources, wish)
      store.remove = remove
      isErased = true
      await put(file)
    }
    const bytes = await smallPicture()
    await expect(uploadPhoto(resources, { hostId: host.id, bytes })).rejects.toThrow(Refusal)
    expect(await store.findAny()).toBeDefined()
    await sweepPhotos(resources)
    expect(await store.findAny()).toBeUndefined()
  })

  test('that fails says with what, and nothing of where it is', async ({ server }) => {
    const host = await server.makeHost()
    const full = Object.assign(new Error('ENOSPC: write /srv/secret/place'), { code: 'ENOSPC' })
    server.resources.photos.store.put = () => Promise.reject(full)
    const { status, body } = await host.call('POST', address, {
      body: formWith(await smallPicture()),
    })
    expect([status, body]).toEqual([500, { error: 'Upload failed: ENOSPC', code: 'upload_failed' }])
    expect(server.failures.splice(0).length).toBeGreaterThan(0)
  })
})

test('uploads at once by a host with room for one keep to the limit, and leave no file behind', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const host = await server.makeHost()
  await makePhoto(server.db, { hostId: host.id, bytes: 2 * 1024 ** 3 - 1 })
  const picture = await smallPicture()
  const answers = await Promise.all(
    [1, 2, 3].map(() => host.call('POST', address, { body: formWith(picture) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  const kept = await readdir(path.join(server.dataDir, 'photos'))
  expect(kept).toHaveLength(9)
})

function formOf(name: string, value: string) {
  const form = new FormData()
  form.set(name, value)
  return form
}
