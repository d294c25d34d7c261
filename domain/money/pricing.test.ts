import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal, type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import {
  assertUpgrade,
  findCheaperQuantity,
  isPaidQuantity,
  maxPaidGuides,
  monthlyTotalCentavos,
  pricePerGuideMxn,
  priceTiers,
  quotePurchase,
  quoteUpgrade,
  tiersUpTo,
  upgradeListPriceMxn,
} from './pricing.ts'

const monthlyMxn = {
  1: 100,
  2: 180,
  3: 240,
  4: 320,
  5: 350,
  6: 420,
  7: 490,
  8: 560,
  9: 540,
  10: 600,
  11: 660,
  12: 720,
  13: 650,
  14: 700,
  15: 750,
}
const quantities = Object.keys(monthlyMxn).map(Number)
const upgrades = quantities.flatMap((from) =>
  quantities.filter((to) => to > from).map((to) => [from, to] as const),
)

test.each(Object.entries(monthlyMxn))('%s guides cost %i pesos a month', (quantity, mxn) => {
  expect(monthlyTotalCentavos(Number(quantity))).toBe(mxn * 100)
  expect(quotePurchase(Number(quantity)).totalCentavos).toBe(mxn * 100)
})

test('the price per guide falls from 100 to 50 pesos by quantity', () => {
  expect(quantities.map(pricePerGuideMxn)).toEqual([
    100, 90, 80, 80, 70, 70, 70, 70, 60, 60, 60, 60, 50, 50, 50,
  ])
  expect(priceTiers.map(({ upTo }) => upTo)).toEqual([1, 2, 4, 8, 12, 15])
  expect(maxPaidGuides).toBe(15)
})

test.each([
  0,
  -1,
  16,
  2.5,
  '4',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e9,
  null,
  undefined,
  [4],
  true,
])('%j is no quantity to buy', (quantity) => {
  expect(isPaidQuantity(quantity)).toBe(false)
  expect(refusalOf(() => monthlyTotalCentavos(quantity as number))).toBe('invalid_quantity')
  expect(refusalOf(() => pricePerGuideMxn(quantity as number))).toBe('invalid_quantity')
  expect(refusalOf(() => upgradeListPriceMxn(quantity as number))).toBe('invalid_quantity')
  expect(refusalOf(() => quotePurchase(quantity as number))).toBe('invalid_quantity')
})

describe('what an upgrade costs', () => {
  test('there are 105 upgrades', () => {
    expect(upgrades).toHaveLength(105)
  })

  test.each(upgrades)(
    'from %i to %i the difference is the new total less the old one',
    (from, to) => {
      const quote = quoteUpgrade(from, to)
      const before = monthlyMxn[from as 1] * 100
      const after = monthlyMxn[to as 1] * 100
      expect(quote.totalCentavos).toBe(after)
      expect(quote.currentTotalCentavos).toBe(before)
      expect(quote.differenceCentavos).toBe(after - before)
      expect(quote.extraCentavos - quote.savingCentavos).toBe(after - before)
      expect(quote.extraCentavos * quote.savingCentavos).toBe(0)
      expect(quote.extraCentavos).toBeGreaterThanOrEqual(0)
      expect(quote.savingCentavos).toBeGreaterThanOrEqual(0)
      expect(quote.listTotalCentavos - quote.volumeDiscountCentavos).toBe(quote.totalCentavos)
      expect(quote.volumeDiscountCentavos).toBeGreaterThanOrEqual(0)
    },
  )

  test('exactly four upgrades are cheaper per month than what they replace', () => {
    const cheaper = upgrades.filter(([from, to]) => quoteUpgrade(from, to).differenceCentavos < 0)
    expect(cheaper).toEqual([
      [8, 9],
      [11, 13],
      [12, 13],
      [12, 14],
    ])
    expect(cheaper.map(([from, to]) => quoteUpgrade(from, to).savingCentavos)).toEqual([
      2000, 1000, 7000, 2000,
    ])
  })

  test('the list price is 100 for one guide, 90 for two and 80 for more', () => {
    expect(quantities.map(upgradeListPriceMxn)).toEqual([100, 90, ...Array(13).fill(80)])
  })

  test('from 4 to 10 the list, the volume discount and the total each have their line', () => {
    expect(quoteUpgrade(4, 10)).toEqual({
      quantity: 10,
      currentQuantity: 4,
      pricePerGuideMxn: 60,
      listPricePerGuideMxn: 80,
      listTotalCentavos: 80_000,
      volumeDiscountCentavos: 20_000,
      totalCentavos: 60_000,
      currentTotalCentavos: 32_000,
      differenceCentavos: 28_000,
      extraCentavos: 28_000,
      savingCentavos: 0,
    })
  })

  test('up to four guides there is no volume discount', () => {
    for (const quantity of [2, 3, 4])
      expect(quoteUpgrade(1, quantity).volumeDiscountCentavos).toBe(0)
  })

  test('a host who pays nothing yet is quoted from nothing', () => {
    const quote = quoteUpgrade(0, 4)
    expect(quote.currentTotalCentavos).toBe(0)
    expect(quote.extraCentavos).toBe(32_000)
  })

  test.each([
    [4, 4, 'not_greater'],
    [4, 3, 'not_greater'],
    [15, 15, 'not_greater'],
    [20, 15, 'not_greater'],
    [4, 16, 'quantity_limit'],
    [20, 21, 'quantity_limit'],
    [4, 0, 'invalid_quantity'],
    [4, -1, 'invalid_quantity'],
    [4, 4.5, 'invalid_quantity'],
    [4, '5', 'invalid_quantity'],
    [4, null, 'invalid_quantity'],
    [4, Number.NaN, 'invalid_quantity'],
  ])('from %j to %j is refused as %s', (from, to, code) => {
    expect(refusalOf(() => assertUpgrade(from, to))).toBe(code)
    expect(refusalOf(() => quoteUpgrade(from, to as number))).toBe(code)
  })
})

test('more guides than are sold are refused in the words of the product', () => {
  expect(sentenceOf('quantity_limit', undefined, { most: maxPaidGuides })).toBe(
    'El máximo es 15 guías',
  )
  expect(() => assertUpgrade(4, 16)).toThrow(
    expect.objectContaining({ code: 'quantity_limit', values: { most: 15 } }),
  )
})

test('an installation may sell fewer guides than the product', () => {
  expect(tiersUpTo(15)).toHaveLength(6)
  expect(tiersUpTo(6).map(({ from, upTo }) => [from, upTo])).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 6],
  ])
  expect(quotePurchase(8, 8)).not.toHaveProperty('cheaperQuantity')
  expect(quotePurchase(12, 13).cheaperQuantity).toBe(13)
  expect(refusalOf(() => assertUpgrade(4, 6, 5))).toBe('quantity_limit')
  expect(quoteUpgrade(4, 5, 5).totalCentavos).toBe(35_000)
  expect(() => assertUpgrade(4, 5, 5)).not.toThrow()
})

test('a quantity is hinted exactly at 8, 11 and 12', () => {
  const hints = quantities.map((quantity) => [quantity, findCheaperQuantity(quantity)] as const)
  expect(hints.filter(([, cheaper]) => cheaper !== undefined)).toEqual([
    [8, 9],
    [11, 13],
    [12, 13],
  ])
  expect(quotePurchase(12).cheaperQuantity).toBe(13)
  expect(quotePurchase(13)).not.toHaveProperty('cheaperQuantity')
})

test('every amount is a whole number of centavos', () => {
  fc.assert(
    fc.property(fc.constantFrom(...upgrades), ([from, to]) => {
      const amounts = Object.values(quoteUpgrade(from, to))
      expect(amounts.every(Number.isInteger)).toBe(true)
    }),
  )
})

function refusalOf(act: () => unknown): RefusalCode | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
