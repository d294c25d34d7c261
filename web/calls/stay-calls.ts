import type { InferResponseType } from 'hono/client'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import type { HostStay, SendStay, StayOrder, StayOutcome } from '#web/stays/stay.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'

type WireStay = InferResponseType<
  ApiCalls['guidebooks'][':id']['stays']['$get'],
  200
>['stays'][number]

/** The stays of a guide by their days; undefined when they could not be loaded. */
export async function readStays(api: ApiCalls, id: string): Promise<HostStay[] | undefined> {
  const answer = await api.guidebooks[':id'].stays.$get({ param: { id } })
  return answer.ok ? (await answer.json()).stays.map(hostStay) : undefined
}

const mostWaitMs = 3000

/** The stays of a guide from the browser; whatever happens on the way, or takes too long, is no throw. */
export async function loadStays(id: string, locale: Locale) {
  try {
    return await readStays(browserApi({ locale, signal: AbortSignal.timeout(mostWaitMs) }), id)
  } catch {
    // Who asks says that they are missing; nothing is forbidden for it.
    return undefined
  }
}

/** Carries out what a host asks of a stay; whatever happens on the way, the answer is no throw. */
export function sendStayIn(locale: Locale): SendStay {
  const api = browserApi({ locale })
  return async (order) => {
    try {
      return await send(order, { api, locale })
    } catch {
      // No connection, or an answer in no shape of ours: to the host they are one thing.
      return { is: 'unreachable' }
    }
  }
}

type Caller = { api: ApiCalls; locale: Locale }

async function send(order: StayOrder, { api, locale }: Caller): Promise<StayOutcome> {
  if (order.deed === 'delete') {
    const answer = await api.stays[':id'].$delete({ param: { id: order.id } })
    return answer.ok ? { is: 'done' } : refused(answer, locale)
  }
  const answer = await callFor(api, order)
  if (!answer.ok) return refused(answer, locale)
  return { is: 'done', stay: hostStay((await answer.json()).stay) }
}

function callFor(api: ApiCalls, order: Exclude<StayOrder, { deed: 'delete' }>) {
  if (order.deed === 'create') {
    const { guideId, id, form } = order
    return api.guidebooks[':id'].stays.$post({ param: { id: guideId }, json: { ...form, id } })
  }
  const param = { id: order.id }
  if (order.deed === 'change') return api.stays[':id'].$put({ param, json: order.form })
  return api.stays[':id'][order.deed].$post({ param })
}

type Answer = { status: number; headers: Headers; json: () => Promise<unknown> }

async function refused(answer: Answer, locale: Locale): Promise<StayOutcome> {
  const { error, code, errorCode, fields } = await readRefusal(answer)
  const message = reasonOf({ error, code, errorCode, status: answer.status }, locale)
  return { is: 'refused', message, code: code ?? 'http_error', ...(fields && { fields }) }
}

function hostStay(stay: WireStay): HostStay {
  return {
    id: stay.id,
    from: stay.from,
    until: stay.until,
    language: stay.language,
    note: stay.note,
    ...(stay.leaves_at && { leavesAt: stay.leaves_at }),
    link: stay.link,
    phase: stay.phase,
    isOpen: stay.is_open,
    isSoon: stay.is_soon,
    opensAt: Date.parse(stay.opens_at),
    closesAt: Date.parse(stay.closes_at),
  }
}
