import { inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { entryCopies } from '#server/db/tables/schema.ts'
import { makePhoto } from '#tests/guides/factories.ts'
import { openCopies, openHomes, quiet, withRules } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

describe('an entry that was copied by duplicating a guide', () => {
  test('is told when it changes here, with what the others say and would say', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    expect(copies).toEqual([
      {
        entry_id: expect.stringMatching(/^\w{8}$/),
        list: 'houseRules.rules',
        guides: [
          {
            id: b,
            name: 'Casa B',
            language: 'es',
            version: 2,
            before: { ...quiet, stayOnly: false },
            after: { title: 'Silencio', notes: 'Desde las 23', stayOnly: false },
            skipped: null,
          },
        ],
      },
    ])
  })

  test('follows when the host says so: a save of its own there, which can be undone', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const c = await homes.duplicate('Casa C')
    const { copies } = await homes.say(a, 'Desde las 23')
    const { body } = await homes.spread(a, copies)
    expect(body.guides).toMatchObject([
      { id: b, name: 'Casa B', version: 3, done: [copies[0]!.entry_id], skipped: [] },
      { id: c, name: 'Casa C', version: 3, done: [copies[0]!.entry_id], skipped: [] },
    ])
    for (const id of [b, c]) expect(await homes.said(id)).toContain('23')
    const versions = await homes.host.call('GET', `/guidebooks/${b}/versions`)
    expect(versions.body.versions[0]).toMatchObject({ version: 2, changed: ['house_rules'] })
    const again = await homes.say(a, 'Desde las 24')
    expect(again.copies[0]!.guides.map(({ skipped }) => skipped)).toEqual([null, null])
  })

  test('follows later, too, when it was left behind once', async ({ server }) => {
    const { homes, a } = await openCopies(server)
    for (const notes of ['Desde las 23', 'Desde las 24']) {
      const { copies } = await homes.say(a, notes)
      expect(copies[0]!.guides).toMatchObject([
        { before: quiet, after: { ...quiet, notes }, skipped: null },
      ])
    }
  })

  test('stays as it is where it was changed, and says so', async ({ server }) => {
    const { homes, a, b } = await openCopies(server)
    await homes.say(b, 'Aquí no importa')
    const { copies } = await homes.say(a, 'Desde las 23')
    expect(copies[0]!.guides[0]!.skipped).toMatchObject({ code: 'copy_changed_there' })
    const { body } = await homes.spread(a, copies)
    expect(body.guides[0]).toMatchObject({
      done: [],
      skipped: [{ code: 'copy_changed_there', message: expect.stringContaining('se cambió') }],
    })
    expect(await homes.said(b)).toBe('Aquí no importa')
  })

  test('follows in guides that were duplicated before anything was remembered, while they say what this one said', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const c = await homes.duplicate('Casa C')
    await homes.say(c, 'Otra')
    await asSystem(server.db, (tx) =>
      tx.delete(entryCopies).where(inArray(entryCopies.propertyId, [a, b, c])),
    )
    const { copies } = await homes.say(a, 'Desde las 23')
    expect(copies[0]!.guides.map(({ id, skipped }) => [id, skipped?.code])).toEqual([
      [b, undefined],
      [c, 'copy_changed_there'],
    ])
    const { body } = await homes.spread(a, copies)
    expect(body.guides.map(({ done }) => done.length)).toEqual([1, 0])
  })

  test('is told again, with all that is still open, when a save is sent again', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const form = await homes.form(a)
    form.houseRules.rules[0]!.notes = 'Desde las 23'
    const body = { ...form, version: 1, saveId: crypto.randomUUID() }
    const save = async () =>
      (await homes.host.call('PUT', `/guidebooks/${a}`, { body })).body.copies
    const first = await save()
    expect(first[0].guides).toMatchObject([{ id: b, skipped: null }])
    expect(await save()).toEqual(first)
    await homes.spread(a, first)
    expect(await save()).toEqual([])
  })

  test('is told of that save alone when it is sent again: what was declined before is not asked anew', async ({
    server,
  }) => {
    const rules = ['Fiestas', 'Mascotas'].map((title) => ({ title, notes: 'No' }))
    const homes = await openHomes(server, { form: { houseRules: { rules } } })
    const [a] = [homes.first, await homes.duplicate('Casa B')]
    const declined = await homes.say(a, 'Nunca')
    expect(declined.copies).toHaveLength(1)
    const form = await homes.form(a)
    form.houseRules.rules[1]!.notes = 'Pequeñas'
    const body = { ...form, version: 2, saveId: crypto.randomUUID() }
    for (const _ of ['first', 'again']) {
      const { body: answer } = await homes.host.call('PUT', `/guidebooks/${a}`, { body })
      const told = answer.copies.map(({ entry_id }: { entry_id: string }) => entry_id)
      expect(told).toEqual([form.houseRules.rules[1]!.id])
    }
  })

  test('is told when a version comes back, and once more when that is sent again', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const { copies } = await homes.say(a, 'Desde las 23')
    await homes.spread(a, copies)
    const order = { body: { version: 2, saveId: crypto.randomUUID() } }
    const restore = () => homes.host.call('POST', `/guidebooks/${a}/versions/1/restore`, order)
    const { status, body } = await restore()
    expect(status).toBe(200)
    expect(body.copies).toMatchObject([
      { guides: [{ id: b, before: { notes: 'Desde las 23' }, after: { notes: quiet.notes } }] },
    ])
    expect((await restore()).body.copies).toEqual(body.copies)
    await homes.spread(a, body.copies)
    expect(await homes.said(b)).toBe(quiet.notes)
  })

  test('never brings along how far it is, nor opens what is locked there', async ({ server }) => {
    const fonda = { name: 'Fonda', category: 'Restaurant' as const, description: '', mapsLink: '' }
    const homes = await openHomes(server, {
      form: { localGuide: { places: [{ ...fonda, minutes: 5, by: 'foot' as const }] } },
    })
    const [a, b] = [homes.first, await homes.duplicate('Casa B')]
    await homes.edit(b, (form) => {
      Object.assign(form.localGuide.places[0]!, { minutes: 40, by: 'car', stayOnly: true })
    })
    const { copies } = await homes.edit(a, (form) => {
      Object.assign(form.localGuide.places[0]!, { description: 'Mole', minutes: 6 })
    })
    expect(copies[0]!.guides[0]!.after).toEqual({ ...fonda, description: 'Mole', stayOnly: true })
    await homes.spread(a, copies)
    expect((await homes.form(b)).localGuide.places[0]).toMatchObject({
      description: 'Mole',
      minutes: 40,
      by: 'car',
      stayOnly: true,
    })
    const alone = await homes.edit(a, (form) => {
      form.localGuide.places[0]!.minutes = 7
    })
    expect(alone.copies).toEqual([])
  })

  test('is locked there once it is locked here, and a lock that opens here offers nothing', async ({
    server,
  }) => {
    const { homes, a, b } = await openCopies(server)
    const locked = await homes.edit(a, (form) => {
      form.houseRules.rules[0]!.stayOnly = true
    })
    await homes.spread(a, locked.copies)
    expect((await homes.form(b)).houseRules.rules[0]!.stayOnly).toBe(true)
    const opened = await homes.edit(a, (form) => {
      form.houseRules.rules[0]!.stayOnly = false
    })
    expect(opened.copies).toEqual([])
  })

  test('is held against fewer guides the more was changed at once', { tags: 'long' }, async ({
    server,
  }) => {
    const long = (letter: string) =>
      Array.from({ length: 75 }, (_, at) => ({ title: `${at}`, notes: letter.repeat(4900) }))
    const homes = await openHomes(server, { form: withRules(...long('a')) })
    for (const name of ['B', 'C', 'D', 'E', 'F', 'G', 'H']) await homes.duplicate(`Casa ${name}`)
    const few = await homes.say(homes.first, 'Otra cosa')
    expect(few.copies.map(({ guides }) => guides.length)).toEqual([7])
    const all = await homes.edit(homes.first, (form) => {
      for (const rule of form.houseRules.rules) rule.notes = rule.notes.replaceAll('a', 'b')
    })
    expect(Math.max(...all.copies.map(({ guides }) => guides.length))).toBe(5)
  })

  test('never takes a code of its home along', async ({ server }) => {
    const homes = await openHomes(server, {
      form: {
        ...withRules(quiet),
        welcome: { arrival: { codes: [{ kind: 'door', label: 'Puerta', code: '4821' }] } as never },
      },
    })
    const [a, b] = [homes.first, await homes.duplicate('Casa B')]
    const { copies } = await homes.say(a, 'La puerta abre con 4821')
    expect(copies[0]!.guides[0]!.skipped).toMatchObject({ code: 'copy_says_secret' })
    const { body } = await homes.spread(a, copies)
    expect(body.guides[0]!.skipped).toMatchObject([{ code: 'copy_says_secret' }])
    expect(await homes.said(b)).toBe(quiet.notes)
  })

  test('keeps its photo in use in every guide it follows into', async ({ server }) => {
    const homes = await openHomes(server, {
      form: { sections: { welcome: { items: [block('Gato')] } } },
    })
    const [a, b] = [homes.first, await homes.duplicate('Casa B')]
    const { path } = await makePhoto(server.db, { hostId: homes.host.id })
    const { copies } = await homes.edit(a, (form) => {
      form.sections.welcome.items[0]!.photoUrl = path
    })
    expect(copies[0]!.guides[0]!.after.photoUrl).toMatch(/^http.*\.jpg$/)
    await homes.spread(a, copies)
    expect((await homes.form(b)).sections.welcome.items[0]!.photoUrl).toContain(path)
  })
})

function block(title: string) {
  return { title, body: '', photoUrl: '', linkUrl: '', isActive: true }
}
