import { data } from 'react-router'
import { apiOf } from '#web/api.ts'
import { actOnGuides } from '#web/desk-calls.ts'
import { localeContext } from '#web/locale.ts'
import type { Route } from './+types/act-on-guides-page'
import { type DeskOutcome, deskIntents } from './desk.ts'

/** What the desk's buttons do; the desk is loaded anew afterwards. */
export async function action({ request, context }: Route.ActionArgs): Promise<DeskOutcome> {
  const form = await request.formData()
  const intent = intentOf(form)
  if (!intent) throw data(null, { status: 400 })
  const caller = { api: apiOf(context), locale: context.get(localeContext) }
  return actOnGuides(caller, { intent, ids: form.getAll('id').map(String) })
}

/** Without a connection a button says so, and the page stands. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = intentOf(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    if (!intent || !(error instanceof TypeError)) throw error
    return { intent, is: 'unreachable' } satisfies DeskOutcome
  }
}

function intentOf(form: FormData) {
  return deskIntents.find((known) => known === form.get('intent'))
}
