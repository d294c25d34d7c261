import { describe, expect, test } from 'vitest'
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

const featuresOf = (text: string) =>
  of(text, 'feature').map(({ room, words }) => `${room}: ${words}`)

test.each([
  'Kitchen » stove, kettle',
  'Kitchen › stove, kettle',
  'Kitchen -> stove, kettle',
  'Kitchen → stove and kettle',
  'Kitchen • stove • kettle',
  'Kitchen | stove | kettle',
])('%j: a room, and what it has', (line) => {
  expect(featuresOf(`The Hayrick\n\n${line}\nSala - tele`)).toEqual([
    'Kitchen: Stove',
    'Kitchen: Kettle',
    'Sala: Tele',
  ])
})

test('a label below a room’s, with things behind it, is a part of the home, too', () => {
  expect(featuresOf('Recámara: cama king, buró\nMuelle: kayak doble, 3 chalecos')).toEqual([
    'Recámara: Cama king',
    'Recámara: Buró',
    'Muelle: Kayak doble',
    'Muelle: 3 chalecos',
  ])
  expect(featuresOf('Recámara: cama king, buró\n\nRosario: pan, queso')).toHaveLength(2)
})

describe('a table whose parts have rows above them that name their columns', () => {
  const text = `WHERE\t12 Gull Road, Port Isaac
ROOM | WHAT'S IN IT
Den | two beds, lamp
Loft | cot, fan

GADGET | THE TRICK
Hob | press the key symbol for three seconds
Dryer | empty the tank after each load

WE LIKE\tWHY
The Bosun\tpints and a fire
Saltcake\tbest scones in town`

  test('tells of rooms, devices and places', () => {
    expect(featuresOf(text)).toEqual(['Den: Two beds', 'Den: Lamp', 'Loft: Cot', 'Loft: Fan'])
    expect(of(text, 'device').map(({ name }) => name)).toEqual(['Hob', 'Dryer'])
    expect(of(text, 'place').map(({ name }) => name)).toEqual(['The Bosun', 'Saltcake'])
    expect(of(text, 'rule')).toEqual([])
  })
})

test('a row without a first cell goes on about what the row above it names', () => {
  const text = `Wifi\tGull / rope-221
Check-in\t3 pm
Guard shack\ttell them you are with unit 9
\ttheir number 409 555 0121`
  expect(of(text, 'phone')).toMatchObject([{ of: 'gate', number: '409 555 0121' }])
})

test.each([
  [
    'La recámara principal tiene cama king y tele; la de abajo, dos literas y un escritorio.',
    [
      'Recámara principal: Cama king',
      'Recámara principal: Tele',
      'Recámara de abajo: Dos literas',
      'Recámara de abajo: Escritorio',
    ],
  ],
  [
    'En la sala hay un sofá, en el cuarto de los niños dos literas, y en la terraza un comal.',
    ['Sala: Sofá', 'Cuarto de los niños: Dos literas', 'Terraza: Comal'],
  ],
  [
    'The front room has a queen bed and a desk, the small one has bunks and a fan.',
    ['Front room: Queen bed', 'Front room: Desk', 'Small room: Bunks', 'Small room: Fan'],
  ],
  ['Afuera, parrilla y reposeras.', ['Afuera: Parrilla', 'Afuera: Reposeras']],
])('%j: room after room, and which of them is meant', (text, features) => {
  expect(featuresOf(`Casa Nopal\n\n${text}`)).toEqual(features)
})
