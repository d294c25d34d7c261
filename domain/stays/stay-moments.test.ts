import { describe, expect, test } from 'vitest'
import { defaultCheckIn, defaultCheckOut, storedTimeOf } from '#domain/values/stay-times.ts'
import type { Stay } from './stay.ts'
import {
  checkoutOf,
  type GuideTimes,
  hostPhase,
  isInsideOrArriving,
  mayBeForgotten,
  momentsOf,
  stayAt,
} from './stay-moments.ts'

const guide: GuideTimes = {
  timeZone: 'America/Mexico_City',
  checkinTime: '16:00:00',
  checkoutTime: '10:30:00',
  hoursBefore: null,
}

const stay: Stay = {
  id: 'a',
  from: '2026-11-22',
  until: '2026-11-24',
  language: 'es',
  note: '',
  leavesAt: null,
  openedAt: null,
  endedAt: null,
}

describe('the moments of a stay', () => {
  test('are those of the guide, by its clocks', () => {
    expect(momentsIn(guide)).toEqual({
      opensAt: '2026-11-21T22:00:00.000Z',
      checkIn: '2026-11-22T22:00:00.000Z',
      checkOut: '2026-11-24T16:30:00.000Z',
      closesAt: '2026-11-24T18:30:00.000Z',
    })
  })

  test('of a guide without times are 15:00 and 11:00, the hours that its editor shows', () => {
    const silent = momentsIn({ ...guide, checkinTime: null, checkoutTime: null })
    const { checkIn, checkOut } = silent
    expect([checkIn, checkOut]).toEqual(['2026-11-22T21:00:00.000Z', '2026-11-24T17:00:00.000Z'])
    const shown = {
      checkinTime: storedTimeOf(defaultCheckIn),
      checkoutTime: storedTimeOf(defaultCheckOut),
    }
    expect(momentsIn({ ...guide, ...shown })).toEqual(silent)
  })

  test.each([
    [0, '2026-11-22T22:00:00.000Z'],
    [1, '2026-11-22T21:00:00.000Z'],
    [336, '2026-11-08T22:00:00.000Z'],
  ])('codes open %d hours before check-in', (hoursBefore, opensAt) => {
    expect(momentsIn({ ...guide, hoursBefore }).opensAt).toBe(opensAt)
  })

  test.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
  ])('left on %s, a phone that saw the codes once may lose them: %s', (until, expected) => {
    expect(mayBeForgotten(momentsOf({ ...stay, until }, guide))).toBe(expected)
  })

  test('opened by the host, from then on; later than planned it changes nothing', () => {
    const early = new Date('2026-11-15T10:00:00Z')
    const late = new Date('2026-11-23T10:00:00Z')
    expect(momentsIn(guide, { openedAt: early }).opensAt).toBe(early.toISOString())
    expect(momentsIn(guide, { openedAt: late }).opensAt).toBe('2026-11-21T22:00:00.000Z')
  })

  test('a later check-out moves the end', () => {
    expect(momentsIn(guide, { leavesAt: '14:00:00' }).closesAt).toBe('2026-11-24T22:00:00.000Z')
    expect(checkoutOf({ ...stay, leavesAt: '14:00' }, guide)).toBe('14:00')
  })

  test('over a change of the clocks each day has its own hours', () => {
    const madrid = { ...guide, timeZone: 'Europe/Madrid' }
    expect(momentsIn(madrid, { from: '2026-10-24', until: '2026-10-25' })).toMatchObject({
      checkIn: '2026-10-24T14:00:00.000Z',
      checkOut: '2026-10-25T09:30:00.000Z',
    })
  })

  test('a zone that is changed afterwards takes the stay along', () => {
    const { checkIn } = momentsIn({ ...guide, timeZone: 'America/Tijuana' })
    expect(checkIn).toBe('2026-11-23T00:00:00.000Z')
  })
})

describe('where in their stay guests are', () => {
  test.each([
    ['a month before', '2026-10-22T18:00:00Z', { phase: 'before', isOpen: false }],
    [
      'the evening before, with the codes open',
      '2026-11-21T23:00:00Z',
      { phase: 'before', isOpen: true },
    ],
    ['the day of arrival', '2026-11-22T14:00:00Z', { phase: 'arriving', isOpen: true }],
    ['after midnight, still arriving', '2026-11-23T08:00:00Z', { phase: 'arriving', isOpen: true }],
    ['the day between', '2026-11-23T14:00:00Z', { phase: 'staying', isOpen: true }],
    ['the day of leaving', '2026-11-24T14:00:00Z', { phase: 'leaving', isOpen: true }],
    ['within two hours after', '2026-11-24T18:29:59Z', { phase: 'leaving', isOpen: true }],
    ['two hours after', '2026-11-24T18:30:00Z', 'ended'],
    ['a year later', '2027-11-24T18:30:00Z', 'ended'],
  ])('%s', (_, now, expected) => {
    expect(at(now)).toEqual(expected)
  })

  test.each([
    ['the night before', '2026-11-22T08:00:00Z', 'arriving'],
    ['the night after the day of arrival', '2026-11-23T08:00:00Z', 'staying'],
    ['the night before the day of leaving', '2026-11-24T08:00:00Z', 'leaving'],
    ['two hours after', '2026-11-24T18:30:00Z', 'ended'],
  ])('a host, whose day begins at midnight, reads in %s', (_, now, expected) => {
    const asked = {
      moments: momentsOf(stay, guide),
      timeZone: guide.timeZone,
      now: Date.parse(now),
    }
    expect(hostPhase(stay, asked)).toBe(expected)
  })

  test('ended by the host it has ended, whatever the day', () => {
    expect(at('2026-11-23T14:00:00Z', { endedAt: new Date() })).toBe('ended')
  })

  test.each([
    ['2026-11-19T21:59:59Z', false],
    ['2026-11-19T22:00:00Z', true],
    ['2026-11-23T14:00:00Z', true],
    ['2026-11-24T18:30:00Z', false],
  ])('at %s somebody is inside or about to come: %s', (now, isSoon) => {
    const asked = { moments: momentsOf(stay, guide), now: Date.parse(now) }
    expect(isInsideOrArriving(stay, asked)).toBe(isSoon)
    expect(isInsideOrArriving({ ...stay, endedAt: new Date() }, asked)).toBe(false)
  })
})

function momentsIn(times: GuideTimes, changes: Partial<Stay> = {}) {
  const moments = momentsOf({ ...stay, ...changes }, times)
  return Object.fromEntries(
    Object.entries(moments).map(([name, moment]) => [name, new Date(moment).toISOString()]),
  )
}

function at(now: string, changes: Partial<Stay> = {}) {
  const changed = { ...stay, ...changes }
  const { timeZone } = guide
  return stayAt(changed, { moments: momentsOf(changed, guide), timeZone, now: Date.parse(now) })
}
