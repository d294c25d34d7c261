import { expect, test } from 'vitest'
import { beginningsIn } from './beginnings.ts'

/** As whoever would have a piece begin at each word. */
function piecesIn(line: string): string[] {
  const starts = beginningsIn(line, () => Float64Array.of(0, 1))
  return starts.map((from, at) => line.slice(from, starts[at + 1]).trim())
}

test('nothing begins within quotes, nor between them and what names them', () => {
  const pieces = piecesIn('Red: Loft, pw: "bear box 19", «sol y luna, arriba»')
  expect(pieces).toContain('pw: "bear box 19",')
  expect(pieces).toContain('«sol y luna, arriba»')
})

test('nothing begins within a value: letters and figures without a space between, and what stands in brackets', () => {
  const pieces = piecesIn(
    'La clave es: luz.2019.Agua, la otra: Sol 7! (con espacio, y signo), arriba, cobre.soga.muelle',
  )
  expect(pieces).toContain('cobre.soga.muelle')
  expect(pieces).toContain('luz.2019.Agua,')
  expect(pieces).toContain('(con espacio, y signo),')
  expect(piecesIn('Mi correo: lucia@casa.com, o casa.com/mapa, escribe')).toEqual([
    'Mi correo:',
    'lucia@casa.com,',
    'o casa.com/mapa,',
    'escribe',
  ])
})

test('a letter that is cut short ends nothing before small letters and figures', () => {
  expect(
    piecesIn('Centro, C.P. 97000, antes de las 8 p.m. del lunes, a. m. no. Salida 11 a.m. Llave'),
  ).toEqual([
    'Centro,',
    'C.P. 97000,',
    'antes de las 8 p.m. del lunes,',
    'a. m. no.',
    'Salida 11 a.m.',
    'Llave',
  ])
})

test('nothing begins within a name', () => {
  expect(
    piecesIn('Pregunta, a Mr. Garbutt, en la Carr. 997, CP 61600, Pátzcuaro, luego, abajo'),
  ).toEqual([
    'Pregunta,',
    'a Mr. Garbutt,',
    'en la Carr. 997,',
    'CP 61600, Pátzcuaro,',
    'luego,',
    'abajo',
  ])
})

test('an hour begins behind a name', () => {
  expect(piecesIn('Pregunten por Ana. 11:00 es la hora.')).toEqual([
    'Pregunten por Ana.',
    '11:00 es la hora.',
  ])
})

test('nothing begins in the middle of a clause, but in a wall without marks', () => {
  expect(piecesIn('Empuja fuerte, con la lluvia se hincha la madera.')).toEqual([
    'Empuja fuerte,',
    'con la lluvia se hincha la madera.',
  ])
  const wall = Array.from({ length: 30 }, (_, at) => `palabra${at}`).join(' ')
  expect(piecesIn(wall)).toHaveLength(30)
})

test('nothing begins behind a sign that says what something is', () => {
  expect(piecesIn('llave grande = la calle, llave chica → la azotea')).toEqual([
    'llave grande = la calle,',
    'llave chica → la azotea',
  ])
})

test('nothing begins within a number to call, also in a wall', () => {
  const rest = Array.from({ length: 25 }, () => 'casa').join(' ')
  expect(piecesIn(`mi cel 434 118 27 36 y ${rest}`)).toContain('434 118 27 36')
  expect(piecesIn('Marca 971-555-0186. 911 es para todo')).toContain('911 es para todo')
})

test('a row of several cells tells of what its first one names', () => {
  const row = 'Washer/dryer | basement | Clean it. Then the lint trap'
  expect(piecesIn(row)).toEqual([row])
  expect(piecesIn('Red: Nube | clave: mango | abajo')[0]).toBe('Red:')
})
