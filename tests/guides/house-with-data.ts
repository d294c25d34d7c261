import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports, mailOutbox } from '#server/db/tables/schema.ts'
import { claimTasks } from '#server/work/queue.ts'
import type { TestServer } from '#tests/server-test.ts'
import { makeGuide, makePhoto } from './factories.ts'

export const clock = { now: '' }
export const wishes = { now: () => new Date(clock.now) }

export const noon = '2026-11-22T18:00:00Z'

type Host = Awaited<ReturnType<TestServer['makeHost']>>

/** A host with two guides, one of them with a photo and a stay. */
export async function openHouse(server: TestServer) {
  clock.now = noon
  const host = await server.makeHost()
  const photo = await makePhoto(server.db, { hostId: host.id, state: 'stored' })
  const name = photo.path.replace('/photos/', '')
  await server.resources.photos.store.put({ name, bytes: Buffer.from(photo.path), type: 'x' })
  const form = { welcome: { photoUrl: photo.path } }
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true, form })
  const second = await makeGuide(server.db, { hostId: host.id, name: 'Casa Dos' })
  const days = { from: '2026-12-01', until: '2026-12-04', note: 'Familia Ruiz' }
  const { body } = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  return { host, server, guide, second, photo, stay: body.stay as { link: string } }
}

export async function ask(host: Host) {
  const { status, body } = await host.call('POST', '/account/data')
  expect(status).toBe(200)
  return body.data_export
}

export async function see(host: Host) {
  return (await host.call('GET', '/account/data')).body.data_export
}

export function rowsOf({ db }: TestServer) {
  return asSystem(db, (tx) => tx.select().from(dataExports))
}

/** As a process does that dies over it. */
export function claimOne({ db }: TestServer) {
  return claimTasks(db, { kinds: ['all-my-data'], now: wishes.now(), most: 1, claimMs: 60_000 })
}

/** The name of its first part, while there is one. */
export async function keptFile(server: TestServer) {
  const [row] = await rowsOf(server)
  return row?.file ? `${row.file}-000001` : undefined
}

export async function mailsOf({ db }: TestServer) {
  const mails = await asSystem(db, (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.template, 'all_my_data')),
  )
  return mails.length
}
