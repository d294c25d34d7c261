import { describe, expect, test } from 'vitest'
import { countsIn } from './counts.ts'
import {
  clocksIn,
  codesIn,
  emailsIn,
  findLabelled,
  mapsLinksIn,
  phonesIn,
  secretsIn,
} from './values.ts'

const units = new Set(['pesos', 'm', 'noches'])
const numbers = { dos: 2, tres: 3, medio: 0.5, media: 0.5, half: 0.5, once: 11 }

describe('an exact value is taken by its form', () => {
  test.each([
    ['Contraseña: nopal con huevo 52', { label: 'Contraseña', value: 'nopal con huevo 52' }],
    ['Red = Casa: Azul', { label: 'Red', value: 'Casa: Azul' }],
    ['Clave: «sol y luna»', { label: 'Clave', value: 'sol y luna' }],
    ['Wifi | Casa Azul |', { label: 'Wifi', value: 'Casa Azul' }],
    ['Clave ....... mango!22', { label: 'Clave', value: 'mango!22' }],
    ['Clave ... mango!22', { label: 'Clave', value: 'mango!22' }],
  ])('what stands behind a label is whole to its end: %s', (words, found) => {
    expect(findLabelled(words)).toEqual(found)
  })

  test.each([
    'La red se llama Casa Azul',
    'https://example.com',
    'Salida 11:00',
    'Espera... ya abre',
    'Avísame :)',
    'Abre la llave (a lo largo del tubo = abierta)',
  ])('a sentence, an address and an hour are no label: %s', (words) => {
    expect(findLabelled(words)).toBeUndefined()
  })

  test.each([
    ['Mi cel es 55 5555 0142, escríbeme', ['55 5555 0142']],
    ['+52 (55) 5555-0142 / 604 555 0148', ['+52 (55) 5555-0142', '604 555 0148']],
    ['mi hermano Beto (55 5555 0142, por si acaso)', ['55 5555 0142']],
    ['(55) 5555 0142', ['(55) 5555 0142']],
    ['velador 415-555-01-42 (9 pm a 6 am)', ['415-555-01-42']],
    ['Don Gil (+501) 555 0129', ['(+501) 555 0129']],
    ['bdd71511-6624-4c9f', []],
    ['del 2026-11-25', []],
    ['Clínica: 325-555-0119 — 28 minutos', ['325-555-0119']],
    ['951 - 555 - 01 - 42 de día', ['951 - 555 - 01 - 42']],
    ['089 123456 - 22', ['089 123456 - 22']],
  ])('a number to call is no part of another word: %s', (words, found) => {
    expect(phonesIn(words)).toEqual(found)
  })

  test.each([
    ['Código de la caja: 4821', ['4821']],
    ['marca *280914# y espera', ['*280914#']],
    ['la reja tiene 2 0 0 6', ['2 0 0 6']],
    ['cuesta 350 pesos, o $400, a 200 m', []],
    ['la clave es 4152 F', ['4152']],
    ['main door code 1957y', ['1957y']],
    ['marca 5*6620, del lobby 1807#44', ['5*6620', '1807#44']],
    ['ahora va Lago#2024', []],
    ['La clave es **4821**.', ['*4821*']],
    ['bus 402a to the oven at 180c', []],
    ['entre 900 y 1200 pesos', []],
    ['a TV with 1080p, 100m away', []],
    ['a las 22:00', []],
    ['llama al 55 5555 0142', []],
  ])('what opens a door is no price, measure, hour or phone: %s', (words, found) => {
    expect(codesIn(words, { units, numbers: {} })).toEqual(found)
  })

  test.each([
    ['a las 3 pm', 'PM', [{ time: '15:00', isWhole: true }]],
    ['ver 2.1: a las 3 pm', 'PM', [{ time: '15:00', isWhole: true }]],
    ['15:30 hrs', 'PM', [{ time: '15:30', isWhole: true }]],
    ['a partir de las 3', 'PM', [{ time: '15:00', isWhole: true }]],
    ['check in from 9', 'PM', [{ time: '21:00', isWhole: false }]],
    ['out by 11', 'AM', [{ time: '11:00', isWhole: true }]],
    ['out by 3', 'AM', [{ time: '03:00', isWhole: false }]],
    ['antes de las 11:00', 'AM', [{ time: '11:00', isWhole: true }]],
    ['a las once', 'AM', [{ time: '11:00', isWhole: false }]],
    ['a las tres y media', 'PM', []],
    ['half past 3 pm', 'PM', []],
    ['a las 3:30 pm, media hora antes', 'PM', [{ time: '15:30', isWhole: true }]],
    ['máximo a las 12 m.', 'AM', [{ time: '12:00', isWhole: true }]],
    ['2 noches', 'PM', []],
    ['B3H 2Y9', 'PM', []],
    ['from QRO 1h15', 'PM', []],
    ['dès 15h30', 'PM', [{ time: '15:30', isWhole: true }]],
    ['a las once, aunque limpian a las 11:30 am', 'AM', [{ time: '11:30', isWhole: false }]],
  ] as const)(
    'an hour that may be of either half of the day is not whole: %s',
    (words, half, found) => {
      const clocks = clocksIn(words, { half, units, numbers })
      expect(clocks.map(({ time, isWhole }) => ({ time, isWhole }))).toEqual(found)
    },
  )

  test.each([
    ['Quiet hours 10pm-8am, please.', false],
    ['If it fails use the backup 90210#.', true],
    ['La red de atrás es CasaLuna_5G.', true],
    ['The bike box opens with 48b6.', true],
    ['El candado se abre con 3-17-29.', true],
    ['Silencio de 10 pm a 8 am, por favor.', false],
    ['Llama a Lupita, 55 5555 0142.', false],
    ['Son 350 pesos por noche.', false],
  ])('what may be a code is seen in whatever text it stands: %s', (words, isSeen) => {
    expect(secretsIn(words, { units, numbers: {} }).length > 0).toBe(isSeen)
  })

  test.each(['(55) 1234 5678', 'desde 2019', 'cuarto 1204'])(
    'a number to call, a year and the number of a room count nothing: %s',
    (words) => {
      expect(countsIn(words, numbers)).toEqual([])
    },
  )

  test.each([
    ['4 huéspedes · tres recámaras', [4, '4 huéspedes ·'], [3, 'tres recámaras']],
    ['un baño, duermen 6.', [6, 'duermen 6']],
    ['Duermen 5, y hay cuna.', [5, 'Duermen 5']],
    ['Sleeps 7 with 2.5 baths.', [7, 'Sleeps 7', '7 with'], [2.5, '2.5 baths']],
    ['Recámaras: 4 (con cama)', [4, 'Recámaras: 4']],
    ['Bedrooms 3 bathrooms 2', [3, 'Bedrooms 3'], [2, 'bathrooms 2']],
    ['6', [6, '6']],
    ['Somos 2 recámaras 1 baño y medio', [2, 'Somos 2', '2 recámaras'], [1.5, '1 baño y medio']],
  ] as const)('what a number counts stands before or behind it: %s', (words, ...found) => {
    const counts = countsIn(words, numbers).map(({ count, readings }) => [count, ...readings])
    expect(counts).toEqual(found)
  })

  test('a half is asked about', () => {
    expect(countsIn('2 baños y medio', numbers)).toEqual([
      { count: 2.5, readings: ['2 baños y medio'], isWhole: false },
    ])
  })

  test('mails and maps are taken to their last letter', () => {
    expect(emailsIn('escribe a ana.luz@ejemplo.com.mx.')).toEqual(['ana.luz@ejemplo.com.mx'])
    expect(mapsLinksIn('Mapa: https://maps.app.goo.gl/Xy12abCD34.')).toEqual([
      'https://maps.app.goo.gl/Xy12abCD34',
    ])
  })
})
