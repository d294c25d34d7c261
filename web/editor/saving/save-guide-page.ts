import type { InferResponseType } from 'hono/client'
import { data } from 'react-router'
import { z } from 'zod'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, apiOf } from '#web/api.ts'
import { localeContext } from '#web/locale.ts'
import { readRefusal } from '#web/read-refusal.ts'
import { reasonOf } from '#web/reason-of.ts'
import type { Route } from './+types/save-guide-page'
import type { SavedGuide, SaveOrder, SaveOutcome } from './save-outcome.ts'

/** Where the editor saves: it forwards to the API and answers with one of the outcomes the editor knows. */
export async function action({ request, context }: Route.ActionArgs) {
  const order = orderSchema.safeParse(await request.json().catch(() => undefined))
  if (!order.success) throw data(null, { status: 400 })
  const api = apiOf(context)
  const outcome = await save({ api, locale: context.get(localeContext) }, order.data)
  return Response.json(outcome)
}

/** The form itself is checked by the API, field by field. */
const orderSchema = z.object({
  id: z.guid().optional(),
  newId: z.guid().optional(),
  form: z.custom<GuidebookForm>(isForm),
  version: z.int().optional(),
  saveId: z.guid().optional(),
})

type Caller = { api: ApiCalls; locale: Locale }

async function save(caller: Caller, order: SaveOrder): Promise<SaveOutcome> {
  const { id } = order
  return id ? update(caller, { ...order, id }) : create(caller, order)
}

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
  const { property, message } = await answer.json()
  return { is: 'saved', message, guide: savedGuide(property) }
}

type WireGuide = InferResponseType<ApiCalls['guidebooks'][':id']['$put'], 200>['property']

function savedGuide({ id, name, short_code, version }: WireGuide): SavedGuide {
  return { id, name, shortCode: short_code, version }
}

const conflicts = new Set(['stale', 'save_id_reused'])

async function refusedBy(
  { locale }: Caller,
  answer: { status: number; json: () => Promise<unknown> },
): Promise<SaveOutcome> {
  const { error, code, fields, property, form } = await readRefusal(answer)
  if (code && conflicts.has(code) && property && isForm(form)) {
    return { is: 'stale', form, version: property.version }
  }
  // Worth asking again, like a server that is away: nothing was saved, or the next try finds it.
  if (code === 'unavailable') return { is: 'unreachable' }
  const reason = reasonOf({ error, code, status: answer.status }, locale)
  return { is: 'refused', code: code ?? 'http_error', reason, fields }
}

/** The shape is the API's own: what it sends as `form` is what it takes back. */
function isForm(value: unknown): value is GuidebookForm {
  return typeof value === 'object' && value !== null
}
