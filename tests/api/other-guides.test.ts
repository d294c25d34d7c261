import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { openHome } from '#tests/guides/leaving-home.ts'
import { type TestServer, test } from '#tests/server-test.ts'

test('whatever a host does with one guide, the other stays as it is, row by row', async ({
  server,
}) => {
  const home = await openHome(server)
  const [one, other] = [await home.leave(), await home.leave()]
  const stays = { from: '2031-12-01', until: '2031-12-04' }
  const houseManual = { parking: 'Cajón 4' }
  const unconfirmed = unconfirmedTexts({ 'houseManual.parking': houseManual.parking })
  const done = async (method: string, address: string, body?: unknown) => {
    const answer = await home.call(method, address, { body })
    expect([address, answer.status]).toEqual([address, expect.toBeOneOf([200, 201, 204])])
    return answer.body
  }
  const save = (id: string, form: object) => done('PUT', `/guidebooks/${id}`, form)
  const addStay = async (id: string) =>
    (await done('POST', `/guidebooks/${id}/stays`, stays)).stay.id as string
  const stay = await addStay(one.id)
  await addStay(other.id)
  const bare = { welcome: { propertyName: 'Casa Vacía' }, translations: {}, unconfirmed: {} }
  const keepsOther = async (name: string, deed: () => Promise<unknown>) => {
    const before = await rowsOf(server, other.id)
    await deed()
    expect(await rowsOf(server, other.id), name).toEqual(before)
  }
  await keepsOther('published', () => done('POST', `/guide-credits/publish/${one.id}`))
  await done('POST', `/guide-credits/publish/${other.id}`)
  for (const { id, form } of [one, other]) await save(id, { ...form, houseManual, unconfirmed })
  await keepsOther('emptied', () => save(one.id, bare))
  await keepsOther('saved again', () => save(one.id, one.form))
  await keepsOther('a stay ended', () => done('POST', `/stays/${stay}/end`))
  await keepsOther('a stay deleted', () => done('DELETE', `/stays/${stay}`))
  await keepsOther('unpublished', () => done('POST', `/guide-credits/unpublish/${one.id}`))
  await keepsOther('deleted', () => done('DELETE', `/guidebooks/${one.id}`))
})

/** Everything that is written of a guide, in whichever table. */
function rowsOf({ db }: TestServer, id: string) {
  return asSystem(db, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'property_id' order by 1`,
    )
    const found: Record<string, unknown[]> = {}
    const read = async (name: string, which: ReturnType<typeof sql>) => {
      const { rows } = await tx.execute(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where ${which} order by t::text`,
      )
      found[name] = rows
    }
    for (const { name } of tables) await read(name, sql`property_id = ${id}`)
    await read('properties', sql`id = ${id}`)
    await read(
      'content_items',
      sql`section_id in (select id from content_sections where property_id = ${id})`,
    )
    return found
  })
}
