import { redirect } from 'react-router'
import { apiOf } from '#web/calls/api.ts'
import type { Route } from './+types/data-download-route'

/** The file of all data; where it cannot be had, the page about it says why. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { Allow: 'GET' } })
  const answer = await apiOf(context).account.data[':id'].file.$get({ param: { id } })
  if (!answer.ok) throw redirect(`/settings/data/${encodeURIComponent(id)}`)
  return new Response(answer.body, { headers: answer.headers })
}
