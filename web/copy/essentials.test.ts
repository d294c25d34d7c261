import { expect, test } from 'vitest'
import { essentialQuestion } from './essentials.ts'

test.each([
  ['door', '', 'Clave: Puerta'],
  ['door', 'Puerta', 'Clave: Puerta'],
  ['door', 'Azotea', 'Clave: Puerta · Azotea'],
  ['other', 'Alarma', 'Clave: Alarma'],
  ['other', '', 'Clave: Otra cosa'],
])('a code that opens %s and is called "%s" is asked about as "%s"', (as, name, label) => {
  const texts = [name, '4821', '']
  const fact = { kind: 'code' as const, of: 'a', as, address: 'a', texts }
  expect(essentialQuestion(fact, 'es')).toMatchObject({ label, lines: [{ text: '4821' }] })
})
