import { expect, test } from 'vitest'
import { canRemoveEntry, formLists } from './list-rules.ts'

test.each(formLists.filter((list) => list !== 'places'))('the last entry of %s stays', (list) => {
  expect(canRemoveEntry(list, 1)).toBe(false)
  expect(canRemoveEntry(list, 0)).toBe(false)
  expect(canRemoveEntry(list, 2)).toBe(true)
})

test('a place can always be removed, the last one too', () => {
  expect(canRemoveEntry('places', 1)).toBe(true)
  expect(canRemoveEntry('places', 200)).toBe(true)
})
