import { describe, expect, test } from 'vitest'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'
import { findAll } from './find-all.ts'

function found(text: string) {
  const { units, headings } = unitsOf(text, 0)
  return findAll(units, headings).map(({ fact }) => fact)
}

function of<Kind extends Fact['kind']>(text: string, kind: Kind) {
  return found(text).filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

describe('the rooms of a home', () => {
  test.each([
    ['Upstairs you will find the main bedroom with a king bed and a desk.', 'Main bedroom'],
    ['Abajo está la sala con sofá cama y una tele grande.', 'Sala'],
    ['La recámara de la planta alta cuenta con cama king y clóset.', 'Recámara de la planta alta'],
    ['Casa Luna\n\nOutside: grill, hammock', 'Outside'],
    ['Casa Luna\n\nBedroom 2\nTwo twins\nDesk', 'Bedroom 2'],
    ['Casa Luna\n\nBedrooms\nSecond - queen bed, closet', 'Second'],
    ['Casa Luna\n\nAfuera\nAsador de carbón\nDos hamacas', 'Afuera'],
    ['Amenities: wifi, grill', 'Amenities'],
  ])('%j has two things in one', (text, room) => {
    expect(of(text, 'feature').map((fact) => fact.room)).toEqual([room, room])
  })

  test('in one sentence are told apart', () => {
    const rooms = of(
      'The living room comes with a sofa bed, a smart TV and board games; the kitchen is stocked with pots and a blender.',
      'feature',
    )
    expect([...new Set(rooms.map(({ room }) => room))]).toEqual(['Living room', 'Kitchen'])
  })
})

test.each([
  'El extintor está bajo la tarja. El agua de la llave no se toma. Si tiembla salgan al patio.',
  'The fire extinguisher is by the stove. The tap water is not safe to drink. In an earthquake go to the patio.',
])('%j: each trouble is an entry of its own', (text) => {
  expect(of(text, 'emergency')).toHaveLength(3)
})

test('what goes on about one trouble stays with it', () => {
  const text = 'La llave del gas está atrás del calentador. Si huele a gas, ciérrenla y salgan.'
  expect(of(text, 'emergency')).toHaveLength(1)
})

test('another device in the same line is another one', () => {
  const text =
    'The thermostat is by the stairs; keep it between 68 and 75. The gas fireplace has a switch on the left wall.'
  expect(of(text, 'device').map(({ name }) => name)).toEqual(['Thermostat', 'Gas fireplace'])
})

test.each([
  ['Nos encanta cenar en Lardo, a tres cuadras.', 'Lardo'],
  ['Casa Luna\n\nThings nearby\nFonda Mary: huge breakfasts', 'Fonda Mary'],
  ['Casa Luna\n\nWhere to eat\nFor a nice dinner: Sazón, you need a reservation', 'Sazón'],
])('%j names one place', (text, name) => {
  expect(of(text, 'place').map((place) => place.name)).toEqual([name])
})

test.each([
  ['Casa Luna\n\nBeach\nWatch out for jellyfish in summer.', 'place'],
  ['Casa Luna\n\nNo TV in the house, on purpose.', 'rule'],
  ['La casa\n\nEstá en el centro.', 'name'],
  ['If the fridge beeps close the door well.', 'arrival'],
] as const)('%j tells no %s', (text, kind) => {
  expect(of(text, kind)).toEqual([])
})

test('several rules in one line are several', () => {
  expect(of('No fumamos adentro. Perros sí, con correa.', 'rule')).toHaveLength(2)
})

test.each([
  'El día que se vayan solo les pedimos sacar la basura y apagar los aires.',
  'On your final morning strip the beds and start the dishwasher.',
])('%j tells two steps', (text) => {
  expect(of(text, 'step')).toHaveLength(2)
})

test.each([
  ['Two comfortable bedrooms, room for five.', { bedrooms: 2, maxGuests: 5 }],
  ['3 bed / 2 bath', { bedrooms: 3, bathrooms: 2 }],
  ['Tres amplias recámaras, ideal para siete', { bedrooms: 3, maxGuests: 7 }],
])('%j counts', (text, counts) => {
  const found = of(text, 'count').map((fact) => [fact.of, fact.count])
  expect(Object.fromEntries(found)).toEqual(counts)
})

test.each([
  ['WiFi\nLunaCasa\nbarro-22', ['barro-22']],
  ['Use "LunaCasa" for wifi. The password\'s barro-22, all lower case.', ['barro-22']],
  ['Internet: LunaCasa, la contraseña está en el modem.', []],
])('%j: a password is what stands for it, not where it stands', (text, passwords) => {
  expect(of(text, 'wifi').map(({ password }) => password)).toEqual(passwords)
})

test('a sentence about parking with a code in it is both', () => {
  const text = 'Casa Luna\n\nParking\nOne spot in the garage, code 2214 opens it.'
  expect(found(text).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['code', 'parking']))
})

test('a drawer holds no car', () => {
  expect(of('La cafetera usa cápsulas, están en el cajón.', 'parking')).toEqual([])
  expect(of('Tenemos un cajón techado en el sótano.', 'parking')).toHaveLength(1)
})

test('where in its building a home is greets nobody', () => {
  expect(of('The flat is at the end of the hall.', 'welcome')).toEqual([])
})

test('whoever comes by car is told of parking', () => {
  expect(of('Si traen auto, tenemos un lugar en el patio.', 'parking')).toHaveLength(1)
})
