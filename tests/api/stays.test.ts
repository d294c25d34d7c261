import { describe, expect } from 'vitest'
import { mostStays } from '#domain/stays/stay.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { stays } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { hold } from '#tests/postgres/hold.ts'
import { test as base, type TestServer } from '#tests/server-test.ts'

const days = { from: '2026-11-22', until: '2026-11-24' }
const clock = { now: '2026-11-20T18:00:00Z' }
const wishes = { now: () => new Date(clock.now) }
const test = base.extend('wishes', wishes)

describe('a host', () => {
  test('adds a stay and gets a link that is the same each time it is read', async ({ server }) => {
    const { guide, host } = await openGuide(server)
    const { status, body } = await host.call('POST', `/guidebooks/${guide.id}/stays`, {
      body: days,
    })
    expect(status).toBe(201)
    expect(body.stay).toMatchObject({
      ...days,
      property_id: guide.id,
      language: 'es',
      note: '',
      leaves_at: null,
      phase: 'before',
      is_open: false,
      is_soon: true,
      opens_at: '2026-11-21T21:00:00.000Z',
      check_in: '2026-11-22T21:00:00.000Z',
      check_out: '2026-11-24T17:00:00.000Z',
      closes_at: '2026-11-24T19:00:00.000Z',
    })
    expect(body.stay.link).toMatch(
      new RegExp(`^http://zaguan.test/g/${guide.shortCode}/s/[\\w-]{22}$`),
    )
    const list = await host.call('GET', `/guidebooks/${guide.id}/stays`)
    expect(list.body.stays).toEqual([body.stay])
    const { id: other } = await makeGuide(server.db, { hostId: host.id })
    expect((await host.call('GET', `/guidebooks/${other}/stays`)).body.stays).toEqual([])
  })

  test('keeps four hundred stays to come in a guide, however many are added at once', async ({
    freshServer,
  }) => {
    const server = await freshServer(wishes)
    const { host, guide } = await openGuide(server)
    const known = { ...days, propertyId: guide.id, language: 'es' as const, note: '' }
    const { newest: keyId } = server.resources.stayKeys
    const others = Array.from({ length: mostStays - 2 }, () => ({ ...known, keyId }))
    await asSystem(server.db, (tx) => tx.insert(stays).values(others))
    const add = () => host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
    // All six are under way before one of them is written.
    const holding = await hold(server.database.url, 'lock table stays in share mode')
    const adding = Array.from({ length: 6 }, add)
    await expect.poll(holding.countWaiting, { timeout: 60_000 }).toBe(6)
    await holding.letGo()
    const answers = await Promise.all(adding)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403])
    expect((await add()).body.code).toBe('too_many_stays')
  })

  test('keeps what was changed beside the form that changes something else', async ({ server }) => {
    const { host, stay } = await openStay(server)
    const opened = { ...days, note: '' }
    const later = { ...opened, until: '2026-11-29', opened }
    await host.call('PUT', `/stays/${stay.id}`, { body: later })
    const noted = { ...opened, note: 'Con perro', opened }
    const changed = await host.call('PUT', `/stays/${stay.id}`, { body: noted })
    expect(changed.body.stay).toMatchObject({ ...days, until: '2026-11-29', note: 'Con perro' })
    const back = { ...opened, until: '2026-11-28', opened: { ...opened, until: '2026-11-27' } }
    expect((await host.call('PUT', `/stays/${stay.id}`, { body: back })).body.stay).toMatchObject({
      until: '2026-11-28',
      note: 'Con perro',
    })
  })

  test('changes its days and hour, and the link stays', async ({ server }) => {
    const { host, stay } = await openStay(server)
    // A character that no text has is left out, as in a guide.
    const body = {
      from: '2026-11-23',
      until: '2026-11-25',
      leavesAt: '14:30',
      note: 'Fami\u0000lia',
    }
    const changed = await host.call('PUT', `/stays/${stay.id}`, { body })
    expect(changed.body.stay).toMatchObject({
      link: stay.link,
      note: 'Familia',
      leaves_at: '14:30',
      check_out: '2026-11-25T20:30:00.000Z',
    })
  })

  test('opens as long before check-in as its guide says', async ({ server }) => {
    const { host, guide } = await openGuide(server)
    const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    form.welcome.arrival = { ...form.welcome.arrival, hoursBefore: 48 }
    await host.call('PUT', `/guidebooks/${guide.id}`, { body: form })
    const { body } = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
    expect(body.stay.opens_at).toBe('2026-11-20T21:00:00.000Z')
  })

  test('is in the language of its guide unless another one is said, and stays in it when it changes', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const english = { language: 'en', welcome: { propertyName: 'Beach house' } }
    const guide = (await host.call('POST', '/guidebooks', { body: english })).body.property
    const add = (body: object) => host.call('POST', `/guidebooks/${guide.id}/stays`, { body })
    expect((await add(days)).body.stay.language).toBe('en')
    const { stay } = (await add({ ...days, language: 'fr' })).body
    const changed = await host.call('PUT', `/stays/${stay.id}`, { body: { ...days, note: 'x' } })
    expect([stay.language, changed.body.stay.language]).toEqual(['fr', 'fr'])
  })

  test('opens it before its time, gives it another link, ends it and deletes it', async ({
    server,
  }) => {
    const { host, guide, stay } = await openStay(server)
    const opened = await host.call('POST', `/stays/${stay.id}/open`)
    expect(opened.body.stay).toMatchObject({ is_open: true, was_opened: true, link: stay.link })
    const renewed = await host.call('POST', `/stays/${stay.id}/renew`)
    expect(renewed.body.stay.link).not.toBe(stay.link)
    expect(renewed.body.stay).toMatchObject({ is_open: true, was_opened: true })
    const ended = await host.call('POST', `/stays/${stay.id}/end`)
    expect(ended.body.stay).toMatchObject({ phase: 'ended', is_open: false, is_soon: false })
    expect((await host.call('DELETE', `/stays/${stay.id}`)).status).toBe(204)
    expect((await host.call('GET', `/guidebooks/${guide.id}/stays`)).body.stays).toEqual([])
  })

  test('opened before its time and moved to later days, it opens in its own time again', async ({
    server,
  }) => {
    const { host, stay } = await openStay(server)
    await host.call('POST', `/stays/${stay.id}/open`)
    const later = { from: '2026-12-20', until: '2026-12-22' }
    const moved = await host.call('PUT', `/stays/${stay.id}`, { body: later })
    expect(moved.body.stay).toMatchObject({ is_open: false, was_opened: false })
    await host.call('POST', `/stays/${stay.id}/open`)
    await host.call('POST', `/stays/${stay.id}/end`)
    await host.call('POST', `/stays/${stay.id}/open`)
    const renewed = await host.call('POST', `/stays/${stay.id}/renew`)
    expect(renewed.body.stay).toMatchObject({ phase: 'before', is_open: false })
  })

  test('opened before its time, its note corrected or its days moved forward, it stays open', async ({
    server,
  }) => {
    const { host, stay } = await openStay(server)
    await host.call('POST', `/stays/${stay.id}/open`)
    for (const body of [
      { ...days, note: 'Familia' },
      { ...days, from: '2026-11-21' },
    ]) {
      const changed = await host.call('PUT', `/stays/${stay.id}`, { body })
      expect(changed.body.stay).toMatchObject({ is_open: true, was_opened: true })
    }
  })

  test('sent again under its id it is made once', async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const { host, guide } = await openGuide(server)
    const body = { ...days, id: crypto.randomUUID() }
    const [first, again] = await Promise.all([
      host.call('POST', `/guidebooks/${guide.id}/stays`, { body }),
      host.call('POST', `/guidebooks/${guide.id}/stays`, { body }),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect((await host.call('GET', `/guidebooks/${guide.id}/stays`)).body.stays).toHaveLength(1)
    const other = await openGuide(server)
    const taken = await other.host.call('POST', `/guidebooks/${other.guide.id}/stays`, { body })
    expect(taken.status).toBe(404)
  })

  test('may have stays that overlap', async ({ server }) => {
    const { host, guide } = await openStay(server)
    await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
    expect((await host.call('GET', `/guidebooks/${guide.id}/stays`)).body.stays).toHaveLength(2)
  })

  test('is told what is wrong, field by field', async ({ server }) => {
    const { host, guide } = await openGuide(server)
    for (const [body, field, sentence] of wrong) {
      const answer = await host.call('POST', `/guidebooks/${guide.id}/stays`, {
        body,
        headers: { 'accept-language': 'en' },
      })
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', fields: { [field]: sentence } },
      })
    }
    expect((await host.call('GET', `/guidebooks/${guide.id}/stays`)).body.stays).toEqual([])
  })
})

const wrong: [object, string, unknown][] = [
  [{ from: '2026-11-24', until: '2026-11-22' }, 'until', 'Check-out comes after check-in'],
  [{ from: '2026-11-22', until: '2026-11-22' }, 'until', 'Check-out comes after check-in'],
  [{ from: '2026-11-22', until: '2027-12-27' }, 'until', 'A stay lasts a year at most'],
  [{ from: '2026-02-30', until: '2026-03-02' }, 'from', 'Choose a day of the calendar'],
  [{ ...days, leavesAt: '25:00' }, 'leavesAt', 'Enter a valid time, such as 3:00'],
  [{ ...days, note: 'x'.repeat(301) }, 'note', 'At most 300 characters'],
  [{ ...days, language: 'it' }, 'language', 'Choose one of the options'],
  [{ until: '2026-11-22' }, 'from', 'This field is required'],
]

async function openGuide(server: TestServer) {
  clock.now = '2026-11-20T18:00:00Z'
  const { host, guide } = await server.makeHostWithGuide({ isPublished: true })
  return { host, guide }
}

async function openStay(server: TestServer) {
  const { host, guide } = await openGuide(server)
  const { body } = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  return { host, guide, stay: body.stay as { id: string; link: string } }
}
