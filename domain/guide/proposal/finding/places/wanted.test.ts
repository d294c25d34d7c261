import { expect, test } from 'vitest'
import { findAll } from '#domain/guide/proposal/finding/find-all.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'

function finds(text: string) {
  const { units, headings } = unitsOf(`Casa Nopal\n\n${text}`, 0)
  return findAll(units, headings)
}

function of<Kind extends Fact['kind']>(text: string, kind: Kind) {
  const facts = finds(text).map(({ fact }) => fact)
  return facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

test.each([
  ['Un espresso decente? Molino Rojo, en la esquina', 'Molino Rojo', 'Cafe'],
  ['cervezas -> Bar Tito', 'Bar Tito', 'Bar'],
  ['Fruit and vegetables: grocery, hmm: no', undefined, undefined],
  ['Salsa y mezcal los jueves en La Chancla', 'La Chancla', 'Bar'],
  ['Pan, queso y leche en el Súper Lupita.', 'Súper Lupita', 'Shop'],
  ['El café de la mañana lo tomamos en Sol y Luna, frente al parque.', 'Sol y Luna', 'Cafe'],
])('%j: where to get what one wants', (text, name, category) => {
  expect(of(text, 'place').map((place) => [place.name, place.category])).toEqual(
    name === undefined ? [] : [[name, category]],
  )
})

test('a place that nobody praises is asked about', () => {
  expect(finds('Chelas los viernes en La Chancla')).toMatchObject([
    {},
    { fact: { kind: 'place' }, sureness: 'doubtful' },
  ])
})

test('places after a semicolon are others', () => {
  const text =
    "You'll not find a better crab sandwich than at Nell's, by the pier; for a pint it's the Old Anchor, and flat whites come from Bean & Co."
  expect(of(text, 'place').map(({ name, category }) => [name, category])).toEqual([
    ["Nell's", 'Restaurant'],
    ['Old Anchor', 'Bar'],
    ['Bean & Co', 'Cafe'],
  ])
})

test.each([
  [
    'Les suplicamos no meter vidrio al jacuzzi, que la música baje a las once y que las mascotas no suban a las camas.',
    3,
  ],
  ["We'd be grateful if boots stayed in the porch.", 1],
  ['Kindly keep the noise down, and it’s a strictly no smoking building.', 2],
  ['Ojalá nos ayuden a no gastar agua.', 1],
])('%j: what is asked for kindly is a rule', (text, count) => {
  expect(of(text, 'rule')).toHaveLength(count)
})

test.each([
  ['El internet es LUNA_302 y la clave va con mayúscula: Barro22!', 'LUNA_302', 'Barro22!'],
  ["The broadband is LoftGuest and you'll need kipper1 to get on it.", 'LoftGuest', 'kipper1'],
  ['For the internet choose LoftGuest and type kipper&1.', 'LoftGuest', 'kipper&1'],
])('%j: a network and its password in running words', (text, network, password) => {
  expect(of(text, 'wifi')).toEqual([{ kind: 'wifi', network, password }])
})

test.each([
  'Check-out | run the dishwasher, trash down the chute, towels in the tub\nWifi | ask\nMap | ask',
  'Last morning\trun the dishwasher, trash down the chute, towels in the tub\nWifi\task\nMap\task',
])('%j: chores in one row are a step each', (text) => {
  expect(of(text, 'step').map(({ title }) => title)).toEqual([
    'run the dishwasher',
    'trash down the chute',
    'towels in the tub',
  ])
})

test('the fuse box and the stopcock are two things to look for', () => {
  const text = 'The fuse box is above the porch door, the stopcock under the sink.'
  expect(of(text, 'emergency')).toHaveLength(2)
})
