import { data } from 'react-router'
import { apiOf } from '#web/api.ts'
import { formOf } from '#web/auth/read-form.ts'
import { actOnGuides } from '#web/desk-calls.ts'
import { readGuideIds } from '#web/guide-id.ts'
import { localeContext } from '#web/locale.ts'
import type { Route } from './+types/act-on-guides-page'
import { deskIntents } from './desk.ts'

/** What the desk's buttons do: it forwards to the API and answers with one of the outcomes the desk knows. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const intent = deskIntents.find((known) => known === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const caller = { api: apiOf(context), locale: context.get(localeContext) }
  const outcome = await actOnGuides(caller, { intent, ids: readGuideIds(form) })
  return Response.json(outcome)
}
