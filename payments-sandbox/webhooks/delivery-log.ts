import { settingsOf } from '#sandbox/books/settings.ts'
import type { Store } from '#sandbox/store/open-store.ts'
import type { DeliveryRecord, DeliveryState } from '#sandbox/store/service-records.ts'
import { presentEvent } from '#sandbox/wire/other.ts'
import { type PostResult, succeeded } from './post.ts'

export type ListedDelivery = {
  event: string
  type: string
  created: number
  state: DeliveryState
  attempts: number
  lastStatus: number | null
  lastError: string | null
  nextAttemptAt: number | null
}

/** What the books know about deliveries; the queue decides, this remembers. */
export function openDeliveryLog(store: Store) {
  return {
    waiting: (): DeliveryRecord[] =>
      store.transact(({ deliveries }) =>
        deliveries.all().filter(({ state }) => state === 'waiting'),
      ),

    typeOf: (id: string): string => store.transact(({ events }) => events.find(id)?.type ?? ''),

    endpoint: () => store.transact((tables) => settingsOf(tables).webhook),

    payload: (id: string): string | undefined =>
      store.transact((tables) => {
        const event = tables.events.find(id)
        return event && JSON.stringify(presentEvent(tables, event), null, 2)
      }),

    /** What was held when the sandbox stopped goes out when it starts. */
    resume(): void {
      store.transact(({ deliveries }) => {
        const held = deliveries.all().filter(({ state }) => state === 'held')
        for (const { id } of held) deliveries.edit(id).state = 'waiting'
      })
    },

    mark(id: string, state: DeliveryState): void {
      store.transact(({ deliveries }) => {
        if (deliveries.find(id)) deliveries.edit(id).state = state
      })
    },

    record(id: string, result: PostResult, retryDelayMs: (attempt: number) => number | undefined) {
      store.transact(({ deliveries }) => {
        if (!deliveries.find(id)) return
        const delivery = deliveries.edit(id)
        delivery.attempts += 1
        delivery.lastStatus = result.status
        delivery.lastError = result.error
        delivery.nextAttemptAt = null
        delivery.state = succeeded(result) ? 'delivered' : 'failed'
        const wait = succeeded(result) ? undefined : retryDelayMs(delivery.attempts + 1)
        if (wait === undefined) return
        delivery.nextAttemptAt = Date.now() + wait
        delivery.state = 'waiting'
      })
    },

    list: (): ListedDelivery[] =>
      store.transact(({ deliveries, events }) =>
        deliveries.all().map(({ id, ...delivery }) => {
          const event = events.find(id)
          return { event: id, type: event?.type ?? '', created: event?.created ?? 0, ...delivery }
        }),
      ),
  }
}
