import { expect, test } from 'vitest'
import { findAll } from '#domain/guide/proposal/finding/find-all.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'

function found(text: string) {
  const { units, headings } = unitsOf(text, 0)
  return findAll(units, headings).map(({ fact }) => fact)
}

function of<Kind extends Fact['kind']>(text: string, kind: Kind) {
  return found(text).filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

test.each([
  ['Take the second driveway and follow the white fence round to the porch.', 'steps'],
  ['Pasan la tranquera blanca y siguen las piedras hasta la galería.', 'steps'],
  ['I leave the front door key in the blue pot by the gate.', 'steps'],
  ['La llave la encuentran detrás de la maceta, junto a la leñera.', 'steps'],
  ['From I-26 take exit 19 and go four miles past the feed store.', 'byCar'],
  ['By car sigan la 200 hasta la gasolinera and turn left.', 'byCar'],
  ['Desde CUN take the white shuttle to the pier.', 'byPlane'],
  ['The coach pulls in at the post office and a taxi runs from there.', 'byBus'],
  ['Anyone turning up after ten at night will want a torch for the path.', 'late'],
  ['Después de las 9 pm avisen a Beto, que les abre con su lámpara.', 'late'],
])('%j tells guests how they come and get in', (text, part) => {
  expect(of(`Casa Nopal\n\n${text}`, 'arrival')).toMatchObject([{ of: part }])
  expect(of(text, 'parking')).toEqual([])
})

test.each([
  'Before you go, leave the key in the blue pot by the door.',
  'La llave del gas está detrás de la maceta.',
  'Follow the trail past the waterfall to the beach.',
])('%j tells nobody how to get in', (text) => {
  expect(of(text, 'arrival')).toEqual([])
})

test.each([
  ["It's yours from half past three.", 'checkIn', '15:30'],
  ['Check-in is from half three.', 'checkIn', '15:30'],
  ['Rock up whenever you like from 2pm.', 'checkIn', '14:00'],
  ['Los esperamos después de las tres y media.', 'checkIn', '15:30'],
  ["We'd ask you to be away by ten.", 'checkOut', '10:00'],
  ["Come Sunday you've got till 11am.", 'checkOut', '11:00'],
  ['We say goodbye at noon.', 'checkOut', '12:00'],
])('%j: hours in words', (text, kind, time) => {
  expect(of(text, 'time')).toEqual([{ kind: 'time', of: kind, time }])
})

test.each(['Two and a half baths.', 'Half board at the inn.', 'It is half a mile away.'])(
  '%j tells no hour',
  (text) => {
    expect(of(text, 'time')).toEqual([])
  },
)

test.each([
  ['The flat takes four people at a squeeze.', 4],
  ['¿Cuántos entramos?\nHasta 6, en dos dormitorios.', 6],
  ['max 5 pers, 2 rec 1 baño', 5],
  ['Sleeps 5. Two doubles and one single.', 5],
])('%j: how many guests may come', (text, count) => {
  expect(of(text, 'count')).toContainEqual({ kind: 'count', of: 'maxGuests', count })
})

test('a code before what it opens is of the box that was named', () => {
  const text = 'Keys are kept in the small safe under the coal hatch, and 5836 opens it.'
  expect(of(text, 'code')).toMatchObject([{ code: '5836', opens: 'lockbox' }])
})

test('bins beside the garage are no parking', () => {
  const text = 'Casa Nopal\n\nTrash day is Tuesday, cans are on the side of the garage.'
  expect(of(text, 'parking')).toEqual([])
  expect(of(text, 'rule')).toHaveLength(1)
})
