import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { makeGuide } from '#tests/guides/factories.ts'
import { minute, openHome, start, wishes } from '#tests/guides/home-with-versions.ts'
import { test as base } from '#tests/server-test.ts'

const test = base.extend('wishes', wishes)

describe('what a guide was before', () => {
  test('is kept by each save that changed something, with the sections that it changed', async ({
    server,
  }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    await home.later(11)
    await home.save((form) => {
      form.houseManual.parking = 'Cajón 4'
      form.checkout.steps = [{ title: 'Cerrar el gas', notes: '' }]
    })
    await home.later(11)
    await home.save(() => {})
    await home.save((form) => {
      form.welcome.arrival = { ...form.welcome.arrival, steps: [{ notes: 'Por la cochera' }] }
    })
    expect(await home.versions()).toEqual([
      expect.objectContaining({ version: 4, changed: ['arrival'] }),
      {
        version: 2,
        saved_at: new Date(start).toISOString(),
        replaced_at: new Date(start + 11 * minute).toISOString(),
        changed: ['house_manual', 'checkout'],
      },
      expect.objectContaining({ version: 1, changed: ['welcome'] }),
    ])
    const { body } = await home.read(2)
    expect(body.form.welcome.note).toBe('Uno')
    expect(body.form.houseManual.parking).toBe('')
    expect(body.property.name).toBe(home.guide.name)
  })

  test('is one version for saves of the same ten minutes, the one before all of them', async ({
    server,
  }) => {
    const home = await openHome(server)
    for (const note of ['Uno', 'Dos', 'Tres']) {
      await home.save((form) => {
        form.welcome.note = note
      })
      await home.later(3)
    }
    await home.save((form) => {
      form.houseManual.parking = 'Calle'
    })
    expect(await home.versions()).toMatchObject([
      { version: 1, changed: ['welcome', 'house_manual'] },
    ])
    await home.later(10)
    await home.save((form) => {
      form.welcome.note = 'Cuatro'
    })
    expect((await home.versions()).map(({ version }) => version)).toEqual([5, 1])
  })

  test('is one version also where what is locked is written anew and stays locked', async ({
    server,
  }) => {
    const home = await openHome(server)
    const code = { kind: 'door' as const, label: 'Puerta', code: '4821', notes: '' }
    await home.save((form) => {
      form.welcome.arrival.codes = [{ ...code, stayOnly: true }]
    })
    for (const notes of ['Arriba', 'Abajo']) {
      await home.save((form) => {
        form.welcome.arrival.codes[0]!.notes = notes
      })
    }
    expect((await home.versions()).map(({ version }) => version)).toEqual([1])
  })

  test('is kept with a language that is removed soon after it was written', async ({ server }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.greeting = 'Pasen'
    })
    await home.save((form) => {
      form.translations = { en: { 'welcome.greeting': { text: 'Come in', of: '' } } }
    })
    await home.save((form) => {
      form.translations = { en: {} }
    })
    expect((await home.versions()).map(({ version }) => version)).toEqual([3, 1])
    const { translations } = (await home.read(3)).body.form
    expect(translations.en['welcome.greeting'].text).toBe('Come in')
  })

  test('is what guests began to read, however soon it was changed', async ({ server }) => {
    const home = await openHome(server)
    const say = (note: string) =>
      home.save((form) => {
        form.welcome.note = note
      })
    await say('Uno')
    await home.later(1)
    await home.publish()
    await home.later(1)
    await say('Dos')
    await home.later(1)
    await say('Tres')
    expect((await home.versions()).map(({ version }) => version)).toEqual([2, 1])
  })

  test('is kept as it stood where a save overwrites what another one has just said', async ({
    server,
  }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Theirs'
    })
    await home.save(
      (form) => {
        form.welcome.note = 'Mine'
      },
      { overwrites: true },
    )
    expect((await home.versions()).map(({ version }) => version)).toEqual([2, 1])
    expect((await home.read(2)).body.form.welcome.note).toBe('Theirs')
  })

  test('is nobody else’s to see or to bring back', async ({ server }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const other = await server.makeHost()
    await makeGuide(server.db, { hostId: other.id, now: new Date(start) })
    const address = `/guidebooks/${home.guide.id}/versions`
    const answers = [
      await other.call('GET', address),
      await other.call('GET', `${address}/1`),
      await other.call('POST', `${address}/1/restore`, { body: { version: 2 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await server.call('GET', address)).status).toBe(401)
    expect((await home.host.call('GET', `${address}/7`)).status).toBe(404)
    expect((await home.host.call('GET', `${address}/x`)).status).toBe(404)
  })

  test('loses no text on any walk of edits and ways back', { tags: 'long' }, async ({ server }) => {
    const step = fc.oneof(
      fc.record({ deed: fc.constant('edit' as const), text: fc.string({ minLength: 1 }) }),
      fc.record({ deed: fc.constant('restore' as const), pick: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const home = await openHome(server)
        const wasSaid = new Map<number, string>([[1, (await home.form()).welcome.note]])
        let newest = 1
        for (const one of steps) {
          await home.later(11)
          if (one.deed === 'edit') {
            await home.save((form) => {
              form.welcome.note = one.text
            })
          } else {
            const kept = await home.versions()
            if (kept.length === 0) continue
            await home.restore(kept[one.pick % kept.length]!.version, newest)
          }
          const { body } = await home.host.call('GET', `/guidebooks/${home.guide.id}`)
          newest = body.property.version
          wasSaid.set(newest, body.form.welcome.note)
        }
        for (const { version } of await home.versions())
          expect((await home.read(version)).body.form.welcome.note).toBe(wasSaid.get(version))
        const kept = new Set([newest, ...(await home.versions()).map(({ version }) => version)])
        const texts = [...kept].map((version) => wasSaid.get(version))
        expect([...wasSaid.values()].filter((text) => !texts.includes(text))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
