import { createHmac } from 'node:crypto'
import { settingsOf } from './books.ts'
import { presentEvent } from './events.ts'
import { openPlans } from './faults.ts'
import type { DeliveryRecord, DeliveryState } from './records.ts'
import type { Store } from './store.ts'

type RetryDelay = (attempt: number) => number | undefined
type Options = { store: Store; delayMs: () => number; retryDelayMs: RetryDelay }

/** For the next so many deliveries, perhaps of one type. */
type Rule = { next: number; type?: string | undefined }

type Planned = { timer: NodeJS.Timeout; first: boolean; done: PromiseWithResolvers<void> }

export type Deliveries = ReturnType<typeof openDeliveries>

/** The queue of webhooks: it decides what is sent when, the books remember what came of it. */
export function openDeliveries({ store, delayMs, retryDelayMs }: Options) {
  const dropped = openPlans<Rule>()
  const corrupted = openPlans<Rule>()
  const timers = new Map<string, Planned>()
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let holding = false
  let heldEvents: string[] = []

  function edit(id: string, change: (delivery: DeliveryRecord) => void): void {
    store.transact(({ deliveries }) => {
      if (deliveries.find(id)) change(deliveries.edit(id))
    })
  }

  const mark = (id: string, state: DeliveryState) =>
    edit(id, (delivery) => {
      delivery.state = state
    })

  async function post(id: string): Promise<PostResult> {
    const { event, endpoint, payload } = store.transact((tables) => {
      const event = tables.events.find(id)
      const payload = event && JSON.stringify(presentEvent(tables, event), null, 2)
      return { event, endpoint: settingsOf(tables).webhook, payload }
    })
    if (!endpoint || !event || !payload) return { status: null, error: 'nowhere to send it' }
    const spoiled = corrupted.take(event.type) !== undefined
    return postEvent({ endpoint, payload, spoiled, signal: closing.signal })
  }

  function send(id: string): Promise<void> {
    const sending = post(id).then((result) => {
      underWay.delete(id)
      if (closing.signal.aborted) return
      edit(id, (delivery) => note(delivery, result, retryDelayMs))
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
    for (const { event: id, type, state, attempts, nextAttemptAt } of list(store)) {
      if (state !== 'waiting' || timers.has(id) || underWay.has(id)) continue
      if (attempts > 0) plan(id, Math.max(0, (nextAttemptAt ?? 0) - Date.now()), false)
      else if (dropped.take(type)) mark(id, 'dropped')
      else if (holding) {
        mark(id, 'held')
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

  // What was held when the sandbox stopped goes out when it starts.
  for (const { event, state } of list(store)) if (state === 'held') mark(event, 'waiting')
  return {
    /** Plans whatever waits in the books: called after every transaction that may emit. */
    pickUp,
    hold() {
      holding = true
      for (const [id, planned] of timers) if (planned.first) cancel(id, planned)
      pickUp()
    },
    /** Sends what is held, one after the other; all of it, or only these, in this order. */
    async release(events?: string[]) {
      const chosen = events ?? heldEvents
      heldEvents = heldEvents.filter((id) => !chosen.includes(id))
      if (!events) holding = false
      for (const id of chosen) {
        mark(id, 'waiting')
        await send(id)
      }
    },
    /** Puts these first, in this order, among what is held. */
    reorder(events: string[]) {
      const first = events.filter((id) => heldEvents.includes(id))
      heldEvents = [...first, ...heldEvents.filter((id) => !first.includes(id))]
    },
    duplicate: (event: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => post(event))),
    drop: (rule: Rule) => dropped.add(rule, rule.next, rule.type),
    corruptSignature: (rule: Rule) => corrupted.add(rule, rule.next, rule.type),
    held: () => [...heldEvents],
    list: () => list(store),
    /** Resolves when every first try that is not held has been made. */
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

const list = (store: Store) =>
  store.transact(({ deliveries, events }) =>
    deliveries.all().map(({ id, ...delivery }) => {
      const event = events.find(id)
      return { event: id, type: event?.type ?? '', created: event?.created ?? 0, ...delivery }
    }),
  )

/** What came of a try, and when there is to be another. */
function note(delivery: DeliveryRecord, result: PostResult, retryDelayMs: RetryDelay): void {
  delivery.attempts += 1
  delivery.lastStatus = result.status
  delivery.lastError = result.error
  delivery.nextAttemptAt = null
  delivery.state = succeeded(result) ? 'delivered' : 'failed'
  const wait = succeeded(result) ? undefined : retryDelayMs(delivery.attempts + 1)
  if (wait === undefined) return
  delivery.nextAttemptAt = Date.now() + wait
  delivery.state = 'waiting'
}

type Endpoint = { url: string; secret: string }
type PostResult = { status: number | null; error: string | null }

type Post = { endpoint: Endpoint; payload: string; spoiled: boolean; signal: AbortSignal }

const timeoutMs = 10_000

/** One try. Anything but a 2xx is a failure, a redirect too. */
async function postEvent({ endpoint, payload, spoiled, signal }: Post): Promise<PostResult> {
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

const succeeded = ({ status }: PostResult) => status !== null && status >= 200 && status < 300

/** The `Stripe-Signature` header for a payload sent at `seconds`. */
function signature(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Right in form, wrong in every digit. */
const corrupt = (header: string): string =>
  header.replace(/v1=.*/, (digest) => `v1=${digest.slice(3).replace(/./g, turn)}`)

const turn = (digit: string) => (Number.parseInt(digit, 16) ^ 15).toString(16)
