import { expect, test } from 'vitest'
import { idleWords, sameThings } from './guest-words.ts'

const groups = sameThings.map(([es, en]) => ({ es: es.split('|'), en: en.split('|') }))

test.each(groups)(
  '$es.0 is called something in each language, and each word stands there once',
  ({ es, en }) => {
    const words = [...es, ...en]
    expect(words.every((word) => word === word.trim() && word !== '')).toBe(true)
    expect(words.every((word) => word === word.toLowerCase())).toBe(true)
    expect(new Set(es).size).toBe(es.length)
    expect(new Set(en).size).toBe(en.length)
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

test('no word is both idle and the name of a thing', () => {
  const idle = new Set(idleWords.split(' '))
  expect(groups.flatMap(({ es, en }) => [...es, ...en]).filter((word) => idle.has(word))).toEqual(
    [],
  )
})
