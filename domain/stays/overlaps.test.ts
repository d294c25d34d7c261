import { expect, test } from 'vitest'
import { overlapping } from './stay.ts'

const first = { id: 'first', from: '2026-11-20', until: '2026-11-23' }

test.for([
  ['2026-11-23', '2026-11-25', false],
  ['2026-11-18', '2026-11-20', false],
  ['2026-11-22', '2026-11-25', true],
  ['2026-11-18', '2026-11-21', true],
  ['2026-11-21', '2026-11-22', true],
  ['2026-11-19', '2026-11-24', true],
  ['2026-11-20', '2026-11-23', true],
] as const)('a stay from %s to %s shares a night: %s', ([from, until, isMet]) => {
  const met = overlapping([first, { id: 'second', from, until }])
  expect([...met]).toEqual(isMet ? ['first', 'second'] : [])
})

test('a stay is not in its own way', () => {
  expect([...overlapping([first])]).toEqual([])
})
