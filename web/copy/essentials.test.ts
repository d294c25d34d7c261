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
  expect(essentialQuestion(fact, 'es')).toMatchObject({ label, lines: [{ text: '4821' }, {}] })
})

test.each([
  [undefined, 'es', 'Cualquiera con el enlace la lee'],
  [undefined, 'en', 'Anyone with the link can read it'],
  [true, 'es', 'Solo con reservación'],
  [true, 'en', 'Only with a stay'],
] as const)('who reads a code is said before it is: locked %s, in %s', (locked, locale, said) => {
  const texts = ['', '4821', '']
  const fact = { kind: 'code', of: 'a', as: 'door', address: 'a', texts, locked } as const
  expect(essentialQuestion({ ...fact, texts }, locale).lines.at(-1)).toEqual({ text: said })
})
