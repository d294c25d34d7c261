import type { InferRequestType, InferResponseType } from 'hono/client'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi, camel } from './api.ts'
import { type Answered, ask } from './ask.ts'

type StaysOfGuide = ApiCalls['guidebooks'][':id']['stays']['$get']

/** A stay as its host sees it; moments in milliseconds. */
export type HostStay = ReturnType<typeof hostStay>

function hostStay(stay: InferResponseType<StaysOfGuide, 200>['stays'][number]) {
  const { opens_at, closes_at } = stay
  return { ...camel(stay), opensAt: Date.parse(opens_at), closesAt: Date.parse(closes_at) }
}

/** The stays of a guide by their days; undefined when they could not be loaded. */
export async function readStays(api: ApiCalls, id: string): Promise<HostStay[] | undefined> {
  const answer = await api.guidebooks[':id'].stays.$get({ param: { id } })
  return answer.ok ? (await answer.json()).stays.map(hostStay) : undefined
}

const mostWaitMs = 3000

/** Who is inside or comes yet; undefined when they could not be loaded, or it took too long. */
export async function loadStaysAhead(id: string, locale: Locale) {
  const signal = AbortSignal.timeout(mostWaitMs)
  const { stays } = browserApi({ locale, signal }).guidebooks[':id']
  const answer = await ask(locale, () => stays.$get({ param: { id } }))
  if (answer.is !== 'done') return undefined
  return answer.value.stays.flatMap(({ phase, is_soon: isSoon, ...stay }) =>
    phase === 'ended' ? [] : [{ ...stay, phase, isSoon }],
  )
}

export type StayForm = InferRequestType<ApiCalls['stays'][':id']['$put']>['json']

export type StayOrder =
  /** Under one id, so that what is sent again is made once. */
  | { deed: 'create'; guideId: string; id: string; form: StayForm }
  | { deed: 'change'; id: string; form: StayForm }
  | { deed: 'open' | 'end' | 'renew'; id: string }
  | { deed: 'delete'; id: string }

export async function sendStay(
  order: StayOrder,
  locale: Locale,
): Promise<Answered<HostStay | undefined>> {
  const api = browserApi({ locale })
  if (order.deed === 'delete') {
    const answer = await ask(locale, () => api.stays[':id'].$delete({ param: { id: order.id } }))
    return answer.is === 'done' ? { is: 'done', value: undefined } : answer
  }
  const answer = await ask(locale, () => callFor(api, order))
  if (answer.is !== 'done') return answer
  const stay = hostStay(answer.value.stay)
  if (order.deed === 'create' && typedFields.some((name) => stay[name] !== order.form[name])) {
    // An earlier try whose answer got lost has made it; what was typed since goes over that.
    return sendStay({ deed: 'change', id: stay.id, form: order.form }, locale)
  }
  return { is: 'done', value: stay }
}

const typedFields = ['from', 'until', 'language', 'note', 'leavesAt'] as const

/** What its host said of a stay. */
export function saidOf({ from, until, language, note, leavesAt }: HostStay): StayForm {
  return { from, until, language, note, leavesAt }
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
