import { expect, test } from 'vitest'
import { openVisitorLimit } from './guest-limits.ts'

test('an address has its share each minute, and a new one the minute after', () => {
  let nowMs = 0
  const limit = openVisitorLimit(2, () => nowMs)
  expect([1, 2, 3].map(() => limit.take('198.51.100.7'))).toEqual([true, true, false])
  expect(limit.take('198.51.100.8')).toBe(true)
  nowMs = 60_000
  expect(limit.take('198.51.100.7')).toBe(true)
})

test('all addresses of one IPv6 network share one share', () => {
  const limit = openVisitorLimit(1, () => 0)
  expect(limit.take('2001:db8:1:2::5')).toBe(true)
  expect(limit.take('2001:db8:1:2:ffff::9')).toBe(false)
  expect(limit.take('2001:db8:1:3::5')).toBe(true)
  expect(limit.take('2001:db8::1')).toBe(true)
  expect(limit.take('2001:db8::2')).toBe(false)
})

test('a million addresses do not fill the memory', () => {
  const limit = openVisitorLimit(1, () => 0)
  for (let n = 0; n < 1_000_000; n++) limit.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  expect(limit.visitors()).toBeLessThanOrEqual(50_000)
})
