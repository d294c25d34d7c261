import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '#domain/guide/facts.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { stepCount as stepWithin } from './presses.ts'

const names = ['bedrooms', 'bathrooms', 'maxGuests'] as const

type CountName = (typeof names)[number]

test('plus and minus move by a half and stop at the ends', () => {
  expect(stepCount('bedrooms', 1, 1)).toBe(1.5)
  expect(stepCount('bedrooms', 1, -1)).toBe(0.5)
  expect(stepCount('bedrooms', 0, -1)).toBe(0)
  expect(stepCount('maxGuests', 1, -1)).toBe(1)
  expect(stepCount('bathrooms', 100, 1)).toBe(100)
})

test.each(names)(
  'the first press on an empty field of %s gives 1, whichever button it is',
  (name) => {
    expect(stepCount(name, null, 1)).toBe(1)
    expect(stepCount(name, null, -1)).toBe(1)
  },
)

test('none is reached from one, and counted up from again', () => {
  expect(stepCount('bedrooms', 0.5, -1)).toBe(0)
  expect(stepCount('bedrooms', 0, 1)).toBe(0.5)
})

test('a press from between two steps lands on the next one', () => {
  expect(stepCount('bedrooms', 1.3, 1)).toBe(1.5)
  expect(stepCount('bedrooms', 1.3, -1)).toBe(1)
})

test('a press always gives a valid count', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.double({ min: -10, max: 600, noNaN: true }),
      fc.constantFrom(1 as const, -1 as const),
      (name, value, direction) => {
        const count = stepCount(name, value, direction)
        expect(houseManual.shape[name].safeParse(count).success).toBe(true)
      },
    ),
  )
})

function stepCount(name: CountName, value: number | null, direction: 1 | -1) {
  return stepWithin(limitsOf(name), value, direction)
}

function limitsOf(name: CountName) {
  const {
    min = Number.NaN,
    max = Number.NaN,
    step = Number.NaN,
  } = factsOf(houseManual.shape[name]).limits ?? {}
  return { min, max, step }
}
