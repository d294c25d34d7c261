import { expect, test } from 'vitest'
import { visitorKey } from './visitor.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['2001:db8::9%eth0', '2001:db8:0:0::/64'],
])('a visitor at %s is counted as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})
