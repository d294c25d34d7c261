import { expect, test } from 'vitest'
import sameThings from './same-things.json' with { type: 'json' }
import { idleWords } from './wanted-words.ts'

const groups = sameThings.map(([es = '', en = '', others]) => ({
  es: es.split('|'),
  en: en.split('|'),
  others: others?.split('|') ?? [],
}))

test.each(groups)(
  '$es.0 is called something in each language, and each word stands there once',
  ({ es, en, others }) => {
    const words = [...es, ...en, ...others]
    expect(words.every((word) => word === word.trim() && word !== '')).toBe(true)
    expect(words.every((word) => word === word.toLowerCase())).toBe(true)
    expect(new Set(es).size).toBe(es.length)
    expect(new Set(en).size).toBe(en.length)
    expect(new Set(others).size).toBe(others.length)
  },
)

test.each([
  'teléfono|phone',
  'llamar|call',
  'internet|wi-fi',
  'clave|password',
  'contraseña|password',
  'basura|trash',
  'basura|garbage',
  'basura|rubbish',
  'enchufe|plug',
  'calefacción|heating',
  'aire|ac',
  'cochera|parking',
  'salida tarde|late checkout',
  'equipaje|luggage',
])('%s are one thing', (pair) => {
  const [one = '', other = ''] = pair.split('|')
  expect(groups.some(({ es, en }) => es.includes(one) && en.includes(other))).toBe(true)
})

test.each(['clé', 'chave', 'schlüssel'])('%s is a key as well', (word) => {
  expect(groups.find(({ others }) => others.includes(word))?.en).toContain('key')
})

test('no word is both idle and the name of a thing', () => {
  const idle = new Set(idleWords.split(' '))
  expect(
    groups
      .flatMap(({ es, en, others }) => [...es, ...en, ...others])
      .filter((word) => idle.has(word)),
  ).toEqual([])
})
