import { expect, test } from 'vitest'
import { defaultRooms, type Room, room as roomSchema } from '#domain/guide/sections/house-manual.ts'
import { saysNothing } from './blanks.ts'

const isBlankRoom = (room: Room) => saysNothing(roomSchema, room)

test.each(['es', 'en'] as const)('the three rooms of a new form in %s are blank', (locale) => {
  expect(defaultRooms(locale)).toHaveLength(3)
  expect(defaultRooms(locale).every(isBlankRoom)).toBe(true)
})

test.each([
  [{ key: 'kitchen', label: 'Kitchen', features: ['Cafetera'] }, false],
  [{ key: 'kitchen', label: ' Kitchen ', features: [] }, true],
  [{ key: 'kitchen', label: 'Cocina chica', features: [''] }, false],
  [{ key: 'x', label: ' Cocina ', features: [' '] }, true],
  [{ key: 'x', label: '', features: [''] }, true],
  [{ key: 'x', label: '', features: ['Hamaca'] }, false],
])('%j is blank: %s', (room, isBlank) => {
  expect(isBlankRoom(room)).toBe(isBlank)
})
