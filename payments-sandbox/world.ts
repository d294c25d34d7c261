import { tasksOf } from './billing/due.ts'
import { accountTime, type Books, type Cause } from './books.ts'
import { forgetOldEvents } from './events.ts'
import type { Fault, openPlans } from './faults.ts'
import type { Tables, Unix } from './records.ts'
import type { Store } from './store.ts'
import type { Deliveries } from './webhooks.ts'

/** What the running sandbox owns; everything that answers a request gets it handed in. */
export type World = {
  store: Store
  now: () => Date
  pause: (ms: number) => Promise<unknown>
  url: string
  apiKey: string | undefined
  faults: ReturnType<typeof openPlans<Fault>>
  deliveries: Deliveries
  /** Idempotency keys whose first request is still being answered. */
  inFlight: Set<string>
}

/** Opens the books once what is due is done, and does afterwards what the work has made due. */
export function withBooks<T>(world: World, work: (books: Books) => T, cause?: Cause): T {
  catchUp(world)
  try {
    return world.store.transact((tables) => {
      const at = accountTime(tables, world.now)
      return work({ ...tables, at, accountAt: at, cause, url: world.url })
    })
  } finally {
    catchUp(world)
  }
}

/**
 * Does what the passing of time has brought about since somebody last looked: in order, each thing at the moment it
 * was due, in a transaction of its own, because what one does decides what is due next.
 */
export function catchUp({ store, now, url, deliveries }: World): void {
  let found = true
  while (found) {
    found = store.transact((tables) => runFirst(tables, accountTime(tables, now), url))
  }
  deliveries.pickUp()
}

function runFirst(tables: Tables, account: Unix, url: string): boolean {
  const [first] = tasksOf(tables)
    .filter(({ at }) => at <= account)
    .sort((one, other) => one.at - other.at || one.rank - other.rank)
  if (!first) return false
  const books: Books = { ...tables, at: first.at, accountAt: account, cause: undefined, url }
  first.run(books, first.id)
  forgetOldEvents(books)
  return true
}
