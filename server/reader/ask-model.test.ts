import { describe, expect, onTestFinished, test } from 'vitest'
import { startChat } from '#tests/stand-ins/chat-server.ts'
import { readerModelAt } from './ask-model.ts'

const doubts = [
  { text: 0, start: 0, above: 'Reglas', before: '', words: 'Zapatos en la entrada, por favor' },
  { text: 0, start: 40, above: '', before: 'Zapatos…', words: 'La panadería de Lupe abre a las 7' },
]

const goesOn = () => new AbortController().signal

type Wishes = Parameters<typeof startChat>[0] & { timeoutMs?: number }

async function open({ timeoutMs = 30_000, ...wishes }: Wishes = {}, key?: string) {
  const service = await startChat(wishes)
  onTestFinished(service.stop)
  const model = readerModelAt({ url: service.url, name: 'gpt-oss:20b', key, timeoutMs })
  return { service, name: (signal = goesOn()) => model.nameKinds(doubts, signal) }
}

describe('a model that reads along', () => {
  test('is asked by the protocol what each piece in doubt is, with its key and a schema', async () => {
    const { service, name } = await open({}, 'sesame')
    expect(await name()).toEqual([
      { text: 0, start: 0, label: 'rule' },
      { text: 0, start: 40, label: 'rule' },
    ])
    expect(service.received).toMatchObject([
      {
        model: 'gpt-oss:20b',
        key: 'Bearer sesame',
        response_format: { type: 'json_schema', json_schema: { strict: true } },
        pieces: [
          { piece: 1, under: 'Reglas', after: '', words: doubts[0]?.words },
          { piece: 2, under: '', after: 'Zapatos…', words: doubts[1]?.words },
        ],
      },
    ])
  })

  test('without a key is sent none', async () => {
    const { service, name } = await open()
    await name()
    expect(service.received[0]?.key).toBeUndefined()
  })

  test('that names only some is believed in those', async () => {
    const { name } = await open({ kindOf: ({ piece }) => (piece === 2 ? 'place/cafe' : undefined) })
    expect(await name()).toEqual([{ text: 0, start: 40, label: 'place/cafe' }])
  })

  test('is not believed in a piece whose words are not those of the text', async () => {
    const [miscounted] = [{ piece: 1, begins: 'La panadería de', kind: 'place/cafe' }]
    const invented = { piece: 2, begins: '', kind: 'rule' }
    const right = { piece: 2, begins: 'La panadería', kind: 'place/cafe' }
    const unknown = { piece: 1, begins: 'Zapatos en la', kind: 'shoes' }
    const beyond = { piece: 3, begins: 'Zapatos', kind: 'rule' }
    const pieces = [miscounted, invented, right, unknown, beyond, 'rule', null]
    const { name } = await open({ change: () => ({ pieces }) })
    expect(await name()).toEqual([{ text: 0, start: 40, label: 'place/cafe' }])
  })

  test.each([
    ['refuses', { status: 429 }],
    ['is somewhere else', { says: '<html>' }],
    ['says nothing of the pieces', { says: '{"choices":[]}' }],
    ['does not finish its answer', { finish: 'length' }],
    ['answers half a sentence', { change: () => 'Sure! Here is' }],
    ['names none of them', { change: () => ({ pieces: [] }) }],
    ['talks without end', { says: 'x'.repeat(300_000) }],
    ['never answers', { isSilent: true, timeoutMs: 200 }],
  ])('that %s has named nothing', async (_, wishes) => {
    const { name } = await open(wishes)
    await expect(name()).rejects.toThrow()
  })

  test('is not waited for by a host who has gone', async () => {
    const { service, name } = await open({ isSilent: true })
    const gone = new AbortController()
    const asked = name(gone.signal)
    await expect.poll(() => service.received.length).toBe(1)
    gone.abort()
    await expect(asked).rejects.toThrow(/abort/)
    await expect.poll(() => service.left()).toBe(1)
  })
})
