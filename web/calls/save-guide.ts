import type { InferResponseType } from 'hono/client'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import type { SavedGuide, SaveOrder, SaveOutcome } from '#web/editor/saving/save-outcome.ts'
import { readCopied } from './copy-calls.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

const timeoutMs = 30_000

/** Sends what the editor saves; whatever happens on the way, the answer is an outcome and never a throw. */
export async function saveGuide(order: SaveOrder, locale: Locale): Promise<SaveOutcome> {
  const { id } = order
  const signal = AbortSignal.timeout(timeoutMs)
  const caller = { api: browserApi({ locale, signal }), locale }
  try {
    return await (id ? update(caller, { ...order, id }) : create(caller, order))
  } catch {
    // No connection, no answer in time, or an answer cut off: to the host they are one thing.
    return { is: 'unreachable' }
  }
}

type Caller = { api: ApiCalls; locale: Locale }

const firstVersion = 1

async function create(caller: Caller, order: SaveOrder): Promise<SaveOutcome> {
  const { newId: id, form, version = firstVersion, saveId } = order
  const answer = await caller.api.guidebooks.$post({ json: { ...form, id } })
  if (!answer.ok) return refusedBy(caller, answer)
  const { property, message } = await answer.json()
  if (answer.status === 201) return { is: 'saved', message, guide: savedGuide(property) }
  // An earlier attempt whose answer got lost has made it; what was typed since goes over that, and over nobody else's.
  const outcome = await update(caller, { id: property.id, form, version, saveId })
  return outcome.is === 'saved' ? { ...outcome, message } : outcome
}

type Update = SaveOrder & { id: string }

async function update(caller: Caller, { id, form, version, saveId }: Update): Promise<SaveOutcome> {
  const answer = await caller.api.guidebooks[':id'].$put({
    param: { id },
    json: { ...form, version, saveId },
  })
  if (!answer.ok) return refusedBy(caller, answer)
  // A server of the version before says nothing of copies.
  const { property, copies = [], message } = await answer.json()
  return { is: 'saved', message, guide: savedGuide(property), copies: copies.map(readCopied) }
}

type WireGuide = InferResponseType<ApiCalls['guidebooks'][':id']['$put'], 200>['property']

export function savedGuide({ id, name, short_code, version }: WireGuide): SavedGuide {
  return { id, name, shortCode: short_code, version }
}

const conflicts = new Set(['stale', 'save_id_reused'])

type Answer = { status: number; headers: Headers; json: () => Promise<unknown> }

async function refusedBy({ locale }: Caller, answer: Answer): Promise<SaveOutcome> {
  const { status } = answer
  const { error, code, errorCode, fields, property, form } = await readRefusal(answer)
  if (code && conflicts.has(code) && property && isForm(form)) {
    return { is: 'stale', form, version: property.version }
  }
  // Worth asking again: nothing was saved, or the next try finds it.
  if (code === 'unavailable' || (!code && isAway(status))) return { is: 'unreachable' }
  const reason = reasonOf({ error, code, errorCode, status }, locale)
  return { is: 'refused', code: code ?? 'http_error', reason, fields }
}

/** A proxy answers for a server that is away, and in its own words. */
function isAway(status: number) {
  return status >= 502 && status <= 504
}

/** The shape is the API's own: what it sends as `form` is what it takes back. */
function isForm(value: unknown): value is GuidebookForm {
  return typeof value === 'object' && value !== null
}
