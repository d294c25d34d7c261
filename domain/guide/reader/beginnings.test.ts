import { expect, test } from 'vitest'
import { beginningsIn } from './beginnings.ts'

test('nothing begins within quotes, nor between them and what names them', () => {
  const line = 'Red: Loft, pw: "bear box 19" y «sol y luna» arriba'
  const starts = beginningsIn(line, () => Float64Array.of(0, 1))
  const pieces = starts.map((from, at) => line.slice(from, starts[at + 1]).trim())
  expect(pieces).toContain('pw: "bear box 19"')
  expect(pieces).toContain('«sol y luna»')
})
