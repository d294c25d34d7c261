import { createHmac } from 'node:crypto'
import { settingsOf } from './books.ts'
import { presentEvent } from './events.ts'
import { openPlans } from './faults.ts'
import type { Delivery } from './records.ts'
import type { Store } from './store.ts'

type RetryDelay = (attempt: number) => number | undefined
type Options = { store: Store; delayMs: () => number; retryDelayMs: RetryDelay }

/** For the next so many deliveries, perhaps of one type. */
type Rule = { next: number; type?: string }

/** Once it is under way, nothing calls it off. */
type Try = { isFirst: boolean; done: Promise<void>; callOff(): void }

export type Deliveries = ReturnType<typeof openDeliveries>

/** The queue of webhooks: it decides what is sent when, the books remember what came of it. */
export function openDeliveries({ store, delayMs, retryDelayMs }: Options) {
  const dropped = openPlans<Rule>()
  const corrupted = openPlans<Rule>()
  /** What is planned or under way, by its event. */
  const tries = new Map<string, Try>()
  const closing = new AbortController()
  let isHolding = false
  let held: string[] = []

  const list = () =>
    store.transact(({ events }) =>
      events
        .all()
        .flatMap(({ id: event, type, created, delivery }) =>
          delivery ? { event, type, created, ...delivery } : [],
        ),
    )

  function edit(id: string, change: (delivery: Delivery) => void): void {
    store.transact(({ events }) => {
      const event = events.find(id) && events.edit(id)
      if (event?.delivery) change(event.delivery)
    })
  }

  async function post(id: string): Promise<PostResult> {
    const { event, endpoint } = store.transact((tables) => ({
      event: tables.events.find(id),
      endpoint: settingsOf(tables).webhook,
    }))
    if (!endpoint || !event) return { lastError: 'nowhere to send it' }
    const payload = JSON.stringify(presentEvent(event), null, 2)
    const isSpoiled = corrupted.take(event.type) !== undefined
    return postEvent({ endpoint, payload, isSpoiled, signal: closing.signal })
  }

  function send(id: string): Promise<void> {
    const done = post(id).then((result) => {
      tries.delete(id)
      if (closing.signal.aborted) return
      edit(id, (delivery) => note(delivery, result, retryDelayMs))
      pickUp()
    })
    tries.set(id, { isFirst: true, done, callOff() {} })
    return done
  }

  function plan(id: string, wait: number, isFirst: boolean): void {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => resolve(send(id)), wait)
    if (!isFirst) timer.unref()
    const callOff = () => {
      clearTimeout(timer)
      tries.delete(id)
      resolve()
    }
    tries.set(id, { isFirst, done, callOff })
  }

  function pickUp(): void {
    if (closing.signal.aborted) return
    for (const { event: id, type, state, attempts, nextAttemptAt } of list()) {
      if (state !== 'waiting' || tries.has(id) || held.includes(id)) continue
      if (attempts > 0) plan(id, Math.max(0, (nextAttemptAt ?? 0) - Date.now()), false)
      else if (dropped.take(type)) {
        edit(id, (delivery) => {
          delivery.state = 'dropped'
        })
      } else if (isHolding) held.push(id)
      else plan(id, delayMs(), true)
    }
  }

  function clear(): void {
    for (const planned of tries.values()) planned.callOff()
    dropped.clear()
    corrupted.clear()
    held = []
    isHolding = false
  }

  const pending = () => [...tries.values()].filter(({ isFirst }) => isFirst).map(({ done }) => done)

  return {
    /** Plans whatever waits in the books: called after every transaction that may emit. */
    pickUp,
    hold() {
      isHolding = true
      for (const planned of tries.values()) if (planned.isFirst) planned.callOff()
      pickUp()
    },
    /** Sends what is held, one after the other; all of it, or only these, in this order. */
    async release(events?: string[]) {
      if (!events) isHolding = false
      for (const id of events ?? held) {
        held = held.filter((other) => other !== id)
        await send(id)
      }
    },
    /** Puts these first, in this order, among what is held. */
    reorder(events: string[]) {
      const first = events.filter((id) => held.includes(id))
      held = [...first, ...held.filter((id) => !first.includes(id))]
    },
    duplicate: (event: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => post(event))),
    drop: (rule: Rule) => dropped.add(rule, rule.next, rule.type),
    corruptSignature: (rule: Rule) => corrupted.add(rule, rule.next, rule.type),
    held: () => [...held],
    list,
    /** Resolves when every first try that is not held has been made. */
    async idle() {
      while (pending().length > 0) await Promise.all(pending())
    },
    clear,
    async close() {
      closing.abort()
      clear()
      await Promise.all(pending())
    },
  }
}

/** What came of a try, and when there is to be another. */
function note(delivery: Delivery, result: PostResult, retryDelayMs: RetryDelay): void {
  const { lastStatus = 0, lastError } = result
  const isTaken = lastStatus >= 200 && lastStatus < 300
  const attempts = delivery.attempts + 1
  const wait = isTaken ? undefined : retryDelayMs(attempts + 1)
  Object.assign(delivery, { attempts, lastStatus: result.lastStatus, lastError })
  delivery.nextAttemptAt = wait === undefined ? undefined : Date.now() + wait
  if (isTaken) delivery.state = 'delivered'
  else if (wait === undefined) delivery.state = 'failed'
}

type Endpoint = { url: string; secret: string }
type PostResult = Pick<Delivery, 'lastStatus' | 'lastError'>

type Post = { endpoint: Endpoint; payload: string; isSpoiled: boolean; signal: AbortSignal }

const timeoutMs = 10_000

/** One try. Anything but a 2xx is a failure, a redirect too. */
async function postEvent({ endpoint, payload, isSpoiled, signal }: Post): Promise<PostResult> {
  const header = signature(payload, endpoint.secret, Math.floor(Date.now() / 1000))
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': isSpoiled ? corrupt(header) : header,
      },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return { lastStatus: response.status }
  } catch (error) {
    return { lastError: error instanceof Error ? error.message : String(error) }
  }
}

/** The `Stripe-Signature` header for a payload sent at `seconds`. */
function signature(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Right in form, wrong in every digit. */
const corrupt = (header: string): string =>
  header.replace(/v1=.*/, (digest) => `v1=${digest.slice(3).replace(/./g, turn)}`)

const turn = (digit: string) => (Number.parseInt(digit, 16) ^ 15).toString(16)
