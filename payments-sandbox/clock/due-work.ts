import type { Books } from '#sandbox/books/books.ts'
import { forgetOldEvents } from '#sandbox/books/emit.ts'
import type { Store } from '#sandbox/store/open-store.ts'
import type { Unix } from '#sandbox/store/records.ts'
import type { Tables } from '#sandbox/store/tables.ts'
import { accountTime } from './account-time.ts'
import { type Task, tasksOf } from './tasks.ts'

type World = { store: Store; now: () => Date; url: string }

/**
 * Does everything that is due by now, in order, each at the moment it was due.
 * One transaction per task, because what one does decides what is due next.
 */
export function runDueWork({ store, now, url }: World): void {
  let found = true
  while (found) {
    found = store.transact((tables) => runFirst(tables, accountTime(tables, now), url))
  }
}

function runFirst(tables: Tables, account: Unix, url: string): boolean {
  const [first] = tasksOf(tables)
    .filter(({ at }) => at <= account)
    .sort(byTime)
  if (!first) return false
  const books: Books = { ...tables, at: first.at, accountAt: account, cause: null, url }
  first.run(books)
  forgetOldEvents(books)
  return true
}

const byTime = (one: Task, other: Task) => one.at - other.at || one.rank - other.rank
