import { expect, test } from 'vitest'
import { beginningsIn } from './beginnings.ts'

test('nothing begins within quotes, nor between them and what names them', () => {
  const line = 'Red: Loft, pw: "bear box 19" y «sol y luna» arriba'
  const starts = beginningsIn(line, () => Float64Array.of(0, 1))
  const pieces = starts.map((from, at) => line.slice(from, starts[at + 1]).trim())
  expect(pieces).toContain('pw: "bear box 19"')
  expect(pieces).toContain('«sol y luna»')
})

test('nothing begins within a value: letters and figures without a space between, and what stands in brackets', () => {
  const line = 'La clave es luz.2019.Agua, la otra Sol 7! (con espacio y signo) arriba'
  const starts = beginningsIn(line, () => Float64Array.of(0, 1))
  const pieces = starts.map((from, at) => line.slice(from, starts[at + 1]).trim())
  expect(pieces).toContain('luz.2019.Agua,')
  expect(pieces).not.toContain('y')
})

test('nothing begins within a name', () => {
  const line = 'Pregunta a Mr. Garbutt en Fernández Leal ahora'
  const starts = beginningsIn(line, () => Float64Array.of(0, 1))
  const pieces = starts.map((from, at) => line.slice(from, starts[at + 1]).trim())
  expect(pieces).toEqual(['Pregunta', 'a', 'Mr. Garbutt', 'en', 'Fernández Leal', 'ahora'])
})
