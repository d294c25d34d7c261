import { describe, expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { openHomes, quiet, withRules } from '#tests/guides/homes.ts'
import { queriesOf } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

describe('nobody else', () => {
  test('is told of, or writes, the guides of a host', async ({ server }) => {
    const mine = await openHomes(server, { form: withRules(quiet) })
    const theirs = await openHomes(server, { form: withRules({ title: 'Suya', notes: '' }) })
    const theirRule = (await theirs.form(theirs.first)).houseRules.rules[0]!
    const myRule = (await mine.form(mine.first)).houseRules.rules[0]!
    // The id of an entry is no secret: saying it in one's own guide gives nothing away.
    const stolen = await mine.edit(mine.first, (form) => {
      form.houseRules.rules.push({ id: theirRule.id!, title: 'x', notes: '' })
    })
    expect(stolen.copies).toEqual([])
    const changed = await mine.edit(mine.first, (form) => {
      form.houseRules.rules[1]!.title = 'y'
    })
    expect(changed.copies).toEqual([])
    const put = await mine.put(mine.first, [myRule.id!], [theirs.first])
    expect(put.body.guides).toMatchObject([
      { name: '', version: null, done: [], skipped: [{ code: 'copy_guide_gone' }] },
    ])
    const from = await mine.put(theirs.first, [theirRule.id!], [mine.first])
    expect(from.status).toBe(404)
    expect((await theirs.form(theirs.first)).houseRules.rules).toHaveLength(1)
    for (const deed of ['put', 'spread']) {
      const answer = await server.call('POST', `/guidebooks/${mine.first}/${deed}`, { body: {} })
      expect(answer.status).toBe(401)
    }
  })
})

test('the save of a guide without copies asks the database nothing more', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const homes = await openHomes(server, { form: withRules(quiet) })
  await homes.create('Casa B', withRules(quiet))
  const change = (notes: string) => (form: GuidebookForm) => {
    form.houseRules.rules[0]!.notes = notes
  }
  const asks = async (id: string, notes: string) => {
    const form = await homes.form(id)
    change(notes)(form)
    return queriesOf(() => homes.host.call('PUT', `/guidebooks/${id}`, { body: form }))
  }
  await asks(homes.first, 'Uno')
  const alone = await asks(homes.first, 'Dos')
  expect(alone.filter(({ text }) => text.includes('entry_copies'))).toHaveLength(1)
  const b = await homes.duplicate('Casa C')
  await asks(b, 'Tres')
  const copied = await asks(b, 'Cuatro')
  expect(copied.length - alone.length).toBeLessThanOrEqual(6)
  expect(copied.length).toBeGreaterThan(alone.length)
})
