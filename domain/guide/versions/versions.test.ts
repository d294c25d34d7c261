import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameChange, mostVersionBytes, mostVersions, versionsToDrop } from './versions.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10, minutes))
const kept = (count: number, bytes = 1000) => Array.from({ length: count }, () => ({ bytes }))

test.each([
  [at(0), true],
  [at(-9), true],
  [at(-10), false],
  [at(9), true],
  [at(30), false],
])('a save at ten belongs to the change kept at %s: %s', (last, expected) => {
  expect(isSameChange(last, at(0), null)).toBe(expected)
})

test('what guests began to read in between is kept by itself', () => {
  expect(isSameChange(at(-9), at(0), at(-5))).toBe(false)
  expect(isSameChange(at(-5), at(0), at(-9))).toBe(true)
})

test('beside one more, ninety-nine are kept', () => {
  expect(versionsToDrop(kept(mostVersions - 1))).toHaveLength(0)
  expect(versionsToDrop(kept(mostVersions + 4))).toHaveLength(5)
})

test('of large ones the oldest make place', () => {
  const large = kept(12, mostVersionBytes / 10)
  expect(versionsToDrop(large)).toEqual(large.slice(10))
})

test('nothing is dropped that is newer than what stays: what was locked since is still told by it', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: mostVersionBytes }), { maxLength: 120 })
  fc.assert(
    fc.property(sizes, (bytes) => {
      const versions = bytes.map((each, at) => ({ at, bytes: each }))
      const dropped = versionsToDrop(versions)
      expect(dropped).toEqual(versions.slice(versions.length - dropped.length))
    }),
  )
})
