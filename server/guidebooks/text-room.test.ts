import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hostLimits } from '#domain/host/host-limits.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { zipOf } from '#tests/zips.ts'

/** A guide that holds all the text an account may: nothing in it repeats, so nothing packs it. */
async function fill({ db }: TestServer, hostId: string) {
  const full = await makeGuide(db, { hostId })
  const lines = Math.ceil(hostLimits.textBytes / 32) + 1000
  await db.execute(sql`select zaguan_enter('zaguan_system', '')`)
  await db.execute(sql`
    update content_sections set metadata = jsonb_build_object('kept', (
      select string_agg(md5(random()::text), '') from generate_series(1, ${lines}::int)
    )) where property_id = ${full.id} and section_type = 'house_rules'`)
  return full
}

describe('a host whose guides hold all the text an account may', () => {
  test('is refused one more, in words, and nothing is written', { tags: 'long' }, async ({
    server,
  }) => {
    const host = await server.makeHost()
    const full = await fill(server, host.id)
    const body = { welcome: { propertyName: 'Casa', note: 'Una nota' } }
    const refused = await host.call('POST', '/guidebooks', {
      body,
      headers: { 'accept-language': 'en' },
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'text_storage_limit'])
    expect(refused.body.error).toContain('20 MB')
    const copied = await host.call('POST', `/guidebooks/${full.id}/duplicate`)
    expect([copied.status, copied.body.code]).toEqual([403, 'text_storage_limit'])
    const content = JSON.stringify({ format: 'zaguan-guide', version: 1, form: body })
    const lookedInto = await host.call('POST', '/guidebooks/import', {
      body: zipOf([{ name: 'guide.json', content }]),
      headers: { 'content-type': 'application/zip' },
    })
    expect([lookedInto.status, lookedInto.body.code]).toEqual([403, 'text_storage_limit'])
    expect((await host.call('GET', '/guidebooks')).body.properties).toHaveLength(1)
  })

  test('may save what does not grow, and not what does', { tags: 'long' }, async ({ server }) => {
    const host = await server.makeHost()
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      form: { welcome: { note: 'Una nota larga' } },
    })
    const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    const save = (note: string) =>
      host.call('PUT', `/guidebooks/${guide.id}`, {
        body: { ...form, welcome: { ...form.welcome, note } },
      })
    expect((await save('Una nota más larga')).status).toBe(200)
    await fill(server, host.id)
    expect((await save('Una nota más larga')).status).toBe(200)
    expect((await save('Corta')).status).toBe(200)
    const grown = await save('Una nota mucho más larga que la que estaba')
    expect([grown.status, grown.body.code]).toEqual([403, 'text_storage_limit'])
    expect((await host.call('GET', `/guidebooks/${guide.id}`)).body.form.welcome.note).toBe('Corta')
  })

  test('does not stand in the way of anybody else', { tags: 'long' }, async ({ server }) => {
    const host = await server.makeHost()
    await fill(server, host.id)
    const other = await server.makeHost()
    const body = { welcome: { propertyName: 'Casa' } }
    expect((await other.call('POST', '/guidebooks', { body })).status).toBe(201)
  })
})
