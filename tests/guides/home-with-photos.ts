import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guidePhotos, photos } from '#server/db/tables/schema.ts'
import type { TestServer } from '#tests/server-test.ts'
import { makeGuide, makePhoto } from './factories.ts'

export function shot(photoUrl = '', caption = '') {
  return { photoUrl, caption }
}

export function block(parts: object) {
  return { title: 'Bloque', body: '', linkUrl: '', isActive: true, ...parts }
}

// biome-ignore lint/suspicious/noExplicitAny: a form as a client holds it
type AnyForm = any

export async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const { id } = await makeGuide(server.db, { hostId: host.id })
  const read = async () => (await host.call('GET', `/guidebooks/${id}`)).body
  const trySave = async (change: (form: AnyForm) => void) => {
    const { form, property } = await read()
    change(form)
    return host.call('PUT', `/guidebooks/${id}`, { body: { ...form, version: property.version } })
  }
  const rows = () =>
    asSystem(server.db, (tx) => tx.select().from(photos).where(eq(photos.hostId, host.id)))
  const listed = () =>
    asSystem(server.db, (tx) => tx.select().from(guidePhotos).where(eq(guidePhotos.propertyId, id)))
  return {
    host,
    id,
    read,
    trySave,
    async save(change: (form: AnyForm) => void) {
      expect((await trySave(change)).status).toBe(200)
    },
    address: server.resources.photos.addressOf,
    async upload(count: number) {
      const paths: string[] = []
      while (paths.length < count)
        paths.push((await makePhoto(server.db, { hostId: host.id })).path)
      return paths as [string, string, string]
    },
    async listed() {
      return (await listed()).map(({ path }) => path).sort()
    },
    async visible() {
      const shown = (await listed()).filter(({ isVisible }) => isVisible)
      return shown.map(({ path }) => path).sort()
    },
    async unused() {
      return (await rows()).filter(({ unusedSince }) => unusedSince).map(({ path }) => path)
    },
    async kept() {
      return (await rows()).filter(({ state }) => state === 'stored').map(({ path }) => path)
    },
  }
}
