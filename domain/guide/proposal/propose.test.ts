import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import type { Proposal } from './found.ts'
import { propose } from './propose.ts'

function read(...texts: string[]): Proposal {
  let made = 0
  return propose(texts, { makeId: () => derivedId(`made ${made++}`) })
}

const pieces = fc.constantFrom(
  ...[
    'Wi-Fi: ',
    'Red: ',
    'clave ',
    'check in ',
    '3 pm',
    '\n',
    '\n\n',
    '. ',
    ', ',
    ' y ',
    ' | ',
    '\t',
  ],
  ...['🏡', '- ', '1. ', '# ', '**', '(', ')', '"', '?', '¿', ': ', ' - ', '\u0000', '\ud83c', ' '],
  ...[
    'Cocina',
    'No fumar',
    'Al salir',
    'apaguen luces',
    '55 5555 0101',
    'código ',
    '4821#',
    'a@b.co',
  ],
  ...['https://maps.app.goo.gl/abc', 'Café Zen', '[1/2/26 10:00] Ana: ', 'botiquín', 'REGLAS', 'x'],
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
)

test('every letter of a text is in a suggestion or left over', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 3 }), (texts) => {
      const { suggestions, leftOver } = read(...texts)
      const covered = texts.map((text) => new Array<boolean>(text.length).fill(false))
      for (const { text, start, end } of [
        ...suggestions.flatMap(({ from }) => from),
        ...leftOver,
      ]) {
        covered[text]?.fill(true, start, end)
      }
      for (const [index, text] of texts.entries()) {
        for (let at = 0; at < text.length; at += 1) {
          if (text[at]?.trim() !== '') expect(covered[index]?.[at]).toBe(true)
        }
      }
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['no.fumar, ', 10_000],
  ['Wifi: casa / clave1\n', 5000],
  ['check in 3 pm ', 7000],
  ['| a | b ', 12_000],
  ['Casa Luna de Barro ', 5000],
  ['((("', 25_000],
  ['the trash goes out on Friday, ', 3500],
  ['the kitchen has a stove, ', 4000],
  ['Café Uno, Dos y Tres, ', 4500],
  ['Calle Luna 14, la puerta ', 4000],
])('a text of %j over and over is read to its end', (words, times) => {
  expect(() => read(words.repeat(times))).not.toThrow()
})

test('a guest who asks in a chat tells nothing of the home', () => {
  const { suggestions } = read(
    '[1/2/26 10:00] Ana: ¿se puede fumar?\n[1/2/26 10:01] Luz: El check in es a las 3 pm y la salida a las 11\n[1/2/26 10:02] Ana: llevamos mascota, no fumamos',
  )
  expect(suggestions.map(({ fact }) => fact.kind)).toEqual(['time', 'time'])
})

test('what can hurt is asked about, and the rest is placed', () => {
  const { suggestions } = read(
    'Código de la puerta: 4821\nRed: Luna\nContraseña: barro-22\nEstacionamiento: en el patio\nNo fumar',
  )
  expect(suggestions.map(({ fact, sureness }) => [fact.kind, sureness])).toEqual([
    ['wifi', 'sure'],
    ['code', 'dangerous'],
    ['parking', 'dangerous'],
    ['rule', 'sure'],
  ])
})

test.each([
  ['Check-in is at 3 pm, ring the bell twice please.', 'ring the bell twice please.'],
  ['Mi cel es 55 5555 0101, pero no contesto de noche.', 'pero no contesto de noche.'],
  ['Tiene 2 recámaras y el techo gotea cuando llueve.', 'el techo gotea cuando llueve.'],
])('%j: what is said beside a value is still to be read', (text, rest) => {
  const { leftOver } = read(text)
  expect(leftOver.map(({ start, end }) => text.slice(start, end))).toEqual([rest])
})

test.each([
  'La entrada es a partir de las 3 de la tarde y la salida es a mediodía.',
  'Dirección: Orizaba 87, San Miguel de Allende Centro, Guanajuato',
  'Tiene 2 recámaras, 1 baño y caben hasta cuatro huéspedes.',
])('%j: nothing is left of a sentence that says no more', (text) => {
  expect(read(text).leftOver).toEqual([])
})

test('two texts that say the same say it once', () => {
  const { suggestions } = read('No fumar adentro.', 'No fumar adentro.')
  expect(suggestions).toHaveLength(1)
  expect(suggestions[0]?.from.map(({ text }) => text)).toEqual([0, 1])
})
