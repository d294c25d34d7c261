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
