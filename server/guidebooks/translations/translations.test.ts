import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { formToStored } from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guideTranslations } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const clock = { now: 0 }
const start = Date.parse('2026-11-20T10:00:00Z')
const wishes = { now: () => new Date(clock.now) }

describe('what a guide says in other languages', () => {
  test('is saved with the form, answered with it, and left alone by a save that does not speak of it', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    const texts = { 'welcome.greeting': { text: 'Welcome', machine: true } }
    const answer = await home.save((form) => {
      form.welcome.greeting = 'Pasen'
      return { ...form, translations: { en: texts } }
    })
    const kept = { text: 'Welcome', of: hashOf('Pasen'), machine: true }
    expect(answer.body.form.translations).toEqual({ en: { 'welcome.greeting': kept } })
    await home.save(({ translations: _, ...form }) => form)
    expect((await home.form()).translations).toEqual({ en: { 'welcome.greeting': kept } })
    await home.save((form) => ({ ...form, translations: { fr: {} } }))
    expect((await home.form()).translations).toEqual({ en: { 'welcome.greeting': kept } })
    await home.save((form) => ({ ...form, translations: { en: {} } }))
    expect((await home.form()).translations).toBeUndefined()
    expect(await rowsIn(home.server)).toEqual([])
  })

  test.for([
    [{ it: {} }, 'translations', 'Elige una de las opciones'],
    [{ en: 7 }, 'translations.en', 'El valor no es del tipo que se espera aquí'],
    [
      { en: { 'welcome.note': 'x' } },
      'translations.en.welcome.note',
      'El valor no es del tipo que se espera aquí',
    ],
    [
      { en: { 'welcome.note': { text: 'x'.repeat(10_001) } } },
      'translations.en.welcome.note.text',
      'Máximo 10000 caracteres',
    ],
  ] as const)(
    'is refused where it is none: %j',
    async ([translations, path, sentence], { freshServer }) => {
      const home = await openHome(await freshServer(wishes))
      const answer = await home.put({ ...(await home.form()), translations })
      expect(answer.status).toBe(400)
      expect(answer.body.fields).toEqual({ [path]: sentence })
    },
  )

  test('has a size, said in words, and stays as it is until there is room', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    const rules = Array.from({ length: 60 }, (_, at) => ({ title: `Regla ${at}`, notes: 'Nota' }))
    await home.save((form) => ({ ...form, houseRules: { rules } }))
    const form = await home.form()
    const texts = form.houseRules.rules.map(({ id }) => [
      `houseRules.rules.${id}.notes`,
      { text: 'ñ'.repeat(4000) },
    ])
    const answer = await home.put({ ...form, translations: { en: Object.fromEntries(texts) } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'guide_translations_limit' })
    expect(answer.body.error).toContain('y caben 400 kB')
    expect((await home.form()).translations).toBeUndefined()
  })

  test('stays with an entry whose title a client changes that knows no ids', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    const rules = ['Sin fiestas', 'Sin mascotas'].map((title) => ({ title, notes: `${title}.` }))
    await home.save((form) => ({ ...form, houseRules: { rules } }))
    const [, { id }] = (await home.form()).houseRules.rules as [unknown, { id: string }]
    const texts = {
      [`houseRules.rules.${id}.title`]: { text: 'No pets' },
      [`houseRules.rules.${id}.notes`]: { text: 'No pets, please.' },
    }
    await home.save((form) => ({ ...form, translations: { en: texts } }))
    const others = [rules[0]!, { ...rules[1]!, title: 'Nada de mascotas' }]
    await home.save(({ translations: _, ...form }) => ({ ...form, houseRules: { rules: others } }))
    expect((await home.form()).translations?.en).toMatchObject(texts)
  })

  test('goes along with a copy of the guide, and with the guide when it is deleted', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.houseRules.rules = [{ title: 'Sin fiestas', notes: '' }]
      return form
    })
    const { id } = (await home.form()).houseRules.rules[0]!
    const texts = { [`houseRules.rules.${id}.title`]: { text: 'No parties' } }
    await home.save((form) => ({ ...form, translations: { en: texts } }))
    const copy = await home.host.call('POST', `/guidebooks/${home.guide.id}/duplicate`)
    const copied = await home.host.call('GET', `/guidebooks/${copy.body.property.id}`)
    expect(copied.body.form.translations).toEqual((await home.form()).translations)
    for (const guide of [home.guide.id, copy.body.property.id]) {
      await home.host.call('DELETE', `/guidebooks/${guide}`)
    }
    expect(await rowsIn(home.server)).toEqual([])
  })

  test('is a change that a version remembers, and comes back with it', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save((form) => {
      form.welcome.greeting = 'Pasen'
      return { ...form, translations: { en: { 'welcome.greeting': { text: 'Come in' } } } }
    })
    clock.now += hour
    await home.save((form) => ({ ...form, translations: { en: {} } }))
    const [last] = await home.versions()
    expect(last).toMatchObject({ changed: ['welcome'] })
    await home.restore(last!.version)
    const { translations } = await home.form()
    expect(translations?.en?.['welcome.greeting']?.text).toBe('Come in')
  })

  test('is never lost, and never shown for another original, whatever is edited, translated and brought back', {
    tags: 'long',
  }, async ({ freshServer }) => {
    const server = await freshServer(wishes)
    const step = fc.oneof(
      fc.record({
        deed: fc.constant('edit'),
        at: fc.nat(3),
        text: fc.constantFrom('A', 'B', 'C', ''),
      }),
      fc.record({
        deed: fc.constant('translate'),
        at: fc.nat(3),
        text: fc.constantFrom('en', 'fr'),
      }),
      fc.record({ deed: fc.constant('move'), at: fc.nat(3), text: fc.constant('') }),
      fc.record({ deed: fc.constant('delete'), at: fc.nat(3), text: fc.constant('') }),
      fc.record({ deed: fc.constant('unsaid'), at: fc.nat(3), text: fc.constantFrom('A', 'D') }),
      fc.record({ deed: fc.constant('restore'), at: fc.nat(5), text: fc.constant('') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const home = await openHome(server)
        /** Each translation by its own words, and what it was made of. */
        const madeOf = new Map<string, string>()
        await home.save((form) =>
          withRules(
            form,
            ['A', 'B', 'C'].map((title) => ({ title })),
          ),
        )
        for (const { deed, at, text } of steps) {
          clock.now += hour
          const before = await home.form()
          const rules = before.houseRules.rules
          const rule = rules[at % rules.length]
          if (deed === 'restore') {
            const versions = await home.versions()
            const version = versions[at % Math.max(versions.length, 1)]
            if (version) await home.restore(version.version)
          } else if (!rule) continue
          else if (deed === 'translate') {
            if (!rule.title || !rule.id) continue
            const said = `${text} ${madeOf.size}`
            madeOf.set(said, rule.title)
            const language = text as 'en' | 'fr'
            const texts: Record<string, { text: string }> = {
              ...before.translations?.[language],
              [`houseRules.rules.${rule.id}.title`]: { text: said },
            }
            await home.put({ ...before, translations: { [language]: texts } })
          } else {
            const changed = rules.flatMap((each) => {
              if (each !== rule) return [each]
              return deed === 'delete'
                ? []
                : [{ ...each, title: deed === 'move' ? each.title : text }]
            })
            const next = withRules(before, deed === 'move' ? changed.toReversed() : changed)
            const { translations, ...unsaid } = next
            await home.put(deed === 'unsaid' ? unsaid : { ...unsaid, translations })
          }
          await expectRight(home, madeOf)
          if (['edit', 'unsaid', 'move'].includes(deed)) await expectNothingGone(home, before)
        }
      }),
      { numRuns: 12 },
    )
  })
})

type Home = Awaited<ReturnType<typeof openHome>>

/** What is shown was made of what stands there; what was ever said is in the guide or in a version of it. */
async function expectRight(home: Home, madeOf: ReadonlyMap<string, string>) {
  const form = await home.form()
  const stored = formToStored(form)
  for (const language of ['en', 'fr'] as const) {
    const shown = guestViewOf(stored, undefined, language).tabs.houseRules.rules
    const originals = new Map(form.houseRules.rules.map(({ id, title }) => [id, title]))
    for (const { id, title = '' } of shown) {
      const original = madeOf.get(title)
      if (original !== undefined) expect(original).toBe(originals.get(id))
    }
  }
  const kept = [saidIn(form)]
  for (const { version } of await home.versions()) {
    kept.push(saidIn((await home.read(version)).body.form))
  }
  expect([...madeOf.keys()].filter((said) => !kept.flat().includes(said))).toEqual([])
}

/** An edit of originals takes no translation away for as long as its entry stands. */
async function expectNothingGone(home: Home, before: GuidebookForm) {
  const after = await home.form()
  const ids = after.houseRules.rules.map(({ id }) => id)
  const isLeft = (path: string) => ids.some((id) => id && path.includes(id))
  const left = Object.entries(before.translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([path, { text }]) =>
      isLeft(path) ? [[language, path, text]] : [],
    ),
  )
  for (const [language = '', path = '', text] of left) {
    const texts: TranslatedTexts = after.translations?.[language as 'en'] ?? {}
    expect(texts[path]?.text).toBe(text)
  }
}

function saidIn({ translations = {} }: GuidebookForm) {
  return Object.values(translations).flatMap((texts) =>
    Object.values(texts).map(({ text }) => text),
  )
}

function withRules(form: GuidebookForm, rules: { id?: string; title: string }[]): GuidebookForm {
  return { ...form, houseRules: { rules: rules.map((rule) => ({ notes: '', ...rule })) } }
}

const hour = 60 * 60 * 1000

function rowsIn({ db }: TestServer) {
  return asSystem(db, (tx) => tx.select().from(guideTranslations))
}

async function openHome(server: TestServer) {
  clock.now = start
  const host = await server.makeHost()
  const guide = await makeGuide(server.db, { hostId: host.id, now: new Date(start) })
  const address = `/guidebooks/${guide.id}`
  const form = async (): Promise<GuidebookForm> => (await host.call('GET', address)).body.form
  const put = (body: object) => host.call('PUT', address, { body })
  return {
    server,
    host,
    guide,
    form,
    put,
    async save(change: (form: GuidebookForm) => object) {
      const answer = await put(change(await form()))
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer
    },
    versions: async (): Promise<{ version: number; changed: string[] }[]> =>
      (await host.call('GET', `${address}/versions`)).body.versions,
    read: (version: number) => host.call('GET', `${address}/versions/${version}`),
    async restore(version: number) {
      const now = (await host.call('GET', address)).body.property.version
      const answer = await host.call('POST', `${address}/versions/${version}/restore`, {
        body: { version: now },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    },
  }
}
