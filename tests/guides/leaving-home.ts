import { eq } from 'drizzle-orm'
import { hostLimits } from '#domain/host/host-limits.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos, properties } from '#server/db/tables/schema.ts'
import type { TestServer } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'
import { makePicture } from './pictures.ts'

/** A host whose guides leave as a zip and come in again. */
export async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const home = {
    ...host,
    async upload(colour = '#c2185b') {
      const corners = [colour, colour, colour, colour] as const
      const picture = await makePicture({ corners }).toBuffer()
      const body = new FormData()
      body.append('file', new File([new Uint8Array(picture)], 'casa.jpg'))
      return (await host.call('POST', '/storage/guidebook-photos', { body })).body
    },
    /** A guide with something of everything, and its zip. */
    async leave() {
      const [cover, gate] = [await home.upload(), await home.upload('#0f5c55')]
      const { body } = await host.call('POST', '/guidebooks', {
        body: {
          language: 'es',
          welcome: {
            propertyName: 'Casa Limón',
            photoUrl: cover.url,
            wifiNetworks: [{ ssid: 'Casa', password: 'clave-7', stayOnly: true }],
          },
          houseRules: { rules: [{ title: 'Sin fiestas' }, { title: 'No fumar' }] },
          checkout: {
            steps: [{ title: 'Cerrar', photos: [{ photoUrl: gate.url, caption: 'Así' }] }],
          },
          sections: { checkout: { items: [{ title: 'Más', photoUrl: cover.url }] } },
        },
      })
      const { id } = body.property
      const read = (await host.call('GET', `/guidebooks/${id}`)).body
      const at = `houseRules.rules.${read.form.houseRules.rules[0].id}.title`
      const { body: saved } = await host.call('PUT', `/guidebooks/${id}`, {
        body: { ...read.form, translations: { en: { [at]: { text: 'No parties' } } } },
      })
      const { bytes } = await host.call('GET', `/guidebooks/${id}/export`)
      return { id, code: body.property.shortCode, form: saved.form, zip: bytes }
    },
    send: (zip: Buffer, id?: string) =>
      host.call('POST', `/guidebooks/import${id ? `?id=${id}` : ''}`, {
        body: zip,
        headers: { 'content-type': 'application/zip' },
      }),
    async download(id: string) {
      return unzip((await host.call('GET', `/guidebooks/${id}/export`)).bytes)
    },
    /** As many guides as an account takes. */
    async fillAccount() {
      const rows = Array.from({ length: hostLimits.guidebooks }, (_, at) => ({
        hostId: host.id,
        name: 'Casa',
        shortCode: `full${at}`,
      }))
      await asSystem(server.db, (tx) => tx.insert(properties).values(rows))
    },
    counts: () =>
      asSystem(server.db, async (tx) => [
        await tx.$count(properties, eq(properties.hostId, host.id)),
        await tx.$count(photos, eq(photos.hostId, host.id)),
      ]),
  }
  return home
}
