import { expect, test } from 'vitest'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { room } from '#domain/guide/sections/house-manual.ts'
import { place } from '#domain/guide/sections/local-guide.ts'
import { sharedTextOf } from './entries.ts'

const fonda = { name: 'Fonda', category: 'Restaurant', description: 'Mole', mapsLink: '' }

test('a place says the same from every home: how far it is does not count', () => {
  const near = { ...fonda, id: 'a0000000', minutes: 5, by: 'foot' }
  const far = { ...fonda, id: 'b0000000', minutes: 40, by: 'car', stayOnly: true }
  expect(sharedTextOf(place, near)).toBe(sharedTextOf(place, far))
})

test.each([
  [{ ...fonda, description: 'Pozole' }],
  [{ ...fonda, category: 'Bar' }],
  [{ ...fonda, name: '' }],
])('another word is another text: %j', (other) => {
  expect(sharedTextOf(place, other)).not.toBe(sharedTextOf(place, fonda))
})

test('a field that says nothing is not in the text: one that is added later changes none', () => {
  expect(sharedTextOf(place, { name: 'Fonda', category: 'Restaurant', description: 'Mole' })).toBe(
    sharedTextOf(place, { ...fonda, videoUrl: '' }),
  )
  expect(sharedTextOf(ownItem, { title: 'Gato' })).toBe(
    sharedTextOf(ownItem, { title: 'Gato', body: ' ', photoUrl: '', linkUrl: '', isActive: true }),
  )
  expect(sharedTextOf(ownItem, { title: 'Gato', isActive: false })).not.toBe(
    sharedTextOf(ownItem, { title: 'Gato' }),
  )
})

test('a room is told by its name and its details in their order, not by what tells it apart', () => {
  const kitchen = { key: 'kitchen', label: 'Cocina', features: ['Horno', ' ', 'Café'] }
  const told = sharedTextOf(room, kitchen)
  expect(
    sharedTextOf(room, { ...kitchen, key: 'room-9', features: ['Horno', 'Café'], featureIds: [] }),
  ).toBe(told)
  expect(sharedTextOf(room, { ...kitchen, features: ['Café', 'Horno'] })).not.toBe(told)
})
