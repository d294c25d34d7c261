import type { Store } from '#sandbox/store/open-store.ts'
import { type ListedDelivery, openDeliveryLog } from './delivery-log.ts'
import { type PostResult, postEvent } from './post.ts'
import { openRules, type Rule } from './rules.ts'

export type Deliveries = {
  /** Plans whatever waits in the books: called after every transaction that may emit. */
  pickUp(): void
  hold(): void
  /** Sends what is held, one after the other; all of it, or only these, in this order. */
  release(events?: string[]): Promise<void>
  /** Puts these first, in this order, among what is held. */
  reorder(events: string[]): void
  duplicate(event: string, times: number): Promise<PostResult[]>
  drop(rule: Rule): void
  corruptSignature(rule: Rule): void
  held(): string[]
  list(): ListedDelivery[]
  /** Resolves when every first try that is not held has been made. */
  idle(): Promise<void>
  clear(): void
  close(): Promise<void>
}

type Options = {
  store: Store
  delayMs: () => number
  retryDelayMs: (attempt: number) => number | undefined
}

type Planned = { timer: NodeJS.Timeout; first: boolean; done: PromiseWithResolvers<void> }

export function openDeliveries({ store, delayMs, retryDelayMs }: Options): Deliveries {
  const log = openDeliveryLog(store)
  const dropped = openRules()
  const corrupted = openRules()
  const timers = new Map<string, Planned>()
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let holding = false
  let heldEvents: string[] = []

  async function post(id: string): Promise<PostResult> {
    const endpoint = log.endpoint()
    const payload = log.payload(id)
    if (!endpoint || payload === undefined) return { status: null, error: 'nowhere to send it' }
    const spoiled = corrupted.applies(log.typeOf(id))
    return postEvent({ endpoint, payload, spoiled, signal: closing.signal })
  }

  function send(id: string): Promise<void> {
    const sending = post(id).then((result) => {
      underWay.delete(id)
      if (closing.signal.aborted) return
      log.record(id, result, retryDelayMs)
      pickUp()
    })
    underWay.set(id, sending)
    return sending
  }

  function plan(id: string, wait: number, first: boolean): void {
    const done = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      timers.delete(id)
      done.resolve(send(id))
    }, wait)
    if (!first) timer.unref()
    timers.set(id, { timer, first, done })
  }

  function cancel(id: string, { timer, done }: Planned): void {
    clearTimeout(timer)
    timers.delete(id)
    done.resolve()
  }

  function pickUp(): void {
    if (closing.signal.aborted) return
    for (const { id, attempts, nextAttemptAt } of log.waiting()) {
      if (timers.has(id) || underWay.has(id)) continue
      if (attempts > 0) plan(id, Math.max(0, (nextAttemptAt ?? 0) - Date.now()), false)
      else if (dropped.applies(log.typeOf(id))) log.mark(id, 'dropped')
      else if (holding) {
        log.mark(id, 'held')
        heldEvents.push(id)
      } else plan(id, delayMs(), true)
    }
  }

  function clear(): void {
    for (const [id, planned] of timers) cancel(id, planned)
    dropped.clear()
    corrupted.clear()
    heldEvents = []
    holding = false
  }

  const pending = () => [
    ...underWay.values(),
    ...[...timers.values()].filter(({ first }) => first).map(({ done }) => done.promise),
  ]

  log.resume()
  return {
    pickUp,
    hold() {
      holding = true
      for (const [id, planned] of timers) if (planned.first) cancel(id, planned)
      pickUp()
    },
    async release(events) {
      const chosen = events ?? heldEvents
      heldEvents = heldEvents.filter((id) => !chosen.includes(id))
      if (!events) holding = false
      for (const id of chosen) {
        log.mark(id, 'waiting')
        await send(id)
      }
    },
    reorder(events) {
      const first = events.filter((id) => heldEvents.includes(id))
      heldEvents = [...first, ...heldEvents.filter((id) => !first.includes(id))]
    },
    duplicate: (event, times) => Promise.all(Array.from({ length: times }, () => post(event))),
    drop: (rule) => dropped.add(rule),
    corruptSignature: (rule) => corrupted.add(rule),
    held: () => [...heldEvents],
    list: () => log.list(),
    async idle() {
      while (pending().length > 0) await Promise.all(pending())
    },
    clear,
    async close() {
      closing.abort()
      clear()
      await Promise.all(underWay.values())
    },
  }
}
