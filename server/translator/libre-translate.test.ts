import { afterEach, describe, expect, test } from 'vitest'
import { startTranslator } from '#tests/stand-ins/translator-server.ts'
import { libreTranslate } from './libre-translate.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const languages = { from: 'es', to: 'en' } as const

async function open(wishes: Parameters<typeof startTranslator>[0] = {}, key?: string) {
  const service = await startTranslator(wishes)
  ends.push(service.stop)
  const translator = libreTranslate({
    url: `${service.url}/`,
    key,
    ...(wishes.isSilent && { timeoutMs: 100 }),
  })
  return { service, translator }
}

describe('a translator', () => {
  test('is asked by the protocol, all texts at once, with its key', async () => {
    const { service, translator } = await open({}, 'sesame')
    expect(await translator(['Hola', 'Adiós'], languages)).toEqual(['en: Hola', 'en: Adiós'])
    expect(service.received).toEqual([
      { q: ['Hola', 'Adiós'], source: 'es', target: 'en', format: 'text', api_key: 'sesame' },
    ])
  })

  test('without a key is sent none', async () => {
    const { service, translator } = await open()
    await translator(['Hola'], languages)
    expect(service.received[0]).not.toHaveProperty('api_key')
  })

  test.each([
    ['refuses', { status: 403 }],
    ['says something else', { says: '{"translatedText":"Hello"}' }],
    ['says nothing that can be read', { says: '<html>' }],
    ['loses a text', { says: '{"translatedText":[]}' }],
    ['talks without end', { says: `{"translatedText":["${'x'.repeat(1024 * 1024)}"]}` }],
    ['never answers', { isSilent: true }],
  ])('that %s has not translated', async (_, wishes) => {
    const { translator } = await open(wishes)
    await expect(translator(['Hola'], languages)).rejects.toThrow()
  })
})
