import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const wordsOf = (text: string) => linesOf(text).map(({ start, end }) => text.slice(start, end))

test('bullets, numbers, signs and the stamps of chats are no words of a line', () => {
  const text = [
    '[12/03/24, 18:22:05] Lupita: Hola',
    '12/3/24, 6:22 p. m. - Lupita: la llave',
    '- No fumar',
    '3) Apaga la luz',
    '🔑 Código 4821',
    '## Cocina',
    '',
    'P: ¿Dónde me estaciono?',
  ].join('\n')
  expect(wordsOf(text)).toEqual([
    'Hola',
    'la llave',
    'No fumar',
    'Apaga la luz',
    'Código 4821',
    'Cocina',
    '¿Dónde me estaciono?',
  ])
})

test('who talks in a chat without hours is no label; a list of rooms has labels', () => {
  const chat = [
    'Ana: hola',
    'Luz: qué tal',
    'Ana: ¿y la llave?',
    'Luz: en la caja',
    'Ana: va',
    'Luz: sale',
  ]
  expect(wordsOf(chat.join('\n'))[3]).toBe('en la caja')
  expect(wordsOf('Cocina: estufa\nSala: tele')).toEqual(['Cocina: estufa', 'Sala: tele'])
})
