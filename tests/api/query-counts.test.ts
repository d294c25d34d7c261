import { describe, expect } from 'vitest'
import { makeForm, makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { queriesOf, type Statement } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

describe('the database is asked', () => {
  test('once for a list, however long, and for one guide, however full', async ({
    freshServer,
  }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    await host.call('GET', '/guidebooks')
    const photo = await makePhoto(server.db, { hostId: host.id })
    const items = Array.from({ length: 20 }, () => ({
      title: 'Mapa',
      body: '',
      photoUrl: photo.path,
      linkUrl: '',
      isActive: true,
    }))
    const form = { sections: { welcome: { items }, checkout: { items } } }
    const guide = await makeGuide(server.db, { hostId: host.id, form, isPublished: true })
    for (let more = 0; more < 20; more += 1) await makeGuide(server.db, { hostId: host.id })
    const asked = {
      list: await queriesOf(() => host.call('GET', '/guidebooks')),
      one: await queriesOf(() => host.call('GET', `/guidebooks/${guide.id}`)),
      asGuest: await queriesOf(() => server.call('GET', `/guidebooks/public/${guide.shortCode}`)),
    }
    expect(asked.list, textsOf(asked.list)).toHaveLength(1)
    expect(asked.one).toHaveLength(1)
    expect(asked.asGuest).toHaveLength(1)
  })

  test('once whose session it is, and at most five times to publish, which reads what guests will act on, and four to unpublish', async ({
    freshServer,
  }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    await host.call('GET', '/guidebooks')
    const guide = await makeGuide(server.db, { hostId: host.id })
    for (const [deed, most] of [
      ['publish', 5],
      ['unpublish', 4],
    ] as const) {
      const asked = await queriesOf(() => host.call('POST', `/guide-credits/${deed}/${guide.id}`))
      const ofSessions = asked.filter(({ text }) => text.includes('from "session"'))
      expect(ofSessions, textsOf(asked)).toHaveLength(1)
      expect(asked.length - ofSessions.length, textsOf(asked)).toBeLessThanOrEqual(most)
    }
  })

  test('as often for a save of two hundred places as for one of none', async ({ freshServer }) => {
    const server = await freshServer()
    const { host, guide } = await server.makeHostWithGuide()
    const places = Array.from({ length: 200 }, () => ({
      name: 'Café',
      category: 'Cafe' as const,
      description: '',
      mapsLink: '',
    }))
    const save = (form: object) =>
      queriesOf(() => host.call('PUT', `/guidebooks/${guide.id}`, { body: form }))
    await save(makeForm())
    const few = await save(makeForm({ welcome: { greeting: 'Hola' } }))
    const many = await save(makeForm({ localGuide: { places } }))
    expect(many).toHaveLength(few.length)
  })

  test('once more for a save of translations, and not for one that leaves them', async ({
    freshServer,
  }) => {
    const server = await freshServer()
    const { host, guide } = await server.makeHostWithGuide({ isPublished: true })
    const save = (form: object) =>
      queriesOf(() => host.call('PUT', `/guidebooks/${guide.id}`, { body: form }))
    const form = makeForm({ welcome: { greeting: 'Hola' } })
    await save(form)
    const without = await save(form)
    const translations = { en: { 'welcome.greeting': { text: 'Hello' } }, fr: {} }
    // A version is kept as well: what is said in another language is what the guide says.
    await save({ ...form, translations })
    const kept = await save(form)
    const again = await save({ ...form, translations })
    const removed = await save({ ...form, translations: { en: {} } })
    expect(textsOf(kept)).toBe(textsOf(without))
    expect(textsOf(again)).toBe(textsOf(without))
    const writes = (statements: Statement[]) =>
      statements.flatMap(({ text }) => /^(?:delete|insert)[^(]*/.exec(text)?.[0].trim() ?? [])
    // What goes is kept in a version of its own.
    expect(writes(removed).toSorted()).toEqual(
      [
        ...writes(without),
        'delete from "guide_translations" where',
        'insert into "guide_versions"',
      ].toSorted(),
    )
    const one = await queriesOf(() => host.call('GET', `/guidebooks/${guide.id}`))
    expect(one).toHaveLength(1)
  })
})

function textsOf(statements: Statement[]) {
  return statements.map(({ text }) => text).join('\n')
}
