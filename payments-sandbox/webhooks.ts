import { createHmac } from 'node:crypto'
import { settingsOf } from './books.ts'
import { presentEvent } from './events.ts'
import type { DeliveryRecord, DeliveryState } from './records.ts'
import type { Store } from './store.ts'

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

export type Endpoint = { url: string; secret: string }
export type PostResult = { status: number | null; error: string | null }

type Post = { endpoint: Endpoint; payload: string; spoiled: boolean; signal: AbortSignal }

const timeoutMs = 10_000

/** One try. Anything but a 2xx is a failure, a redirect too. */
export async function postEvent({ endpoint, payload, spoiled, signal }: Post): Promise<PostResult> {
  const header = signature(payload, endpoint.secret, Math.floor(Date.now() / 1000))
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': spoiled ? corrupt(header) : header,
      },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

export const succeeded = ({ status }: PostResult) =>
  status !== null && status >= 200 && status < 300

/** Plans for deliveries that have not happened yet: the next so many, perhaps of one type. */
export type Rule = { next: number; type?: string }

type Rules = {
  add(rule: Rule): void
  applies(type: string): boolean
  clear(): void
}

export function openRules(): Rules {
  let rules: Rule[] = []
  return {
    add(rule) {
      rules.push({ ...rule })
    },
    applies(type) {
      const rule = rules.find(
        (candidate) => candidate.type === undefined || candidate.type === type,
      )
      if (!rule) return false
      rule.next -= 1
      rules = rules.filter(({ next }) => next > 0)
      return true
    },
    clear() {
      rules = []
    },
  }
}

/** The `Stripe-Signature` header for a payload sent at `seconds`. */
export function signature(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Right in form, wrong in every digit. */
export const corrupt = (header: string): string =>
  header.replace(/v1=.*/, (digest) => `v1=${digest.slice(3).replace(/./g, turn)}`)

const turn = (digit: string) => (Number.parseInt(digit, 16) ^ 15).toString(16)
