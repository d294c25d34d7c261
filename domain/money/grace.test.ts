import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CreditChange,
  type Grace,
  graceAfter,
  graceNoticesDue,
  guideCoverage,
  guidesToRepublish,
  guidesToUnpublish,
  isGraceOver,
  isGraceRunning,
} from './grace.ts'

describe('when credits fall below what is published', () => {
  test('a grace of seven days begins', () => {
    expect(graceAfter(change({ at: 0, guideCredits: 3, publishedCount: 5 }))).toEqual({
      startedAt: day(0),
      endsAt: day(7),
      clearedAt: null,
    })
  })

  test('its length is the one the operator set', () => {
    const grace = graceAfter(change({ at: 0, publishedCount: 5, graceDays: 10 }))
    expect(grace?.endsAt).toEqual(day(10))
  })

  test('a running grace is not made longer by looking again or by a further drop', () => {
    const grace = running(0, 7)
    expect(graceAfter(change({ at: 3, guideCredits: 1, publishedCount: 5, grace }))).toBe(grace)
    expect(graceAfter(change({ at: 9, guideCredits: 1, publishedCount: 5, grace }))).toBe(grace)
  })

  test('it is cleared the moment everything published is covered', () => {
    const grace = running(0, 7)
    expect(graceAfter(change({ at: 2, publishedCount: 3, grace }))).toEqual({
      ...grace,
      clearedAt: day(2),
    })
  })

  test('with enough credits nothing begins', () => {
    expect(graceAfter(change({ at: 0, publishedCount: 3 }))).toBeNull()
    expect(graceAfter(change({ at: 0, guideCredits: 0, publishedCount: 0 }))).toBeNull()
  })

  test('a cleared grace stays remembered while all is covered', () => {
    const grace = cleared(0, 7, 2)
    expect(graceAfter(change({ at: 5, publishedCount: 3, grace }))).toBe(grace)
  })
})

describe('one grace per lapse', () => {
  test('dropping again within 30 days without having paid gives the days that were left', () => {
    const grace = cleared(0, 7, 2)
    expect(graceAfter(change({ at: 20, publishedCount: 5, grace }))).toEqual(running(20, 25))
  })

  test('a grace that was used up leaves none', () => {
    const grace = cleared(0, 7, 9)
    const again = graceAfter(change({ at: 20, publishedCount: 5, grace }))
    expect(again).toEqual(running(20, 20))
    expect(isGraceOver(again, day(20))).toBe(true)
  })

  test('cleared and dropped again and again, the days add up to no more than seven', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2 }), (hours) => {
        let grace: Grace | null = null
        let at = 0
        let inGrace = 0
        hours.forEach((step, index) => {
          const isOver = index % 2 === 0
          grace = graceAfter(change({ at, publishedCount: isOver ? 5 : 3, grace }))
          if (grace && isOver) inGrace += Math.min(step / 24, days(grace.endsAt) - at)
          at += step / 24
        })
        expect(inGrace).toBeLessThanOrEqual(7.000001)
      }),
    )
  })

  test('after 30 days it is a new lapse with seven days of its own', () => {
    const grace = cleared(0, 7, 2)
    expect(graceAfter(change({ at: 31.9, publishedCount: 5, grace }))?.endsAt).toEqual(day(36.9))
    expect(graceAfter(change({ at: 32, publishedCount: 5, grace }))).toEqual(running(32, 39))
  })

  test('an invoice paid in between makes it a new lapse', () => {
    const grace = cleared(0, 7, 2)
    expect(graceAfter(change({ at: 20, publishedCount: 5, grace, paidAt: 2 }))).toEqual(
      running(20, 27),
    )
  })

  test('an invoice paid before the first drop does not', () => {
    const grace = cleared(0, 7, 2)
    expect(graceAfter(change({ at: 20, publishedCount: 5, grace, paidAt: -10 }))).toEqual(
      running(20, 25),
    )
  })
})

describe('the end of a grace', () => {
  test.each([
    [6.99, false],
    [7, true],
    [8, true],
  ])('on day %d it is over: %s', (at, isOver) => {
    expect(isGraceOver(running(0, 7), day(at))).toBe(isOver)
  })

  test('none, or a cleared one, is never over', () => {
    expect(isGraceOver(null, day(100))).toBe(false)
    expect(isGraceOver(cleared(0, 7, 2), day(100))).toBe(false)
    expect(isGraceRunning(cleared(0, 7, 2))).toBe(false)
  })

  test.each([
    [0, [0]],
    [3.9, [0]],
    [4, [0, 4]],
    [6, [0, 4, 6]],
    [9, [0, 4, 6]],
  ])('on day %d the notices of days %j are due', (at, due) => {
    expect(graceNoticesDue(running(0, 7), day(at))).toEqual(due)
  })

  test('a short grace has no notice after its end, but always its first', () => {
    expect(graceNoticesDue(running(0, 4), day(9))).toEqual([0])
    expect(graceNoticesDue(running(0, 0), day(0))).toEqual([0])
    expect(graceNoticesDue(cleared(0, 7, 2), day(9))).toEqual([])
    expect(graceNoticesDue(null, day(9))).toEqual([])
  })
})

describe('which guides a credit covers', () => {
  const published = [guide('new', 3), guide('old', 1), guide('b', 2), guide('a', 2)]

  test('the newest lose first, ties by id, until what is left fits', () => {
    expect(guidesToUnpublish(published, 2).map(({ id }) => id)).toEqual(['new', 'b'])
    expect(guidesToUnpublish(published, 1).map(({ id }) => id)).toEqual(['new', 'b', 'a'])
    expect(guidesToUnpublish(published, 0)).toHaveLength(4)
    expect(guidesToUnpublish(published, 4)).toEqual([])
    expect(guidesToUnpublish(published, 9)).toEqual([])
  })

  test('the list given is left as it was', () => {
    guidesToUnpublish(published, 1)
    expect(published.map(({ id }) => id)).toEqual(['new', 'old', 'b', 'a'])
  })

  test.each([
    ['courtesy host', 3, 3, false, ['active', 'active', 'active', 'expired']],
    ['paying host', 7, 3, false, ['active', 'active', 'active', 'active']],
    ['cancelling host', 7, 3, true, ['active', 'active', 'active', 'cancelled']],
    ['cancelling host, already over', 3, 1, true, ['active', 'cancelled', 'cancelled', 'expired']],
    ['host with nothing', 0, 0, false, ['expired', 'expired', 'expired', 'expired']],
  ])('%s', (_, guideCredits, courtesyCredits, isCancelling, coverage) => {
    const covered = guideCoverage(published, { guideCredits, courtesyCredits, isCancelling })
    expect(['old', 'a', 'b', 'new'].map((id) => covered.get(id))).toEqual(coverage)
  })

  test('after the sweep exactly the covered guides stay', () => {
    const guides = fc.uniqueArray(
      fc.record({ id: fc.uuid(), publishedAt: fc.date({ noInvalidDate: true }) }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(guides, fc.nat({ max: 20 }), (all, guideCredits) => {
        const gone = new Set(guidesToUnpublish(all, guideCredits).map(({ id }) => id))
        const stay = all.filter(({ id }) => !gone.has(id))
        expect(stay).toHaveLength(Math.min(all.length, guideCredits))
        const credits = { guideCredits, courtesyCredits: guideCredits, isCancelling: false }
        const covered = guideCoverage(all, credits)
        expect(
          [...covered]
            .filter(([, by]) => by === 'expired')
            .map(([id]) => id)
            .toSorted(),
        ).toEqual([...gone].toSorted())
        const newestStay = Math.max(...stay.map(({ publishedAt }) => publishedAt.getTime()))
        for (const one of all.filter(({ id }) => gone.has(id))) {
          expect(one.publishedAt.getTime()).toBeGreaterThanOrEqual(newestStay)
        }
      }),
    )
  })

  test('when credits return, the oldest that fit are offered', () => {
    const down = [
      { id: 'c', createdAt: day(3) },
      { id: 'b', createdAt: day(1) },
      { id: 'a', createdAt: day(1) },
    ]
    expect(guidesToRepublish(down, 2).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(guidesToRepublish(down, 0)).toEqual([])
    expect(guidesToRepublish(down, -1)).toEqual([])
    expect(guidesToRepublish(down, 9)).toHaveLength(3)
  })
})

function day(number: number): Date {
  return new Date(Date.UTC(2026, 10, 1) + number * 86_400_000)
}

function days(date: Date): number {
  return (date.getTime() - day(0).getTime()) / 86_400_000
}

function running(from: number, until: number): Grace {
  return { startedAt: day(from), endsAt: day(until), clearedAt: null }
}

function cleared(from: number, until: number, at: number): Grace {
  return { ...running(from, until), clearedAt: day(at) }
}

function change(
  given: Partial<Omit<CreditChange, 'now'>> & { at: number; paidAt?: number },
): CreditChange {
  const { at, paidAt, ...rest } = given
  return {
    now: day(at),
    guideCredits: 3,
    publishedCount: 0,
    grace: null,
    lastPaidAt: paidAt === undefined ? null : day(paidAt),
    ...rest,
  }
}

function guide(id: string, at: number) {
  return { id, publishedAt: day(at) }
}
