import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canDeleteToRegain,
  creditFigures,
  isCourtesyPlan,
  mayPublish,
  offerWhenNoCredit,
  onlyPaidGuides,
  shouldHintToUnpublish,
} from './credits.ts'

test('courtesy credits alone are a total', () => {
  expect(creditFigures({ courtesyCredits: 3 })).toEqual({
    courtesyCredits: 3,
    paidCredits: 0,
    guideCredits: 3,
    publishedGuidesCount: 0,
    availableCredits: 3,
    overLimit: 0,
  })
})

test('without the plan as many published guides lose their credit as courtesy does not cover', () => {
  expect(onlyPaidGuides({ courtesyCredits: 3, paidCredits: 4, publishedGuidesCount: 5 })).toBe(2)
  expect(onlyPaidGuides({ courtesyCredits: 3, paidCredits: 4, publishedGuidesCount: 3 })).toBe(0)
  expect(onlyPaidGuides({})).toBe(0)
})

test('a paid quantity adds to the courtesy credits', () => {
  const figures = creditFigures({ courtesyCredits: 3, paidCredits: 4, publishedGuidesCount: 5 })
  expect(figures.guideCredits).toBe(7)
  expect(figures.availableCredits).toBe(2)
})

test('more published than credits is said as over the limit, never as less than nothing', () => {
  const figures = creditFigures({ courtesyCredits: 3, publishedGuidesCount: 7 })
  expect(figures.availableCredits).toBe(0)
  expect(figures.overLimit).toBe(4)
  expect(mayPublish(figures)).toBe(false)
})

test.each([{}, { courtesyCredits: null, paidCredits: null, publishedGuidesCount: null }])(
  'missing figures %j count as zero',
  (sources) => {
    expect(creditFigures(sources)).toEqual({
      courtesyCredits: 0,
      paidCredits: 0,
      guideCredits: 0,
      publishedGuidesCount: 0,
      availableCredits: 0,
      overLimit: 0,
    })
    expect(offerWhenNoCredit(sources)).toBe('buy_credits')
  },
)

test('figures always add up, and publishing and unpublishing undo each other', () => {
  const small = fc.nat({ max: 40 })
  fc.assert(
    fc.property(small, small, small, (courtesyCredits, paidCredits, publishedGuidesCount) => {
      const sources = { courtesyCredits, paidCredits, publishedGuidesCount }
      const figures = creditFigures(sources)
      expect(figures.guideCredits - figures.publishedGuidesCount).toBe(
        figures.availableCredits - figures.overLimit,
      )
      expect(figures.availableCredits * figures.overLimit).toBe(0)
      expect(mayPublish(figures)).toBe(publishedGuidesCount < courtesyCredits + paidCredits)
      if (!mayPublish(figures)) return
      const after = creditFigures({ ...sources, publishedGuidesCount: publishedGuidesCount + 1 })
      expect(after.availableCredits).toBe(figures.availableCredits - 1)
      expect(after.overLimit).toBe(0)
    }),
  )
})

describe('when no credit is left', () => {
  test.each([
    ['courtesy total, all of it published', 3, 0, 3, 'credit_limit'],
    ['courtesy total, more published than credits', 3, 0, 5, 'credit_limit'],
    ['another total, some published', 3, 4, 7, 'credit_limit'],
    ['no courtesy, some published', 0, 2, 2, 'credit_limit'],
    ['no credits at all, some published', 0, 0, 1, 'credit_limit'],
    ['no credits at all, nothing published', 0, 0, 0, 'buy_credits'],
  ] as const)('%s', (_, courtesyCredits, paidCredits, publishedGuidesCount, dialog) => {
    expect(offerWhenNoCredit({ courtesyCredits, paidCredits, publishedGuidesCount })).toBe(dialog)
  })

  test('no dialog opens while a credit is left', () => {
    expect(offerWhenNoCredit({ courtesyCredits: 3, publishedGuidesCount: 2 })).toBeUndefined()
    expect(offerWhenNoCredit({ courtesyCredits: 3 })).toBeUndefined()
  })

  test('the hint to unpublish shows exactly when there is something to unpublish', () => {
    expect(shouldHintToUnpublish({ courtesyCredits: 3, publishedGuidesCount: 3 })).toBe(true)
    expect(shouldHintToUnpublish({ courtesyCredits: 3, publishedGuidesCount: 2 })).toBe(false)
    expect(shouldHintToUnpublish({})).toBe(false)
  })

  test('a refused publish says whether unpublishing would help', () => {
    expect(canDeleteToRegain({ courtesyCredits: 3, publishedGuidesCount: 3 })).toBe(true)
    expect(canDeleteToRegain({ publishedGuidesCount: 0 })).toBe(false)
  })
})

test.each([
  [3, 0, 0, true],
  [3, 0, 2, true],
  [3, 0, 3, false],
  [3, 1, 0, false],
  [0, 3, 0, false],
  [0, 0, 0, false],
  [5, 0, 4, true],
])(
  'with %i courtesy, %i paid and %i published, the courtesy plan shows: %s',
  (courtesyCredits, paidCredits, publishedGuidesCount, shown) => {
    expect(isCourtesyPlan({ courtesyCredits, paidCredits, publishedGuidesCount })).toBe(shown)
  },
)
