import { describe, expect, test } from 'vitest'
import type { Told } from '#domain/guide/reader/kind/model.ts'
import { heardAs } from './second-reading.ts'

const other = { kind: 'device', fine: '', chance: 0.2 } as const
const rule: Told = { kind: 'rule', fine: '', chance: 0.7, other }
const cafe: Told = { kind: 'place', fine: 'cafe', chance: 0.7, other }
const chatter: Told = { kind: 'chatter', fine: '', chance: 0.5, other }

describe('what a piece is when somebody else was asked', () => {
  test('is surer where both say the same', () => {
    expect(heardAs('rule', rule)).toEqual({ ...rule, chance: expect.closeTo(0.94) })
    expect(heardAs('place/cafe', cafe).chance).toBeCloseTo(0.94)
  })

  test('is asked about as both where they differ, even in the finer kind', () => {
    const asked = { kind: 'place', fine: 'bar', chance: 0 }
    expect(heardAs('place/bar', cafe)).toEqual({
      ...asked,
      other: { kind: 'place', fine: 'cafe', chance: 0.7 },
    })
    expect(heardAs('place/bar', chatter)).toMatchObject({ ...asked, other: { kind: 'chatter' } })
  })

  test('is heard as what it becomes in a guide: what else is said of a network is a device', () => {
    const device: Told = { kind: 'device', fine: '', chance: 0.7, other: rule }
    expect(heardAs('wifi/other', device).chance).toBeCloseTo(0.94)
    expect(heardAs('count/other', rule)).toMatchObject({ kind: 'room', fine: '', chance: 0 })
  })

  test('is put aside only where the reader would', () => {
    expect(heardAs('about', rule)).toEqual({ ...rule, chance: 0 })
    expect(heardAs('about', chatter)).toBe(chatter)
  })

  test('stays as it was when nothing of it is said', () => {
    expect(heardAs('', rule)).toBe(rule)
    expect(heardAs('shoes', rule)).toBe(rule)
  })
})
