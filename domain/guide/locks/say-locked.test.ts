import { expect, test } from 'vitest'
import { sayLocked } from './close-locked.ts'

test('what is locked says so wherever it stands, and what is not says nothing of it', () => {
  const rooms = [
    { label: 'Estudio', stayOnly: true },
    { label: 'Cocina', stayOnly: false },
  ]
  expect(sayLocked({ rooms, parkingStayOnly: true, places: [{ photos: rooms }] })).toEqual({
    rooms: [{ label: 'Estudio', locked: true }, { label: 'Cocina' }],
    parkingLocked: true,
    places: [{ photos: [{ label: 'Estudio', locked: true }, { label: 'Cocina' }] }],
  })
})
