import type { Books, Cause } from '#sandbox/books/books.ts'
import { accountTime } from '#sandbox/clock/account-time.ts'
import { runDueWork } from '#sandbox/clock/due-work.ts'
import type { Faults } from '#sandbox/faults/faults.ts'
import type { Store } from '#sandbox/store/open-store.ts'
import type { Deliveries } from '#sandbox/webhooks/deliveries.ts'

/** What the running sandbox owns; everything that answers a request gets it handed in. */
export type World = {
  store: Store
  now: () => Date
  pause: (ms: number) => Promise<unknown>
  url: string
  apiKey: string | undefined
  faults: Faults
  deliveries: Deliveries
  /** Idempotency keys whose first request is still being answered. */
  inFlight: Set<string>
}

/** Opens the books after doing what is due. */
export function withBooks<T>(
  world: World,
  work: (books: Books) => T,
  cause: Cause | null = null,
): T {
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

/** Does what the passing of time has brought about since somebody last looked. */
export function catchUp(world: World): void {
  runDueWork(world)
  world.deliveries.pickUp()
}
