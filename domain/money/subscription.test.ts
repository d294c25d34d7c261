import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BilledStatus,
  type BilledSubscription,
  billedStatuses,
  endsAtOnce,
  isGranting,
  isLive,
  mayCancel,
  mayReactivate,
  mustBeSettled,
  subscriptionLabel,
  subscriptionOf,
} from './subscription.ts'

const periodEnd = new Date('2026-12-20T10:00:00Z')

test('without a subscription a host is on the courtesy plan', () => {
  expect(subscriptionOf([])).toEqual({
    planType: 'courtesy',
    status: 'inactive',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    quantity: 0,
    paidCredits: 0,
    paymentProblem: false,
    hasDuplicates: false,
  })
})

describe('each state of a subscription as hosts see it', () => {
  test.each([
    ['incomplete', null, 'courtesy', 'inactive', 0, false],
    ['incomplete_expired', null, 'courtesy', 'inactive', 0, false],
    ['trialing', null, 'per_guide_monthly', 'active', 4, false],
    ['active', null, 'per_guide_monthly', 'active', 4, false],
    ['past_due', null, 'per_guide_monthly', 'active', 4, true],
    ['canceled', 'cancellation_requested', 'per_guide_monthly', 'cancelled', 0, false],
    ['canceled', 'payment_failed', 'per_guide_monthly', 'expired', 0, false],
    ['canceled', 'payment_disputed', 'per_guide_monthly', 'expired', 0, false],
    ['canceled', null, 'per_guide_monthly', 'expired', 0, false],
    ['unpaid', null, 'per_guide_monthly', 'expired', 0, true],
    ['paused', null, 'per_guide_monthly', 'inactive', 0, false],
  ] as const)(
    '%s for reason %s is %s, %s, %i credits',
    (status, cancellationReason, planType, shown, paidCredits, paymentProblem) => {
      const subscription = subscriptionOf([billed({ status, cancellationReason })])
      expect(subscription).toMatchObject({
        planType,
        status: shown,
        paidCredits,
        paymentProblem,
        cancelAtPeriodEnd: false,
        hasDuplicates: false,
      })
    },
  )

  test.each(billedStatuses)('%s can be read alone', (status) => {
    const { paidCredits } = subscriptionOf([billed({ status })])
    expect(paidCredits > 0).toBe(isGranting(status))
  })
})

describe('a subscription that will end', () => {
  test.each(['active', 'trialing', 'past_due'] as const)(
    '%s with the flag, or with only a date, is cancelling and keeps its credits',
    (status) => {
      for (const ending of [{ cancelAtPeriodEnd: true }, { cancelAt: periodEnd }]) {
        const subscription = subscriptionOf([billed({ status, ...ending })])
        expect(subscription.status).toBe('active')
        expect(subscription.cancelAtPeriodEnd).toBe(true)
        expect(subscription.paidCredits).toBe(4)
        expect(subscriptionLabel(subscription)).toBe('cancelling')
        expect(mayCancel(subscription)).toBe(false)
        expect(mayReactivate(subscription)).toBe(true)
      }
    },
  )

  test('with a date beyond the running period it is charged once more, and can be cancelled', () => {
    const later = new Date(periodEnd.getTime() + 1000)
    const subscription = subscriptionOf([billed({ cancelAt: later })])
    expect(subscriptionLabel(subscription)).toBe('active')
    expect(mayCancel(subscription)).toBe(true)
  })

  test('one that has ended is no longer ending', () => {
    const ended = billed({ status: 'canceled', cancelAtPeriodEnd: true, cancelAt: periodEnd })
    expect(subscriptionOf([ended]).cancelAtPeriodEnd).toBe(false)
  })

  test('it says when it ended, whatever period was running', () => {
    const endedAt = new Date('2026-12-03T00:00:00Z')
    const subscription = subscriptionOf([billed({ status: 'canceled', endedAt })])
    expect(subscription).toMatchObject({ endedAt, currentPeriodEnd: periodEnd })
  })

  test('an end before the period ends is the date that is shown', () => {
    const sooner = new Date('2026-12-01T00:00:00Z')
    const later = new Date('2027-01-01T00:00:00Z')
    expect(subscriptionOf([billed({ cancelAt: sooner })]).currentPeriodEnd).toEqual(sooner)
    expect(subscriptionOf([billed({ cancelAt: later })]).currentPeriodEnd).toEqual(periodEnd)
    expect(subscriptionOf([billed({})]).currentPeriodEnd).toEqual(periodEnd)
    expect(
      subscriptionOf([billed({ cancelAt: later, currentPeriodEnd: null })]).currentPeriodEnd,
    ).toEqual(later)
  })
})

describe('what a host may do', () => {
  test.each(billedStatuses)('%s is settled before anything is bought, or need not be', (status) => {
    const subscription = subscriptionOf([billed({ status })])
    expect(mustBeSettled(subscription)).toBe(status === 'unpaid' || status === 'paused')
  })

  test('active may be cancelled, not reactivated', () => {
    const subscription = subscriptionOf([billed({})])
    expect(mayCancel(subscription)).toBe(true)
    expect(mayReactivate(subscription)).toBe(false)
    expect(subscriptionLabel(subscription)).toBe('active')
  })

  test('with a payment problem it may be cancelled', () => {
    const subscription = subscriptionOf([billed({ status: 'past_due' })])
    expect(mayCancel(subscription)).toBe(true)
  })

  test.each(['canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const)(
    '%s allows neither',
    (status) => {
      const subscription = subscriptionOf([billed({ status })])
      expect(mayCancel(subscription)).toBe(false)
      expect(mayReactivate(subscription)).toBe(false)
    },
  )

  test('cancelling ends at once what is not paid', () => {
    expect(billedStatuses.filter(endsAtOnce)).toEqual(['past_due', 'unpaid', 'paused'])
  })

  test('what can still charge is live, also when it grants nothing', () => {
    expect(billedStatuses.filter(isLive)).toEqual([
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'paused',
    ])
  })

  test.each([
    [{ status: 'canceled', cancellationReason: 'cancellation_requested' }, 'cancelled'],
    [{ status: 'canceled' }, 'expired'],
    [{ status: 'paused' }, 'inactive'],
    [{ status: 'active' }, 'active'],
  ] as const)('%j carries the label %s', (state, label) => {
    expect(subscriptionLabel(subscriptionOf([billed(state)]))).toBe(label)
  })
})

describe('several subscriptions of one host', () => {
  test('one that grants speaks before one that is stuck, and that before one that ended', () => {
    const old = new Date('2026-01-01T00:00:00Z')
    const ended = billed({ id: 'ended', status: 'canceled' })
    const stuck = billed({ id: 'stuck', status: 'incomplete', createdAt: old })
    const granting = billed({ id: 'granting', status: 'past_due', createdAt: new Date(0) })
    expect(subscriptionOf([ended, stuck, granting]).billed?.id).toBe('granting')
    expect(subscriptionOf([ended, { ...stuck, status: 'unpaid' }]).billed?.id).toBe('stuck')
    expect(subscriptionOf([ended, stuck])).toMatchObject({ planType: 'courtesy' })
  })

  test('of two that ended the newer one speaks', () => {
    const first = billed({ id: 'first', status: 'canceled', createdAt: new Date(1) })
    const second = billed({
      id: 'second',
      status: 'canceled',
      cancellationReason: 'cancellation_requested',
      createdAt: new Date(2),
    })
    expect(subscriptionOf([first, second]).status).toBe('cancelled')
  })

  test('two live by accident grant the larger quantity, not the sum, and are reported', () => {
    const subscription = subscriptionOf([
      billed({ id: 'new', quantity: 2, createdAt: new Date(2) }),
      billed({ id: 'old', quantity: 6, createdAt: new Date(1) }),
    ])
    expect(subscription.paidCredits).toBe(6)
    expect(subscription.quantity).toBe(2)
    expect(subscription.billed?.id).toBe('new')
    expect(subscription.hasDuplicates).toBe(true)
  })

  test('a quantity given by support is honoured as it is', () => {
    expect(subscriptionOf([billed({ quantity: 20 })]).paidCredits).toBe(20)
  })

  test('the order in which they are listed changes nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(billedArbitrary, { selector: ({ id }) => id }), (all) => {
        const subscription = subscriptionOf(all)
        expect(subscriptionOf(all.toReversed())).toEqual(subscription)
        const granted = all
          .filter(({ status }) => isGranting(status))
          .map(({ quantity }) => quantity)
        expect(subscription.paidCredits).toBe(Math.max(0, ...granted))
        expect(subscription.status === 'active').toBe(granted.length > 0)
        expect([mayCancel(subscription), mayReactivate(subscription)]).not.toEqual([true, true])
      }),
    )
  })
})

const billedArbitrary: fc.Arbitrary<BilledSubscription> = fc.record({
  id: fc.stringMatching(/^sub_[a-z0-9]{1,4}$/),
  status: fc.constantFrom<BilledStatus>(...billedStatuses),
  quantity: fc.integer({ min: 0, max: 20 }),
  currentPeriodEnd: fc.option(fc.date({ noInvalidDate: true })),
  cancelAt: fc.option(fc.date({ noInvalidDate: true })),
  cancelAtPeriodEnd: fc.boolean(),
  cancellationReason: fc.option(fc.constantFrom('cancellation_requested', 'payment_failed')),
  endedAt: fc.option(fc.date({ noInvalidDate: true })),
  createdAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(5) }),
})

function billed(state: Partial<BilledSubscription>): BilledSubscription {
  return {
    id: 'sub_1',
    status: 'active',
    quantity: 4,
    currentPeriodEnd: periodEnd,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    cancellationReason: null,
    endedAt: null,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    ...state,
  }
}
