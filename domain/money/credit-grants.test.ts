import { expect, test } from 'vitest'
import { grantMistake } from './credits.ts'

const now = new Date('2026-06-01T12:00:00Z')
const endsAt = new Date('2026-07-01T12:00:00Z')

test.for([
  [{ credits: 1 }, undefined],
  [{ credits: 100 }, undefined],
  [{ credits: 0 }, 'credits'],
  [{ credits: 101 }, 'credits'],
  [{ credits: 1.5 }, 'credits'],
  [{ credits: Number.NaN }, 'credits'],
  [{ endsAt: now }, 'past'],
  [{ endsAt: new Date(Number.NaN) }, 'past'],
  [{ endsAt: new Date('2031-06-01') }, undefined],
  [{ endsAt: new Date('2031-06-30') }, 'far'],
] as const)('credits are given by whole ones and to an end ahead: %j', ([wish, mistake]) => {
  expect(grantMistake({ credits: 2, endsAt, now, ...wish })).toBe(mistake)
})
