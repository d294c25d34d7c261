import type { Unix } from './records.ts'

/** What the sandbox remembers about itself: events, deliveries, answers, settings. */

export type EventRecord = {
  id: string
  /** When it fell due; `recordedAt` is when somebody looked. */
  created: Unix
  recordedAt: Unix
  type: string
  object: Record<string, unknown>
  previous: Record<string, unknown> | null
  requestId: string | null
  idempotencyKey: string | null
}

export type DeliveryState = 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped'

/** One per event that an endpoint was listening for; shares the event's id. */
export type DeliveryRecord = {
  id: string
  state: DeliveryState
  attempts: number
  /** Wall-clock milliseconds of the next try. */
  nextAttemptAt: number | null
  lastStatus: number | null
  lastError: string | null
}

export type AnswerRecord = {
  id: string
  created: Unix
  requestId: string
  path: string
  fingerprint: string
  status: number
  body: string
}

export type SettingsRecord = {
  id: 'settings'
  /** How far the sandbox's own clock runs ahead of the one it was given, in seconds. */
  clockAhead: number
  afterLastRetry: 'cancel' | 'unpaid' | 'past_due'
  webhook: { url: string; secret: string } | null
}
