import { describe, expect } from 'vitest'
import { openCopies, quiet } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

describe('letting entries follow', () => {
  test('leaves a guide alone that was saved since its preview, while the others go on', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const c = await homes.duplicate('Casa C')
    const { copies } = await homes.say(a, 'Desde las 23')
    await homes.edit(b, (form) => {
      form.welcome.note = 'Otra cosa'
    })
    const { body } = await homes.spread(a, copies)
    expect(body.guides.map(({ skipped }) => skipped.map(({ code }) => code))).toEqual([
      ['copy_guide_changed'],
      [],
    ])
    expect(await homes.said(b)).toBe(quiet.notes)
    expect(await homes.said(c)).toBe('Desde las 23')
  })

  test('is seen at once by the guests of a published guide', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    await homes.host.call('POST', `/guide-credits/publish/${b}`)
    const { copies } = await homes.say(a, 'Desde las 23')
    const { body } = await homes.host.call('GET', `/guidebooks/${b}`)
    const read = () => server.call('GET', `/guidebooks/public/${body.property.short_code}`)
    expect((await read()).text).toContain('Desde las 22')
    await homes.spread(a, copies)
    const { text } = await read()
    expect(text).toContain('Desde las 23')
    expect(text).not.toMatch(/Casa A|copies|agreement/)
  })

  test('is done once, however often it is sent, and answers the same', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    const saveId = crypto.randomUUID()
    const answers = [
      await homes.spread(a, copies, { saveId }),
      await homes.spread(a, copies, { saveId }),
    ]
    expect(answers.map(({ body }) => body.guides[0]!)).toMatchObject([
      { version: 3, done: [copies[0]!.entry_id] },
      { version: 3, done: [copies[0]!.entry_id] },
    ])
    await homes.say(b, 'Mía')
    await homes.spread(a, copies, { saveId })
    expect(await homes.said(b)).toBe('Mía')
    const other = await homes.spread(a, copies, { saveId, version: 1 })
    expect([other.status, other.body.code]).toEqual([409, 'save_id_reused'])
  })

  test('a guide refused the first time is not written the second time', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    await homes.edit(b, (form) => {
      form.welcome.note = 'Otra cosa'
    })
    const saveId = crypto.randomUUID()
    await homes.spread(a, copies, { saveId })
    const { body } = await homes.spread(a, copies, { saveId })
    expect(body.guides[0]).toMatchObject({ done: [], skipped: [{ code: 'copy_not_done' }] })
    expect(await homes.said(b)).toBe(quiet.notes)
  })

  test('of a guide that says something else by now is refused whole', async ({ server }) => {
    const { homes, a } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    const { status, body } = await homes.spread(a, copies, { version: 1 })
    expect([status, body.code]).toEqual([409, 'stale'])
  })

  test('a guide without room for the text says so, while the others go on', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    const c = await homes.duplicate('Casa C')
    await homes.edit(b, (form) => {
      form.checkout.steps = Array.from({ length: 79 }, (_, at) => ({
        title: `${at}`,
        notes: 'x'.repeat(5000),
      }))
    })
    const { copies } = await homes.say(a, 'y'.repeat(5000))
    const { body } = await homes.spread(a, copies)
    expect(body.guides).toMatchObject([
      { id: b, done: [], skipped: [{ code: 'guide_text_limit' }] },
      { id: c, done: [copies[0]!.entry_id], skipped: [] },
    ])
    expect(await homes.said(b)).toBe(quiet.notes)
  })

  test('counts as a write for each guide; one too many refuses all of them', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    const others = Array.from({ length: 99 }, () => crypto.randomUUID())
    const body = (saveId: string) => ({
      version: 2,
      saveId,
      guides: [b, ...others].map((id) => ({ id, version: 2, entries: [copies[0]!.entry_id] })),
    })
    const spend = () =>
      homes.host.call('POST', `/guidebooks/${b}/spread`, { body: body(crypto.randomUUID()) })
    await spend()
    expect((await spend()).status).toBe(429)
    const refused = await homes.spread(a, copies)
    expect(refused.body.code).toBe('rate_limited')
    expect(await homes.said(b)).toBe(quiet.notes)
  })
})
