import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { jobLeases } from '#server/db/tables/schema.ts'
import { listMails } from '#server/mail/outbox.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'

const why = ['--reason', 'perdió su correo y su teléfono']

async function openHouse(server: TestServer) {
  const host = await server.makeHost()
  const photo = await makePhoto(server.db, { hostId: host.id })
  const name = photo.path.replace('/photos/', '')
  const bytes = Buffer.from('a photo')
  await server.resources.photos.store.put({ name, bytes, type: 'image/jpeg' })
  const welcome = { propertyName: 'Casa Limón', photoUrl: photo.path }
  const guide = await makeGuide(server.db, { hostId: host.id, form: { welcome } })
  const { dataDir, resources } = server
  return { host, guide, admin: adminOn(server.db, { dataDir, pool: resources.database.pool }) }
}

test('the file of a host’s data is written for its host, who is told, and only its owner can read it', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const { host, guide, admin } = await openHouse(server)
  const file = join(emptyFolder(), 'all.zip')
  const done = await admin('account', 'export', host.email, '--to', file, ...why, '--json')
  expect([done.code, done.complaint]).toEqual([0, ''])
  expect(done.data()).toMatchObject({ host: host.email, file, guides: 1 })

  const { mode, size } = await stat(file)
  expect([(mode & 0o777).toString(8), size]).toEqual(['600', done.data().bytes])
  const files = await unzip(await readFile(file))
  const folder = `guides/Casa Limón (${guide.shortCode})`
  const names = ['guide.json', 'photos/001.jpg', 'site/index.html', 'stays.json']
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['account.json', ...names.map((name) => `${folder}/${name}`)]),
  )
  expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ email: host.email })

  expect((await admin('acts', '--json')).data().acts).toMatchObject([
    { act: 'account.export', hostId: host.id, reason: why[1], detail: { bytes: size, guides: 1 } },
  ])
  const [mail] = await listMails(server.db, 1)
  expect(mail).toMatchObject({ to: host.email, template: 'data_handed_out' })
  expect(await rowsIn(server.db, jobLeases)).toEqual([])
})

test('what stands there is not written over, and what fails leaves no file and no act', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const { host, admin } = await openHouse(server)
  const folder = emptyFolder()
  const file = join(folder, 'all.zip')
  const exportTo = (to: string, ...more: string[]) =>
    admin('account', 'export', host.email, '--to', to, ...why, ...more)
  await writeFile(file, 'mine')
  expect(await exportTo(file)).toMatchObject({ code: 1, complaint: expect.stringContaining(file) })
  expect(await readFile(file, 'utf8')).toBe('mine')
  expect((await exportTo(join(folder, 'no such folder', 'all.zip'))).code).toBe(1)

  const other = join(folder, 'other.zip')
  const failing = adminOn(server.db, {
    dataDir: server.dataDir,
    pool: server.resources.database.pool,
    mail: { enqueue: () => Promise.reject(new Error('no')) },
  })
  const args = ['account', 'export', host.email, '--to', other, ...why]
  expect((await failing(...args)).code).toBe(1)
  expect([existsSync(other), await readdir(folder)]).toEqual([false, ['all.zip']])
  expect((await admin('acts', '--json')).data()).toEqual({ acts: [] })
})
