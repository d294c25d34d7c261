import { expect, test } from 'vitest'
import { knowing, take } from '#tests/guides/knowing.ts'
import { countsOf } from './counts.ts'

const surely = () => ({ fine: 'none', chance: 1 })

test.each([
  ['La clave de la puerta es 4821#.', 'door', '', ''],
  ['Alarma ........ 3317', 'othercode', 'Alarma', ''],
  [
    'Key box (left of the gate, behind the tree) – 7306',
    'lockbox',
    '',
    'Key box (left of the gate, behind the tree)',
  ],
  ['The door code: 4821', 'door', 'The door code', ''],
  ['Puerta 4821: jala, y luego empuja.', 'door', 'Puerta 4821', 'jala, y luego empuja.'],
  ['Portón: 5533, empuja fuerte.', 'gatecode', 'Portón', 'empuja fuerte.'],
  ['Calle: teclado, código 4471# (con el numeral)', 'door', 'Calle', 'teclado (con el numeral)'],
  ['Puerta de tu depa: L-7413', 'door', 'Puerta de tu depa', ''],
  ['Caja: en el riel (clave 4521) y jala', 'lockbox', 'Caja', 'en el riel y jala'],
  ['The gate code is 4821#, press it twice.', 'gatecode', '', 'press it twice.'],
  ['Marca 7788 y jala hacia abajo.', 'lockbox', '', 'Marca … y jala hacia abajo.'],
  ['El código del candado azul es 4821.', 'othercode', 'El código del candado azul es', ''],
  ['Caja fuerte clave 7710 y la tecla A', 'othercode', 'Caja fuerte clave', 'y la tecla A'],
  ['Safe turn 12 right then 4821', 'othercode', '', 'Safe turn 12 right then …'],
  [
    'Behind the plant pot by the blue gate hangs the box, 4821',
    'lockbox',
    '',
    'Behind the plant pot by the blue gate hangs the box',
  ],
  [
    'Getting in: the lockbox is on the porch rail, code 7731#.',
    'lockbox',
    'Getting in',
    'the lockbox is on the porch rail',
  ],
  [
    'The keys are in a box on the hill side of the gate (code 5566#), close it behind you.',
    'lockbox',
    '',
    'The keys are in a box on the hill side of the gate, close it behind you.',
  ],
  ['Portal | 27B09 | marcar y campana', 'door', 'Portal', '| marcar y campana'],
  ['The combo is zero eight one six.', 'lockbox', '', ''],
  ['Key safe code 48b6, by the meter', 'lockbox', '', 'by the meter'],
  [
    'The shed (bikes, kayaks) opens with code 4152.',
    'othercode',
    '',
    'The shed (bikes, kayaks) opens with code …',
  ],
  [
    'Go up to the blue door, press 4821 twice.',
    'door',
    '',
    'Go up to the blue door, press … twice.',
  ],
])(
  'what is noted beside the code of "%s" is what the code does not say',
  (words, fine, label, notes) => {
    const [taken] = take('arrival', fine, words, { fineIn: surely })
    expect(taken?.fact).toMatchObject({ kind: 'code', label, notes })
  },
)

test('a number behind the one of its street opens nothing', () => {
  const [taken] = take('arrival', 'gatecode', 'El Zapote se cambió a la calle 47 #498 x 56')
  expect(taken?.fact).toMatchObject({ kind: 'arrival' })
  expect(take('arrival', 'gatecode', 'Marca #498 y empuja')).toMatchObject([
    { fact: { code: '#498', label: '', notes: 'Marca … y empuja' } },
  ])
})

test('a word that names nothing is no label of what a code opens', () => {
  const words = 'NOTA: la caja se abre con 7315, la de arriba ya no sirve'
  const labelOf = (chance: number) =>
    take('arrival', 'lockbox', words, { fineIn: () => ({ fine: 'lockbox', chance }) })
  expect(labelOf(0.2)).toMatchObject([{ fact: { label: '', code: '7315' } }])
  expect(labelOf(0.9)).toMatchObject([{ fact: { label: 'NOTA', code: '7315' } }])
})

test('of two codes in one sentence each opens what the words before it say', () => {
  const fineIn = (_: string, words: string) => {
    return { fine: words.includes('puerta') ? 'door' : 'gatecode', chance: 1 }
  }
  const words = 'Si llegan tarde: portón 7734# y luego puerta 2580'
  expect(take('arrival', 'gatecode', words, { fineIn })).toMatchObject([
    { fact: { code: '7734#', opens: 'gate', label: '', notes: '' } },
    { fact: { code: '2580', opens: 'door', label: '', notes: '' } },
  ])
})

test('of two codes neither is told with the other', () => {
  const words = 'El portón abre con 5093 y la tecla #. Adentro está la cajita, esa es 2716 (jalen).'
  const taken = take('arrival', 'othercode', words)
  expect(taken).toMatchObject([
    { fact: { code: '5093', notes: 'El portón abre con … y la tecla #' } },
    { fact: { code: '2716', notes: 'Adentro está la cajita (jalen).' } },
  ])
})

test('codes in letters and in figures stand in their order, each with its own clause', () => {
  const told = (words: string) => take('arrival', 'othercode', words)
  expect(told('Uno: zero eight one six. Dos: 4821.')).toMatchObject([
    { fact: { code: 'zero eight one six', label: 'Uno' } },
    { fact: { code: '4821', label: 'Dos' } },
  ])
  const gate = 'The gate is 4821 and you lift the handle and push, then the door is 7714.'
  expect(told(gate)).toMatchObject([
    { fact: { notes: 'The gate is … and you lift the handle and push' } },
    { fact: { notes: 'then the door is …' } },
  ])
})

test('a code behind a single letter may be longer than its figures', () => {
  expect(take('arrival', 'lockbox', 'Punch in C 8 3 5 0')).toMatchObject([{ isWhole: false }])
})

test('of two codes in one line each has its own label', () => {
  const words = 'Front door: 5180. Back door: 7714, push hard.'
  const taken = take('arrival', 'door', words)
  expect(taken).toMatchObject([
    { fact: { code: '5180', label: 'Front door', notes: '' }, isWhole: false },
    { fact: { code: '7714', label: 'Back door', notes: 'push hard.' }, isWhole: false },
  ])
  const both = take('arrival', 'door', 'The doors open with 5180 or 7714.')
  expect(both).toMatchObject([{ fact: { notes: '' } }, { fact: { notes: '' } }])
})

test.each(['Front door: silver key', 'Side gate: push hard.', 'Puerta: sin llave'])(
  'what has neither a figure nor an odd word tells no code: %s',
  (words) => {
    expect(take('arrival', 'door', words)).toMatchObject([{ fact: { kind: 'arrival', words } }])
  },
)

test('a number that hardly counts guests or rooms counts none', () => {
  const countsIn = (chance: number) =>
    countsOf('20 minutes', { ...knowing, fineIn: () => ({ fine: 'guests', chance }) })
  expect(countsIn(0.5)).toEqual([])
  expect(countsIn(0.8)).toMatchObject([{ fact: { of: 'maxGuests', count: 20 }, isWhole: false }])
})
