import { isLive } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { getPrice } from '#sandbox/books/get.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import { boundary } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Recurring, Unix } from '#sandbox/store/records.ts'
import type { TestClockRecord } from '#sandbox/store/service-records.ts'
import { presentTestClock } from '#sandbox/wire/other.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { customerParam } from './find.ts'

type ClockParams = { frozen_time: Unix; name?: string; customer?: string }

export function createTestClock(books: Books, call: Call): Wire {
  const params = paramsOf<ClockParams>(call)
  const clock = books.testClocks.insert({
    id: newId('clock'),
    created: books.at,
    name: params.name ?? null,
    frozenTime: params.frozen_time,
  })
  if (params.customer !== undefined) attach(books, params.customer, clock.id)
  return presentTestClock(clock)
}

function attach(books: Books, customer: string, clock: string): void {
  if (customerParam(books, customer).testClock !== null) {
    throw invalid('This customer already has a test clock.', { param: 'customer' })
  }
  books.customers.edit(customer).testClock = clock
}

export const retrieveTestClock = (books: Books, call: Call): Wire =>
  presentTestClock(testClockAt(books, idOf(call)))

/** Answers `advancing`; what the new time brings is done before the next call. */
export function advanceTestClock(books: Books, call: Call): Wire {
  const { frozen_time: target } = paramsOf<{ frozen_time: Unix }>(call)
  const clock = testClockAt(books, idOf(call))
  if (target <= clock.frozenTime) {
    throw invalid('The new time must be after the current frozen time.', { param: 'frozen_time' })
  }
  if (target > furthest(books, clock)) {
    throw invalid(
      'Cannot advance more than two intervals of the shortest subscription on this clock.',
      { param: 'frozen_time' },
    )
  }
  const answer = presentTestClock(clock, target)
  books.testClocks.edit(clock.id).frozenTime = target
  return answer
}

function furthest(books: Books, clock: TestClockRecord): Unix {
  const limits = books.subscriptions
    .all()
    .filter((row) => isLive(row) && books.customers.find(row.customer)?.testClock === clock.id)
    .map((row) => getPrice(books, row.item.price).recurring)
    .filter((recurring): recurring is Recurring => recurring !== null)
    .map((recurring) => boundary(clock.frozenTime, recurring, 2))
  const twoYears = boundary(clock.frozenTime, { interval: 'year', intervalCount: 1 }, 2)
  return Math.min(...limits, twoYears)
}

function testClockAt(books: Books, id: string): TestClockRecord {
  const clock = books.testClocks.find(id)
  if (!clock) throw notFound('test clock', id, 'test_clock')
  return clock
}
