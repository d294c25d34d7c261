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

const chat = `Ana: Hola, ya casi llegamos
Luz: Qué gusto, los espero en la Casa Nopal
Ana: ¿a qué hora podemos entrar?
Luz: a las 4, y la salida es a las 12 del día
Ana: ¿y para cenar?
Luz: La Milpa de Chuy, a dos cuadras
Ana: ¿se puede fumar?
Luz: no, perdón. Ah y no metan vidrio a la alberca`

describe('a chat that was copied without its hours', () => {
  test('is of two who talk, and only the host tells of the home', () => {
    expect(of(chat, 'rule')).toHaveLength(1)
  })

  test('answers what a guest asks', () => {
    expect(of(chat, 'time')).toEqual([
      { kind: 'time', of: 'checkIn', time: '16:00' },
      { kind: 'time', of: 'checkOut', time: '12:00' },
    ])
    expect(of(chat, 'place').map(({ name }) => name)).toEqual(['La Milpa de Chuy'])
  })
})

test('rooms before colons are no people who talk', () => {
  const text = ['Sala', 'Sala', 'Cocina', 'Cocina', 'Patio', 'Patio']
    .map((room, at) => `${room}: silla ${'abcdef'[at]}, mesa ${'abcdef'[at]}`)
    .join('\n')
  expect(of(text, 'feature')).toHaveLength(12)
})

describe('a short sentence at the start of a numbered line', () => {
  const text = `Quinta Sol

1. Parking. Two spots behind the house, under the mango.

2. Rules. No smoking.
   a) Shoes stay at the door.

3. Doña Chela sells eggs on Sundays.`

  test('is a heading over its line and the lines below', () => {
    expect(found(text).map(({ kind }) => kind)).toEqual(['name', 'parking', 'rule', 'rule'])
  })

  test('ends where the next number begins', () => {
    expect(of(text, 'rule').map(({ title }) => title)).toEqual([
      'No smoking',
      'Shoes stay at the door',
    ])
  })
})

describe('a table of three columns', () => {
  const rows = `What | Details | Notes
Lockbox | 6612 | on the gate post
Wi-Fi | Heron_2G | password: tide*44
House rule | No candles | the curtains caught fire once
Eat | Merlo's | dumplings, 9 min walk
Check-out | 11:00 | late ones cost extra
Bedrooms / baths | 3 / 2 |`

  test('adds its notes to what the row tells', () => {
    expect(of(rows, 'rule')).toEqual([
      { kind: 'rule', title: 'No candles', notes: 'the curtains caught fire once' },
    ])
    expect(of(rows, 'place')).toEqual([
      expect.objectContaining({ name: "Merlo's", minutes: { count: 9, by: 'foot' } }),
    ])
  })

  test('tells the value in its second column', () => {
    expect(of(rows, 'code').map(({ code, opens }) => [opens, code])).toEqual([['lockbox', '6612']])
    expect(of(rows, 'wifi')).toEqual([{ kind: 'wifi', network: 'Heron_2G', password: 'tide*44' }])
    expect(of(rows, 'count').map((count) => [count.of, count.count])).toEqual([
      ['bedrooms', 3],
      ['bathrooms', 2],
    ])
  })

  test('is of parts of a guide where its first column repeats', () => {
    const parts = `Acceso | Portón | código 9917#
Acceso | Puerta | llave verde
Reglas | Mascotas | No
Reglas | Fumar | No
Salida | Llaves | Dejarlas en la mesa
Salida | Basura | Sacarla`
    expect(of(parts, 'rule').map(({ title, notes }) => [title, notes])).toEqual([
      ['Mascotas', 'No'],
      ['Fumar', 'No'],
    ])
    expect(of(parts, 'step').map(({ title, notes }) => [title, notes])).toEqual([
      ['Llaves', 'Dejarlas en la mesa'],
      ['Basura', 'Sacarla'],
    ])
  })
})

test('"House manual" above all else does not make devices of what comes first', () => {
  expect(of('House manual\n\nPlease read all of this before you come.', 'device')).toEqual([])
})

test('a picture before what guests do when they leave is no heading', () => {
  const text = 'Casa Luna\n\nAl salir\n🗑 Bajen las bolsas\n🔑 Llave en el gancho'
  expect(of(text, 'step')).toHaveLength(2)
  expect(of(text, 'rule')).toEqual([])
})

test('a line between two stars is a heading', () => {
  const text = '*Casa Luna*\n\n*Reglas*\nZapatos afuera\nToallas a la tina'
  expect(of(text, 'rule').map(({ title }) => title)).toEqual([
    'Zapatos afuera',
    'Toallas a la tina',
  ])
})

test('a short answer is told with its question', () => {
  expect(of('¿Aceptan mascotas?\nNo, mil disculpas.', 'rule')).toEqual([
    { kind: 'rule', title: '¿Aceptan mascotas?', notes: 'No, mil disculpas.' },
  ])
})

test('what is in a room is asked for and listed', () => {
  const things = of("What's in the kitchen?\nKettle, toaster, two pans.", 'feature')
  expect(things.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Kitchen'])
})
