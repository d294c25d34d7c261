import { expect, test } from 'vitest'
import { knowing, take } from '#tests/guides/knowing.ts'
import { countsOf } from './counts.ts'

test.each([
  ['La clave de la puerta es 4821#.', '', ''],
  ['Alarma ........ 3317', 'Alarma', ''],
  ['Key box (behind the tree) – 7306', '', 'Key box (behind the tree) – …'],
  ['The door code: 4821', 'The door code', ''],
  ['Puerta 4821: jala, y luego empuja.', 'Puerta 4821', 'jala, y luego empuja.'],
  ['Portón: 5533, empuja fuerte.', 'Portón', 'empuja fuerte.'],
  ['Calle: teclado, código 4471# (con #)', 'Calle', 'teclado, código … (con #)'],
  ['Puerta de tu depa: L-7413', 'Puerta de tu depa', ''],
  ['Caja: en el riel (clave 4521) y jala', 'Caja', 'en el riel (clave …) y jala'],
  ['The gate code is 4821#, press it twice.', '', 'press it twice.'],
  ['Marca 7788 y jala hacia abajo.', '', 'Marca … y jala hacia abajo.'],
  ['Safe turn 12 right then 4821', '', 'Safe turn 12 right then …'],
  [
    'The box hangs behind the blue gate, code 7731#.',
    '',
    'The box hangs behind the blue gate, code …',
  ],
  ['Portal | 27B09 | marcar y campana', 'Portal', 'marcar y campana'],
  ['The combo is zero eight one six.', '', ''],
  ['Key safe code 48b6, by the meter', '', 'by the meter'],
])('of "%s" is kept what the code does not say, without the code', (words, label, notes) => {
  const [taken] = take('arrival', 'door', words)
  expect(taken?.fact).toMatchObject({ kind: 'code', label, notes })
})

test('a sign before a code is its own', () => {
  expect(take('arrival', 'gatecode', 'Marca #498 y empuja')).toMatchObject([
    { fact: { code: '#498', label: '', notes: 'Marca … y empuja' } },
  ])
})

test('of two codes in one sentence each opens what the words before it say', () => {
  const fineIn = (_: string, words: string) => {
    return { fine: words.includes('puerta') ? 'door' : 'gatecode', chance: 1 }
  }
  const words = 'Si llegan tarde: portón 7734# y luego puerta 2580'
  expect(take('arrival', 'gatecode', words, { fineIn })).toMatchObject([
    { fact: { code: '7734#', opens: 'gate', label: 'Si llegan tarde' } },
    { fact: { code: '2580', opens: 'door', label: '', notes: '' } },
  ])
})

test('of two codes neither is told with the other', () => {
  const words = 'El portón abre con 5093 y la tecla #. Adentro está la cajita, esa es 2716 (jalen).'
  const taken = take('arrival', 'othercode', words)
  expect(taken).toMatchObject([
    { fact: { code: '5093', label: 'El portón abre con', notes: 'y la tecla #.' } },
    { fact: { code: '2716', notes: 'Adentro está la cajita, esa es … (jalen).' } },
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
    { fact: { label: 'The gate is', notes: 'and you lift the handle and push' } },
    { fact: { label: 'then the door is', notes: '' } },
  ])
})

test('a code behind a single letter may be longer than its figures, one in a label may be a flat', () => {
  expect(take('arrival', 'door', 'Depto 1807: despertar')).toMatchObject([{ isWhole: false }])
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
  expect(both).toMatchObject([{ fact: { code: '5180' } }, { fact: { code: '7714' } }])
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
