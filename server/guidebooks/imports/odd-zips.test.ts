import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { hostLimits } from '#domain/host/host-limits.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { openHome } from '#tests/guides/leaving-home.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { guideJson, withForm } from '#tests/guides/refused-zips.ts'
import { test } from '#tests/server-test.ts'
import { zipOf } from '#tests/zips.ts'
import { withReceivedZip } from './open-zip.ts'

describe('a zip of another program’s making', () => {
  test('may name its other files in any alphabet, and hold folders and the leavings of a Mac', async ({
    server,
  }) => {
    const home = await openHome(server)
    const zip = zipOf([
      { ...guideJson(), name: 'Casa/guide.json' },
      { name: Buffer.of(0x82, 0x8a, 0xff), content: 'x', says: { flags: 0 } },
      { name: Buffer.of(0xff, 0xfe, 0x80), content: 'x' },
      { name: 'Casa/', content: '' },
      { name: '__MACOSX/Casa/._guide.json', content: 'x' },
    ])
    expect((await home.send(zip)).body.summary).toMatchObject({ title: 'Casa' })
  })

  test('may be written for files beyond four gigabytes', async ({ server }) => {
    const home = await openHome(server)
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(guideJson().content), 'guide.json', { forceZip64Format: true })
    zip.end({ forceZip64Format: true, comment: '' })
    const bytes = await buffer(zip.outputStream)
    expect((await home.send(bytes)).body.summary).toMatchObject({ title: 'Casa' })
  })

  test('may begin its guide.json with the mark that editors put first', async ({ server }) => {
    const home = await openHome(server)
    const zip = zipOf([{ ...guideJson(), content: `\ufeff${guideJson().content}` }])
    expect((await home.send(zip)).body.summary).toMatchObject({ title: 'Casa' })
  })
})

describe('a guide of another program’s making', () => {
  test('whose entries share an id gets others, and what no version knows stays behind', async ({
    server,
  }) => {
    const home = await openHome(server)
    const twin = { id: 'aaaaaaaa', notes: '' }
    const id = randomUUID()
    const zip = withForm({
      houseRules: {
        rules: [
          { ...twin, title: 'uno', colour: 'red' },
          { ...twin, title: 'dos' },
        ],
      },
      checkout: { steps: [{ ...twin, title: 'tres' }] },
      garden: { flowers: 3 },
    })
    expect((await home.send(zip, id)).status).toBe(201)
    const { form } = (await home.call('GET', `/guidebooks/${id}`)).body
    const entries = [...form.houseRules.rules, ...form.checkout.steps]
    expect(entries.map(({ title }) => title)).toEqual(['uno', 'dos', 'tres'])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
    expect(JSON.stringify(form)).not.toMatch(/colour|garden/)
  })

  test('with letters that no database keeps is made without them', async ({ server }) => {
    const home = await openHome(server)
    const id = randomUUID()
    const json = guideJson({ form: { welcome: { propertyName: 'Casa', note: 'a\u0000b?' } } })
    const content = String(json.content).replace('?', '\\ud800')
    expect((await home.send(zipOf([{ ...json, content }]))).status).toBe(200)
    expect((await home.send(zipOf([{ ...json, content }]), id)).status).toBe(201)
  })
})

describe('what a zip costs', () => {
  test('is no name in any folder: a process that is killed leaves nothing', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zips-'))
    vi.stubEnv('TMPDIR', folder)
    const zip = new Blob([new Uint8Array(zipOf([guideJson()]))])
    const seen = await withReceivedZip(zip.stream(), async (file) => ({
      names: await readdir(folder),
      bytes: (await file.stat()).size,
    }))
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
    expect(seen).toEqual({ names: [], bytes: zip.size })
  })

  test('is one at a time for each host', { tags: 'long' }, async ({ server }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const ids = [randomUUID(), randomUUID()]
    const answers = await Promise.all(ids.map((id) => home.send(zip, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.code).toBe('import_busy')
    expect((await home.send(zip)).status).toBe(200)
  })

  test('are so many photos an hour, said before one is opened', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    await server.resources.limits.importedPhotos.spend(
      home.id,
      hostLimits.importedPhotosPerHour - 1,
    )
    const answers = [await home.send(zip), await home.send(zip, randomUUID())]
    expect(answers.map(({ body }) => body.code)).toEqual(['import_limit', 'import_limit'])
    expect(await home.counts()).toEqual([1, 2])
  })

  test('is nothing that stays when its guide cannot be made: photos that came go again', async ({
    server,
  }) => {
    const home = await openHome(server)
    const picture = await makePicture().toBuffer()
    const names = ['photos/001.jpg', 'photos/002.jpg']
    const items = names.map((photoUrl) => ({ title: 'x', photoUrl }))
    const zip = zipOf([
      guideJson({ form: { welcome: { propertyName: 'Casa' }, sections: { checkout: { items } } } }),
      { name: 'photos/001.jpg', content: picture },
      { name: 'photos/002.jpg', content: 'no photo' },
    ])
    expect((await home.send(zip, randomUUID())).body.code).toBe('import_photo')
    expect(await home.counts()).toEqual([0, 0])
    expect(await readdir(path.join(server.dataDir, 'photos'))).toEqual([])
  })

  test('is the photos that come first: the room for them is the account’s', {
    tags: 'long',
  }, async ({ server }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    await asSystem(server.db, (tx) =>
      tx
        .update(photos)
        .set({ bytes: hostLimits.photoBytes / 2 })
        .where(eq(photos.hostId, home.id)),
    )
    expect((await home.send(zip, randomUUID())).body.code).toBe('photo_storage_limit')
    expect(await home.counts()).toEqual([1, 2])
  })
})
