/** @module-tag long */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { databasesOf } from '#tests/postgres/postgres-databases.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { openFleet } from './place.ts'
import { uploadOf } from './upload.ts'

const run = promisify(execFile)

test('drill: a process is lost, nobody notices, and another one takes its place', async () => {
  const { fleet, host, guide } = await openWithGuide()
  const [lost, left] = fleet.members
  await lost!.kill()
  expect((await fleet.ask({ path: `/g/${guide.shortCode}` })).status).toBe(200)
  const form = makeForm({ welcome: { propertyName: 'Casa Ciruelo' } })
  expect((await host.call(fleet, 'PUT', `/guidebooks/${guide.id}`, form)).status).toBe(200)
  // Its folder went with it: it starts in an empty one.
  await lost!.start()
  expect((await lost!.ask({ path: '/readyz' })).status).toBe(200)
  for (const member of [lost, left]) {
    const page = await member!.ask({ path: `/g/${guide.shortCode}` })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Casa Ciruelo')])
    expect((await host.call(member!, 'GET', '/guidebooks')).status).toBe(200)
  }
})

test('drill: the database and the photos are lost, and a backup puts the fleet back as it was then', async () => {
  const { fleet, host, guide } = await openWithGuide()
  const [first] = fleet.members
  const uploaded = await first!.ask(await uploadOf(host))
  const { path: photo } = JSON.parse(uploaded.text)
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-drill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'all.tar.gz')
  const settings = { ...fleet.settings, DATA_DIR: path.join(folder, 'data') }
  await command('server/backup-command.ts', file, settings)
  const after = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })

  for (const member of fleet.members) await member.stop()
  const databases = databasesOf(inject('postgres').adminUrl)
  const name = new URL(fleet.database.url).pathname.slice(1)
  const [direct, store] = [await databases.create(`${name}_new`), await startS3()]
  onTestFinished(async () => {
    await databases.drop(`${name}_new`)
    await store.stop()
  })
  const pooled = Object.assign(new URL(settings.DATABASE_URL), { pathname: `/${name}_new` }).href
  const place = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, PHOTOS: store.photos }
  const said = await command('server/restore-command.ts', file, { ...settings, ...place })
  expect(said).toContain('every row of every table, and every photo')
  fleet.move(place)
  for (const member of fleet.members) await member.start()
  for (const member of fleet.members) {
    expect((await member.ask({ path: '/readyz' })).status).toBe(200)
    expect((await member.ask({ path: `/g/${guide.shortCode}` })).status).toBe(200)
    expect((await member.ask({ path: photo })).status).toBe(200)
    expect((await member.ask({ path: `/g/${after.shortCode}` })).status).toBe(404)
    // Everybody signs in again: a token of before reads for its few minutes, and writes nothing.
    const publish = await host.call(member, 'POST', `/guide-credits/publish/${guide.id}`)
    expect(publish.status).toBe(401)
  }
  for (const member of fleet.members) await member.stop()
})

async function openWithGuide() {
  const fleet = await openFleet()
  onTestFinished(fleet.stop)
  const host = await fleet.newHost({ courtesyCredits: 9 })
  const guide = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })
  return { fleet, host, guide }
}

/** What an operator runs, with the settings of the product. */
async function command(script: string, file: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...settings }
  const { stdout } = await run(process.execPath, [script, file], { env })
  return stdout
}
