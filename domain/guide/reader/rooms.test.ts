import { expect, test } from 'vitest'
import { featuresOf } from './rooms.ts'

const rooms = ['bad', 'sala']

test.each([
  ['Ein Bad mit Dusche', 'Bad'],
  ['A sofa that is bad for tall people', undefined],
  ['Un sofá en la sala', 'Sala'],
])('a room of three letters is one where it is written as a name: %s', (words, room) => {
  const [feature] = featuresOf({ words, heading: undefined }, rooms)
  expect(feature?.kind === 'feature' ? feature.room : undefined).toBe(room)
})

test('what names a room before a colon is its name, and brackets hold one thing', () => {
  const words = 'Cuarto azul (arriba): dos camas, caja (4 cifras, la tuya), vista a la sala'
  const things = ['Dos camas', 'Caja (4 cifras, la tuya)', 'Vista a la sala']
  expect(featuresOf({ words, heading: undefined }, rooms)).toEqual(
    things.map((thing) => ({ kind: 'feature', room: 'Cuarto azul (arriba)', words: thing })),
  )
})

test('a label over one thing with a room in it is no room', () => {
  expect(featuresOf({ words: 'Ojo: la tele de la sala', heading: undefined }, rooms)).toMatchObject(
    [{ room: 'Sala' }],
  )
})
