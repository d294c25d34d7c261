import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { guideFileMaxBytes, guidePhotosMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { openHome } from '#tests/guides/leaving-home.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'

describe('what the photos of one guide weigh', () => {
  test('is limited, whichever way they come into it', async ({ server }) => {
    const home = await openHome(server)
    const [cover, other] = [await home.upload(), await home.upload('#0f5c55')]
    const { id, form } = await home.leave()
    await weigh(server, home.id, guidePhotosMaxBytes / 3)
    const added = withSteps(form, [cover, other])
    const save = (body: object) => home.call('PUT', `/guidebooks/${id}`, { body })
    const refused = await save(added)
    expect([refused.status, refused.body.code]).toEqual([403, 'guide_photos_limit'])
    const body = withSteps({ welcome: { propertyName: 'Casa' } }, [cover, other])
    expect((await home.call('POST', '/guidebooks', { body })).status).toBe(201)
    await weigh(server, home.id, guidePhotosMaxBytes)
    expect((await home.call('POST', '/guidebooks', { body })).body.code).toBe('guide_photos_limit')
  })

  test('stands in nobody’s way who adds none', { tags: 'long' }, async ({ server }) => {
    const home = await openHome(server)
    const { id, form, zip } = await home.leave()
    await weigh(server, home.id, guidePhotosMaxBytes)
    const save = async (body: object) =>
      (await home.call('PUT', `/guidebooks/${id}`, { body })).status
    expect(await save({ ...form, welcome: { ...form.welcome, note: 'Hola' } })).toBe(200)
    expect(await save({ ...form, sections: undefined, checkout: { steps: [] } })).toBe(200)
    expect((await home.send(zip, randomUUID())).status).toBe(201)
  })
})

test('a version comes back whatever its photos weigh by now', { tags: 'long' }, async ({
  server,
}) => {
  const home = await openHome(server)
  const { id, form } = await home.leave()
  const without = { ...form, sections: undefined, checkout: { steps: [] } }
  expect((await home.call('PUT', `/guidebooks/${id}`, { body: without })).status).toBe(200)
  await weigh(server, home.id, guidePhotosMaxBytes)
  const [kept] = (await home.call('GET', `/guidebooks/${id}/versions`)).body.versions
  const current = (await home.call('GET', `/guidebooks/${id}`)).body.property.version
  const address = `/guidebooks/${id}/versions/${kept.version}/restore`
  expect((await home.call('POST', address, { body: { version: current } })).status).toBe(200)
})

test('of what photos weigh with all their copies, at most half leaves in a zip', {
  tags: 'long',
}, async ({ server }) => {
  const home = await openHome(server)
  for (const [width, height] of [
    [2400, 1800],
    [1000, 1500],
    [320, 240],
  ] as const) {
    const { url } = await uploadPicture(home, await makePicture({ width, height }).toBuffer())
    const body = withSteps({ welcome: { propertyName: 'Casa' } }, [{ url }])
    const { property } = (await home.call('POST', '/guidebooks', { body })).body
    const left = await home.download(property.id)
    const bytesOf = (isMeant: (name: string) => boolean) =>
      [...left].filter(([name]) => isMeant(name)).reduce((sum, [, bytes]) => sum + bytes.length, 0)
    const leaving = bytesOf((name) => name.includes('photos/'))
    expect(leaving).toBeGreaterThan(0)
    expect(leaving).toBeLessThanOrEqual((await weightOf(server, url)) / 2)
    expect(bytesOf((name) => !name.includes('photos/'))).toBeLessThan(guideFileMaxBytes / 20)
  }
})

type Form = { welcome?: object; checkout?: { steps?: readonly object[] } }

function withSteps(form: Form, shown: readonly { url: string }[]) {
  const added = shown.map(({ url }) => ({
    title: 'Cerrar',
    photos: [{ photoUrl: url, caption: '' }],
  }))
  return { ...form, checkout: { steps: [...(form.checkout?.steps ?? []), ...added] } }
}

async function uploadPicture(home: Awaited<ReturnType<typeof openHome>>, picture: Buffer) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(picture)], 'casa.jpg'))
  return (await home.call('POST', '/storage/guidebook-photos', { body })).body
}

/** Each of a host's photos weighs so much from now on. */
function weigh({ db }: TestServer, hostId: string, bytes: number) {
  return asSystem(db, (tx) => tx.update(photos).set({ bytes }).where(eq(photos.hostId, hostId)))
}

async function weightOf({ db }: TestServer, url: string) {
  const rows = await rowsIn(db, photos)
  return rows.find(({ path }) => url.endsWith(path))?.bytes ?? 0
}
