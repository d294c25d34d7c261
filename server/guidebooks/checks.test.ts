import { describe, expect } from 'vitest'
import { makeGuide } from '#tests/guides/factories.ts'
import { test as base } from '#tests/server-test.ts'

const clock = { now: '' }
const wishes = { now: () => new Date(clock.now) }
const test = base.extend('wishes', wishes)

describe('whether a guide is still true', () => {
  test('is asked thirty days after it was published, confirmed or put off, and of no draft', async ({
    server,
  }) => {
    clock.now = '2026-09-01T10:00:00Z'
    const host = await server.makeHost()
    const traits = { hostId: host.id, now: new Date(clock.now) }
    const { id } = await makeGuide(server.db, { ...traits, isPublished: true })
    await makeGuide(server.db, traits)
    const address = `/guidebooks/${id}/check`
    const answer = (said: string) => host.call('POST', address, { body: { answer: said } })
    const dueAt = async (moment: string) => {
      clock.now = moment
      const { properties } = (await host.call('GET', '/guidebooks')).body
      const due = properties.filter(({ check_due }: { check_due: boolean }) => check_due)
      return due.map((guide: { id: string }) => guide.id)
    }
    expect(await dueAt('2026-10-01T09:59:59Z')).toEqual([])
    expect(await dueAt('2026-10-01T10:00:01Z')).toEqual([id])
    expect((await answer('later')).body).toEqual({ confirmed_at: null })
    expect(await dueAt('2026-10-31T10:00:00Z')).toEqual([])
    expect(await dueAt('2026-10-31T10:00:02Z')).toEqual([id])
    const confirmed = { confirmed_at: '2026-10-31T10:00:02.000Z' }
    expect((await answer('still_true')).body).toEqual(confirmed)
    expect((await host.call('GET', address)).body).toEqual(confirmed)
    expect(await dueAt('2026-11-29T10:00:00Z')).toEqual([])
    expect(await dueAt('2026-12-01T10:00:02Z')).toEqual([id])
  })

  test('is nobody else’s to say or to read, and has two answers', async ({ server }) => {
    const host = await server.makeHost()
    const other = await makeGuide(server.db, { isPublished: true })
    const own = await makeGuide(server.db, { hostId: host.id })
    const address = (id: string) => `/guidebooks/${id}/check`
    const answers = [
      await host.call('GET', address(other.id)),
      await host.call('POST', address(other.id), { body: { answer: 'still_true' } }),
      await host.call('POST', address(own.id), { body: { answer: 'perhaps' } }),
      await server.call('GET', address(own.id)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 401])
    expect((await host.call('GET', address(own.id))).body).toEqual({ confirmed_at: null })
  })
})
