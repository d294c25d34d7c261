import { expect, test } from 'vitest'
import { featuresOf } from './rooms.ts'

const rooms = ['bad', 'sala']

test.each([
  ['Ein Bad mit Dusche', 'Bad'],
  ['A sofa that is bad for tall people', undefined],
  ['Un sofá en la sala', 'Sala'],
])('a room of three letters is one where it is written as a name: %s', (words, room) => {
  const [feature] = featuresOf({ words, heading: undefined }, rooms)
  expect(feature?.fact.kind === 'feature' ? feature.fact.room : undefined).toBe(room)
})

test('what names a room before a colon is its name, and brackets hold one thing', () => {
  const words = 'Cuarto azul (arriba): dos camas, caja (4 cifras, la tuya), vista a la sala'
  const things = ['dos camas', 'caja (4 cifras, la tuya)', 'vista a la sala']
  expect(featuresOf({ words, heading: undefined }, rooms)).toEqual(
    things.map((thing) => ({
      fact: { kind: 'feature', room: 'Cuarto azul (arriba)', words: thing },
      isWhole: true,
    })),
  )
})

test('a stroke parts a room from its things as a colon does', () => {
  const words = 'Sala azul – sofá cama, hamaca'
  expect(featuresOf({ words, heading: undefined }, rooms)).toMatchObject([
    { fact: { room: 'Sala azul', words: 'sofá cama' } },
    { fact: { room: 'Sala azul', words: 'hamaca' } },
  ])
})

test('a label over one thing with a room in it is no room', () => {
  expect(featuresOf({ words: 'Ojo: la tele de la sala', heading: undefined }, rooms)).toMatchObject(
    [{ fact: { room: 'Sala' } }],
  )
})

test('a room that a sentence names further on may not be the one it tells of', () => {
  const isSure = (words: string) => featuresOf({ words, heading: undefined }, rooms)[0]?.isWhole
  expect(isSure('En la sala hay un sofá cama')).toBe(true)
  expect(isSure('La casita del patio tiene una cama y sala propia')).toBe(false)
})

const featuresIn = (words: string, heading?: string) =>
  featuresOf(
    { words, heading: heading ? { words: heading, start: 0, end: 0 } : undefined },
    rooms,
  ).map(({ fact }) => (fact.kind === 'feature' ? [fact.room, fact.words] : []))

test('what stands before several things is a room, of whatever name; a row says them in its cells', () => {
  expect(featuresIn('The Tack Room – sofa bed, mini fridge')).toEqual([
    ['The Tack Room', 'sofa bed'],
    ['The Tack Room', 'mini fridge'],
  ])
  expect(featuresIn('Den | - | 2 queens | TV, desk |', 'Sala | Beds | Also')).toEqual([
    ['Den', '2 queens'],
    ['Den', 'TV'],
    ['Den', 'desk'],
  ])
  expect(featuresIn('Sala: sofa bed, iPad dock')).toEqual([
    ['Sala', 'sofa bed'],
    ['Sala', 'iPad dock'],
  ])
  expect(featuresIn('Sleeps 5: a queen, two twins. 31 steps to the door')).toEqual([])
  expect(featuresIn('Caja fuerte: 190785, en el clóset')).toEqual([])
})
