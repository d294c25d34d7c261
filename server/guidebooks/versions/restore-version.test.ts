import { describe, expect } from 'vitest'
import { sayLocks } from '#domain/guide/locks/keep-locks.ts'
import { openHome, wishes } from '#tests/guides/home-with-versions.ts'
import { test as base } from '#tests/server-test.ts'

const test = base.extend('wishes', wishes)

describe('what a guide was before', () => {
  test('comes back with its own blocks, and what it replaced is a version in turn', async ({
    server,
  }) => {
    const home = await openHome(server)
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

  test('says no hour that nobody had said', async ({ server }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.checkOutHour = ''
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.checkOutHour = '10:30'
    })
    const { body } = await home.restore(2, 3)
    expect(body.property.checkout_time).toBeNull()
  })

  test('does not come over what somebody has saved meanwhile', async ({ server }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const { status, body } = await home.restore(1, 1)
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.form.welcome.note).toBe('Uno')
    expect((await home.form()).welcome.note).toBe('Uno')
  })

  test('shows guests of a published guide nothing they act on that its host has not said is right', async ({
    server,
  }) => {
    const home = await openHome(server, { isPublished: true })
    const codes = [{ kind: 'door' as const, label: 'Puerta', code: '4821', notes: '' }]
    await home.save((form) => {
      form.welcome.arrival.codes = codes
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.arrival.codes = []
    })
    const asked = await home.restore(2, 3, undefined, [])
    expect([asked.status, asked.body.code]).toEqual([409, 'facts_to_confirm'])
    expect(asked.body.facts).toMatchObject([
      { kind: 'code', texts: expect.arrayContaining(['4821']) },
    ])
    expect((await home.form()).welcome.arrival.codes).toMatchObject([{ code: '' }])
    const said = asked.body.facts.map(({ of }: { of: string }) => of)
    expect((await home.restore(2, 3, undefined, said)).status).toBe(200)
    const read = { ...codes[0], stayOnly: false }
    expect((await home.form()).welcome.arrival.codes).toMatchObject([read])
  })

  test('of a draft has a code locked of which nobody has said who may read it', async ({
    server,
  }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.arrival.codes = [{ kind: 'door', label: '', code: '4821', notes: '' }]
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.arrival.codes = []
    })
    await home.restore(2, 3)
    const { welcome } = await home.form()
    expect(welcome.arrival.codes).toMatchObject([{ code: '4821', stayOnly: true }])
  })

  test('opens no lock that was closed since', async ({ server }) => {
    const home = await openHome(server)
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

  test('opens no lock that was closed since, also where the closing and what followed are one version', async ({
    server,
  }) => {
    const home = await openHome(server, { isPublished: true })
    const code = { kind: 'door' as const, label: 'Puerta', code: '4821', notes: '' }
    await home.save((form) => {
      form.welcome.arrival.codes = [{ ...code, stayOnly: false }]
      form.houseRules.rules = [{ title: 'Fiestas', notes: 'Hasta las diez', stayOnly: false }]
    })
    await home.later(11)
    await home.save((form) => {
      form.welcome.note = 'Hola'
    })
    await home.save((form) => {
      form.welcome.arrival.codes = [{ ...code, stayOnly: true }]
      form.houseRules.rules = [{ ...form.houseRules.rules[0]!, stayOnly: true }]
    })
    await home.save((form) => {
      form.welcome.arrival.codes = []
      form.houseRules.rules = []
    })
    await home.restore(2, 5)
    const { welcome, houseRules } = await home.form()
    expect(welcome.arrival.codes).toMatchObject([{ code: '4821', stayOnly: true }])
    expect(houseRules.rules).toMatchObject([{ title: 'Fiestas', stayOnly: true }])
  })

  test('takes back what was only said later', async ({ server }) => {
    const home = await openHome(server)
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
    server,
  }) => {
    const home = await openHome(server)
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

  test('sent again after a lost answer, it is brought back once', async ({ server }) => {
    const home = await openHome(server)
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    const saveId = crypto.randomUUID()
    const answers = [await home.restore(1, 2, saveId), await home.restore(1, 2, saveId)]
    expect(answers.map(({ status, body }) => [status, body.property.version])).toEqual([
      [200, 3],
      [200, 3],
    ])
    // The page has read the guide anew by then.
    expect((await home.restore(1, 3, saveId)).status).toBe(200)
    expect((await home.form()).welcome.note).not.toBe('Uno')
  })

  test('under the id of another save or of another version is refused, and nothing is brought back', async ({
    server,
  }) => {
    const home = await openHome(server)
    const [ofSave, ofRestore] = [crypto.randomUUID(), crypto.randomUUID()]
    await home.save((form) => {
      form.welcome.note = 'Uno'
    })
    await home.later(11)
    await home.save(
      (form) => {
        form.welcome.note = 'Dos'
      },
      { saveId: ofSave },
    )
    await home.restore(2, 3, ofRestore)
    for (const [version, saveId] of [
      [2, ofSave],
      [1, ofRestore],
    ] as const) {
      const { status, body } = await home.restore(version, 4, saveId)
      expect([status, body.code]).toEqual([409, 'save_id_reused'])
      expect(body.form.welcome.note).toBe('Uno')
    }
    expect((await home.form()).welcome.note).toBe('Uno')
  })
})

const fonda = {
  name: 'Fonda',
  category: 'Restaurant' as const,
  description: '',
  mapsLink: '',
}

/** A block that comes back gets a row of its own again. */
function withoutRows(form: { sections: Record<string, { items: { id?: string }[] }> }) {
  const sections = Object.entries(form.sections).map(([type, section]) => [
    type,
    { ...section, items: section.items.map(({ id: _, ...item }) => item) },
  ])
  return { ...form, sections: Object.fromEntries(sections) }
}
