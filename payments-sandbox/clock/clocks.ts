import { settingsOf } from '#sandbox/books/settings.ts'
import type { Unix } from '#sandbox/store/records.ts'
import type { Tables } from '#sandbox/store/tables.ts'

/** The sandbox's own time: the clock it was given, plus how far it was advanced. */
export const accountTime = (tables: Tables, now: () => Date): Unix =>
  Math.floor(now().getTime() / 1000) + settingsOf(tables).clockAhead

/** The time in which a customer lives: a test clock's, if it has one. */
export function customerTime(tables: Tables, customer: string | null, account: Unix): Unix {
  const clock = customer === null ? null : (tables.customers.find(customer)?.testClock ?? null)
  return clock === null ? account : (tables.testClocks.find(clock)?.frozenTime ?? account)
}

/** The time that rules a request, by the first of the ids it names that belongs to somebody. */
export function timeFor(tables: Tables, ids: unknown[], account: Unix): Unix {
  const owners = ids.filter((id) => typeof id === 'string').map((id) => ownerOf(tables, id))
  return customerTime(tables, owners.find((owner) => owner !== null) ?? null, account)
}

function ownerOf(tables: Tables, id: string): string | null {
  if (tables.customers.find(id)) return id
  const owned =
    tables.subscriptions.find(id) ??
    tables.sessions.find(id) ??
    tables.invoices.find(id) ??
    tables.portalSessions.find(id)
  return owned?.customer ?? null
}
