import { expect, test } from 'vitest'
import type { Piece } from '#domain/guide/reader/form/form.ts'
import type { Kind } from '#domain/guide/reader/kind/kinds.ts'
import type { Reading } from '#domain/guide/reader/kind/model.ts'
import { grouped } from './groups.ts'

type Said = [words: string, kind: Kind, chance?: number]

const piece = { start: 0, end: 0, line: 0, above: '', heading: undefined }

/** The pieces of one line, each as what it was told to be. */
function wordsPerGroup(...said: readonly Said[]) {
  return wordsPerGroupOf('', ...said)
}

/** The same, all of one finer sort. */
function wordsPerGroupOf(fine: string, ...said: readonly Said[]) {
  const pieces = said.map(([words]): Piece => ({ ...piece, words }))
  return groupsOf(
    pieces,
    said.map(([, kind, chance = 0.9]) => ({ kind, fine, chance })),
  )
}

function groupsOf(pieces: readonly Piece[], readings: readonly Reading[]) {
  const told = pieces.flatMap((each, at) => {
    const own = readings[at]
    return own ? { ...each, told: { ...own, other: own } } : []
  })
  return grouped(told).map((group) => group.pieces.map(({ words }) => words).join(' '))
}

test('what goes on in the middle of a sentence is not told apart, unless it surely is', () => {
  const [air, out] = ['Deja el aire en 23 y apagado', 'cuando salgas.']
  expect(wordsPerGroup([air, 'device'], [out, 'step', 0.5])).toEqual([`${air} ${out}`])
  expect(wordsPerGroup([air, 'device'], [out, 'step', 0.95])).toEqual([air, out])
  expect(wordsPerGroup([`${air}.`, 'device'], [out, 'step', 0.5])).toEqual([`${air}.`, out])
  expect(wordsPerGroup([air, 'device'], ['sale a las 11', 'hours', 0.5])).toHaveLength(2)
  const [sea, hill] = ['si se aleja el mar', 'suban al cerro.']
  expect(wordsPerGroup([sea, 'emergency'], [hill, 'place', 0.95])).toEqual([`${sea} ${hill}`])
})

test('a sentence that names nothing goes on about the place before it, whatever sort of place it tells of', () => {
  const market = 'Mercado Municipal, Benito Juárez 9.'
  const said = [market, 'Fruta, queso y quesadillas.', 'Café Ribera, en el malecón.']
  const pieces = said.map((words): Piece => ({ ...piece, words }))
  const told = ['shop', 'food', 'cafe'].map(
    (fine) => ({ kind: 'place', fine, chance: 0.9 }) as const,
  )
  expect(groupsOf(pieces, told)).toEqual([`${market} ${said[1]}`, said[2]])
})

test('of two sentences about who helps each stands for itself', () => {
  const said = ['Hospital Sur, 501 555 0192.', 'Para lo leve, el centro de salud.']
  const told = said.map((words): Said => [words, 'emergency'])
  expect(wordsPerGroupOf('medical', ...told)).toEqual(said)
})

test('of two whom guests can call each stands for itself, and a sentence without a number goes on', () => {
  const said = ['Emergencias 911.', 'Protección Civil 434 555 0156.', 'Están a dos cuadras.']
  const told = said.map((words): Said => [words, 'emergency'])
  expect(wordsPerGroupOf('item', ...told)).toEqual([said[0], `${said[1]} ${said[2]}`])
  const clinic: Said = ['Clínica: la casa roja,', 'emergency']
  expect(wordsPerGroup(clinic, ['Carr. 997, 434 555 0156.', 'emergency'])).toHaveLength(1)
  expect(wordsPerGroup(clinic, ['Carr. 997.', 'rule'])).toHaveLength(2)
})

test('how a code is used is said with it, another thing is not', () => {
  const code: Said = ['Se abre con 7153,', 'arrival']
  const told = (words: string, kind: Kind) => {
    const pieces = [code[0], words].map((each): Piece => ({ ...piece, words: each }))
    return groupsOf(pieces, [
      { kind: 'arrival', fine: 'lockbox', chance: 0.9 },
      { kind, fine: '', chance: 0.9 },
    ])
  }
  expect(told('baja la palanca negra.', 'step')).toHaveLength(1)
  expect(told('no se puede fumar.', 'rule')).toHaveLength(2)
  expect(told('Baja la palanca.', 'step')).toHaveLength(2)
})

test('a thing with a name is no part of the thing before it', () => {
  const said: Said[] = [
    ['La tele es nueva.', 'device'],
    ['Lavadora: programa 4.', 'device'],
    ['Poco jabón.', 'device'],
  ]
  expect(wordsPerGroup(...said)).toEqual(['La tele es nueva.', 'Lavadora: programa 4. Poco jabón.'])
})

test('what is said behind a number tells of whoever has it', () => {
  const number: Said = ['Yadira: 434 555 0156,', 'contact']
  expect(wordsPerGroup(number, ['llama o escribe, de 7 a 9.', 'contact'])).toHaveLength(1)
  expect(wordsPerGroup(number, ['el portón es 4521.', 'contact'])).toHaveLength(2)
  expect(wordsPerGroup(number, ['Beto: 434 555 0157.', 'contact'])).toHaveLength(2)
  expect(wordsPerGroup(number, ['no fumen.', 'rule'])).toHaveLength(2)
})

test('what no guest needs takes no half of a sentence with it', () => {
  const [thanks, rule] = ['Gracias por venir', 'y no fumen']
  expect(wordsPerGroup([thanks, 'chatter'], [rule, 'rule', 0.6])).toEqual([thanks, rule])
  expect(wordsPerGroup([rule, 'rule'], [thanks.toLowerCase(), 'chatter', 0.6])).toHaveLength(2)
})
