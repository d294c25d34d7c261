import { expect, test } from 'vitest'
import type { HostStay } from '#web/calls/stays.ts'
import { arrangeStays } from './stay-lists.tsx'

test('whoever is there comes first, then who comes next; of those who left, the last ones', () => {
  const stays = [
    stayOf('next year', 'before', '2027-01-03'),
    stayOf('left long ago', 'ended', '2026-06-01'),
    stayOf('comes today', 'arriving', '2026-11-22'),
    stayOf('tomorrow', 'before', '2026-11-23'),
    stayOf('goes today', 'leaving', '2026-11-18'),
    stayOf('just left', 'ended', '2026-11-10'),
    stayOf('is inside', 'staying', '2026-11-20'),
  ]
  const { now, next, past } = arrangeStays(stays)
  expect(now.map(({ id }) => id)).toEqual(['goes today', 'is inside', 'comes today'])
  expect(next.map(({ id }) => id)).toEqual(['tomorrow', 'next year'])
  expect(past.map(({ id }) => id)).toEqual(['just left', 'left long ago'])
})

function stayOf(id: string, phase: HostStay['phase'], from: string) {
  return { id, phase, from, until: '2027-02-01' }
}
