import { afterEach, describe, expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import type { TestServer, Wishes } from '#tests/open-test-server.ts'
import { test } from '#tests/server-test.ts'
import { startTranslator } from '#tests/stand-ins/translator-server.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type FreshServer = (wishes?: Wishes) => Promise<TestServer>

/** A host's guide on an installation with a translator. */
async function openHome(
  freshServer: FreshServer,
  form: Partial<GuidebookForm>,
  wishes?: Parameters<typeof startTranslator>[0],
) {
  const service = await startTranslator(wishes)
  ends.push(service.stop)
  const server = await freshServer({ settings: { TRANSLATOR_URL: service.url } })
  const { host, guide } = await server.makeHostWithGuide()
  const address = `/guidebooks/${guide.id}`
  const read = async () => (await host.call('GET', address)).body
  await host.call('PUT', address, { body: { ...(await read()).form, ...form } })
  return {
    server,
    service,
    read,
    put: (body: object) => host.call('PUT', address, { body }),
    translate: (language: string) =>
      host.call('POST', `${address}/translate`, { body: { language } }),
    sent: () => service.received.flatMap(({ q }) => q),
  }
}

const rules = (...titles: string[]) => ({
  houseRules: { rules: titles.map((title) => ({ title, notes: '' })) },
})

describe('a translator', () => {
  test('drafts what a guide does not say yet, marked as a machine’s, and writes nothing', async ({
    freshServer,
  }) => {
    const home = await openHome(freshServer, rules('Sin fiestas', 'Silencio desde las 22:00'))
    const { form, can_translate: canTranslate } = await home.read()
    expect(canTranslate).toBe(true)
    const [first, second] = form.houseRules.rules
    const answer = await home.translate('en')
    expect(answer.status).toBe(200)
    expect(answer.body.left).toBe(0)
    const texts = answer.body.texts
    expect(texts[`houseRules.rules.${first.id}.title`]).toMatchObject({
      text: 'en: Sin fiestas',
      machine: true,
    })
    expect(texts[`houseRules.rules.${second.id}.title`].text).toBe('en: Silencio desde las 22:00')
    expect((await home.read()).form.translations).toBeUndefined()
    await home.put({ ...form, translations: { en: texts } })
    expect((await home.read()).form.translations.en).toEqual(texts)
    const before = home.service.received.length
    expect((await home.translate('en')).body).toEqual({ texts: {}, left: 0 })
    expect(home.service.received).toHaveLength(before)
  })

  test('reads nothing that is locked, no contact, no network, no code and no number', async ({
    freshServer,
  }) => {
    const { form } = await (await openHome(freshServer, {})).read()
    const secret = { title: 'Caja fuerte', notes: 'bajo la maceta', stayOnly: true }
    const home = await openHome(freshServer, {
      welcome: {
        ...form.welcome,
        note: 'La red se llama Jacaranda.',
        greeting: 'La puerta: girasol',
        supportMessage: 'Escríbenos de día.',
        emergencyContact: 'Tomás, mi hermano',
        wifiNetworks: [{ ssid: 'Jacaranda', password: 'colibrí' }],
        arrival: {
          ...form.welcome.arrival,
          late: 'La llave está con la vecina',
          lateStayOnly: true,
          byCar: 'Cajón 47, nivel 3',
          codes: [{ kind: 'door', label: 'Entrada', code: 'girasol', notes: '' }],
        },
      },
      emergency: { ...form.emergency, policeContact: 'Comandancia' },
      houseRules: { rules: [secret, { title: 'Sin fiestas', notes: '' }] },
    })
    const answer = await home.translate('fr')
    const sent = home.sent().join('\n')
    expect(home.sent()).toEqual(
      expect.arrayContaining(['Sin fiestas', 'Entrada', 'Cajón ⟦A⟧, nivel ⟦B⟧']),
    )
    for (const word of ['Jacaranda', 'colibrí', 'girasol', 'vecina', 'maceta', 'Caja fuerte'])
      expect(sent).not.toContain(word)
    for (const word of ['Escríbenos', 'Tomás', 'Comandancia']) expect(sent).not.toContain(word)
    expect(sent).not.toMatch(/\d/)
    expect(answer.body.texts['welcome.arrival.byCar'].text).toBe('fr: Cajón 47, nivel 3')
  })

  test('that loses a number has not translated that text', async ({ freshServer }) => {
    const home = await openHome(freshServer, rules('Cajón 47', 'Sin fiestas'), {
      translate: (text) => text.replace(/⟦.*?⟧/g, ''),
    })
    const { body } = await home.translate('en')
    expect(Object.values(body.texts)).toHaveLength(1)
    expect(body.left).toBe(1)
  })

  test('that fails half-way leaves what came; one that never answers says so', async ({
    freshServer,
  }) => {
    const many = Array.from({ length: 40 }, (_, at) => `Regla ${'x'.repeat(at)}`)
    let asked = 0
    const half = await openHome(freshServer, rules(...many), {
      translate: (text, { q }) => {
        if (text === q[0]) asked += 1
        return asked > 1 ? '' : text
      },
    })
    const { body } = await half.translate('en')
    expect(Object.keys(body.texts)).toHaveLength(25)
    expect(body.left).toBe(15)
    expect(half.service.received.map(({ q }) => q.length)).toEqual([25, 15])

    const away = await openHome(freshServer, rules('Sin fiestas'), { status: 500 })
    const answer = await away.translate('en')
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ code: 'translator_failed' })
    away.server.failures.length = 0
  })

  test('is for hosts of their own guides, where there is one, and for another language', async ({
    freshServer,
  }) => {
    const home = await openHome(freshServer, rules('Sin fiestas'))
    expect((await home.translate('es')).body).toMatchObject({ code: 'same_language' })
    expect((await home.translate('it')).status).toBe(400)
    const { property } = await home.read()
    const other = await home.server.makeHost()
    const foreign = await other.call('POST', `/guidebooks/${property.id}/translate`, {
      body: { language: 'en' },
    })
    expect(foreign.status).toBe(404)
    const without = await freshServer()
    const host = await without.makeHost()
    const guide = await makeGuide(without.db, { hostId: host.id })
    const answer = await host.call('POST', `/guidebooks/${guide.id}/translate`, {
      body: { language: 'en' },
    })
    expect(answer.body).toMatchObject({ code: 'no_translator' })
    expect((await host.call('GET', `/guidebooks/${guide.id}`)).body.can_translate).toBe(false)
  })
})
