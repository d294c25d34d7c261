import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn, isDay, momentIn, nightsBetween, timeIn } from './zoned-time.ts'

const zones = ['America/Mexico_City', 'America/Tijuana', 'Europe/Madrid', 'Asia/Kolkata', 'UTC']

describe('a day', () => {
  test.each(['1900-01-01', '2026-11-22', '2028-02-29', '2000-01-01'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true)
  })

  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '22/11/2026',
    '2026-11-22T00:00',
    '0001-01-01',
    '1899-12-31',
  ])('%s is none', (text) => {
    expect(isDay(text)).toBe(false)
  })

  test('nights are counted over a change of the clocks', () => {
    expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})

describe('an hour in a zone', () => {
  test.each([
    ['America/Mexico_City', '2026-11-22', '15:00', '2026-11-22T21:00:00.000Z'],
    ['America/Mexico_City', '2026-07-01', '15:00:00', '2026-07-01T21:00:00.000Z'],
    ['America/Tijuana', '2026-07-01', '11:00', '2026-07-01T18:00:00.000Z'],
    ['America/Tijuana', '2026-12-01', '11:00', '2026-12-01T19:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '15:00', '2026-03-29T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22', '00:00', '2026-11-21T18:30:00.000Z'],
  ])('in %s on %s at %s', (zone, day, time, moment) => {
    expect(new Date(momentIn(zone, day, time)).toISOString()).toBe(moment)
  })

  test('an hour that summer time skips is the one after it', () => {
    // In Madrid clocks go from 2:00 to 3:00 on that night.
    expect(new Date(momentIn('Europe/Madrid', '2026-03-29', '02:30')).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    )
  })

  test('read and written it is the same, wherever clocks show each hour once', () => {
    const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, at) => {
        const minute = Math.floor(at / 60_000) * 60_000
        const again = momentIn(zone, dayIn(zone, minute), timeIn(zone, minute))
        // On the night that clocks go back, one hour is shown twice.
        expect([0, 60 * 60 * 1000]).toContain(Math.abs(again - minute))
        expect(timeIn(zone, again)).toBe(timeIn(zone, minute))
      }),
    )
  })
})
