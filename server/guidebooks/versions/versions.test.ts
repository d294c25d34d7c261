import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayLocks } from '#domain/guide/locks/keep-locks.ts'
import { mostVersions } from '#domain/guide/versions/versions.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const clock = { now: start }
const wishes = { now: () => new Date(clock.now) }
const minute = 60_000

describe('what a guide was before', () => {
  test('is kept by each save that changed something, with the sections that it changed', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
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
    expect(await home.versions()).toEqual([
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
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
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

  test('comes back with its own blocks, and what it replaced is a version in turn', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.welcome.note = 'Buena'
      form.sections.local_guide.items = [
        { title: 'El gato', body: 'Se llama Mole', photoUrl: '', linkUrl: '', isActive: true },
      ]
    })
    const good = await home.form()
    await home.later(11)
    await home.save((form) => {
      form.welcome.note = 'Mala'
      form.sections.local_guide.items = []
    })
    const restored = await home.restore(2, 3)
    expect(restored.status).toBe(200)
    expect(restored.body.property.version).toBe(4)
    expect(withoutRows(sayLocks(await home.form()))).toEqual(withoutRows(sayLocks(good)))
    const [latest] = await home.versions()
    expect(latest).toMatchObject({ version: 3, changed: ['welcome', 'local_guide'] })
    await home.restore(3, 4)
    expect((await home.form()).welcome.note).toBe('Mala')
  })

  test('does not come over what somebody has saved meanwhile', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const { status, body } = await home.restore(1, 1)
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.form.welcome.note).toBe('Uno')
    expect((await home.form()).welcome.note).toBe('Uno')
  })

  test('opens no lock that was closed since', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    const code = { kind: 'door' as const, label: 'Puerta', code: '4821', notes: '' }
    // As the editor saves: every lock said, the open ones, too.
    await home.save((form) => {
      form.welcome.note = 'La clave es 4821'
      form.welcome.noteStayOnly = false
      form.welcome.arrival.codes = [{ ...code, stayOnly: false }]
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.noteStayOnly = true
      form.welcome.arrival.codes = [{ ...form.welcome.arrival.codes[0]!, stayOnly: true }]
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.arrival.codes = []
    })
    await home.restore(2, 4)
    const { welcome } = await home.form()
    expect(welcome.noteStayOnly).toBe(true)
    expect(welcome.arrival.codes).toMatchObject([{ code: '4821', stayOnly: true }])
  })

  test('takes back what was only said later', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.localGuide.places = [fonda]
    })
    const plain = await home.form()
    await home.later(11)
    await home.save((form) => {
      form.localGuide.placesOrder = 'nearness'
      form.localGuide.places = [{ ...form.localGuide.places[0]!, minutes: 5, by: 'car' }]
    })
    await home.restore(2, 3)
    expect(sayLocks(await home.form()).localGuide).toEqual(sayLocks(plain).localGuide)
  })

  test('is never folded into: what was just brought back can be brought back again', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.welcome.note = 'Buena'
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.note = 'Mala'
    })
    await home.restore(2, 3)
    await home.save((form) => {
      form.welcome.note = 'Otra'
    })
    const [newest] = await home.versions()
    expect(newest?.version).toBe(4)
    expect((await home.read(4)).body.form.welcome.note).toBe('Buena')
  })

  test('sent again after a lost answer, it is brought back once', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const saveId = crypto.randomUUID()
    const answers = [await home.restore(1, 2, saveId), await home.restore(1, 2, saveId)]
    expect(answers.map(({ status, body }) => [status, body.property.version])).toEqual([
      [200, 3],
      [200, 3],
    ])
  })

  test('is a hundred versions at most; photos stay for as long as one shows them', {
    tags: 'long',
  }, async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const home = await openHome(server)
    const { path } = await makePhoto(server.db, { hostId: home.host.id })
    await home.save((form) => {
      form.welcome.photoUrl = path
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.photoUrl = ''
    })
    expect(await unusedSince(server, path)).toBeNull()
    for (let at = 0; at < mostVersions - 1; at += 1) {
      await home.later(11)
      await home.save((form) => {
        form.welcome.note = `Nota ${at}`
      })
    }
    expect(await home.versions()).toHaveLength(mostVersions)
    expect(await unusedSince(server, path)).toBeNull()
    await home.later(11)
    await home.save((form) => {
      form.welcome.note = 'Una más'
    })
    const kept = await home.versions()
    expect(kept).toHaveLength(mostVersions)
    expect(kept.at(-1)?.version).toBe(3)
    expect(await unusedSince(server, path)).toEqual(new Date(clock.now))
  })

  test('brings a photo back with it', async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const home = await openHome(server)
    const { path } = await makePhoto(server.db, { hostId: home.host.id })
    await home.save((form) => {
      form.welcome.photoUrl = path
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.photoUrl = ''
    })
    await home.restore(2, 3)
    expect((await home.form()).welcome.photoUrl).toContain(path)
  })

  test('goes with its guide, and its photos with it', async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const home = await openHome(server)
    const { path } = await makePhoto(server.db, { hostId: home.host.id })
    await home.save((form) => {
      form.welcome.photoUrl = path
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.photoUrl = ''
    })
    await home.host.call('DELETE', `/guidebooks/${home.guide.id}`)
    const left = await asSystem(server.db, (tx) =>
      tx.select().from(photos).where(eq(photos.path, path)),
    )
    expect(left.filter(({ state }) => state === 'stored')).toEqual([])
  })

  test('is nobody else’s to see or to bring back', async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const other = await server.makeHost()
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

  test('loses no text on any walk of edits and ways back', { tags: 'long' }, async ({
    freshServer,
  }) => {
    const server = await freshServer(wishes)
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

const fonda = {
  name: 'Fonda',
  category: 'Restaurant' as const,
  description: '',
  mapsLink: '',
}

type Listed = { version: number; changed: string[] }

/** A guide and its host, with a clock between the saves. */
async function openHome(server: TestServer) {
  clock.now = start
  const host = await server.makeHost()
  const guide = await makeGuide(server.db, { hostId: host.id, now: new Date(start) })
  const address = `/guidebooks/${guide.id}`
  const form = async (): Promise<GuidebookForm> => (await host.call('GET', address)).body.form
  return {
    host,
    guide,
    form,
    later: async (minutes: number) => {
      clock.now += minutes * minute
    },
    async save(change: (form: GuidebookForm) => void) {
      const changed = await form()
      change(changed)
      const answer = await host.call('PUT', address, { body: changed })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    },
    versions: async (): Promise<Listed[]> =>
      (await host.call('GET', `${address}/versions`)).body.versions,
    read: (version: number) => host.call('GET', `${address}/versions/${version}`),
    restore: (version: number, expected: number, saveId?: string) =>
      host.call('POST', `${address}/versions/${version}/restore`, {
        body: { version: expected, saveId },
      }),
  }
}

async function unusedSince(server: TestServer, path: string) {
  const [photo] = await asSystem(server.db, (tx) =>
    tx.select({ since: photos.unusedSince }).from(photos).where(eq(photos.path, path)),
  )
  return photo?.since
}

/** A block that comes back gets a row of its own again. */
function withoutRows(form: { sections: Record<string, { items: { id?: string }[] }> }) {
  const sections = Object.entries(form.sections).map(([type, section]) => [
    type,
    { ...section, items: section.items.map(({ id: _, ...item }) => item) },
  ])
  return { ...form, sections: Object.fromEntries(sections) }
}
