import { redirect } from 'react-router'
import { apiOf } from '#web/calls/api.ts'
import { readRefusal } from '#web/calls/read-refusal.ts'
import type { Route } from './+types/guide-download-route'

/** The zip of a guide as it is made; a browser that would only say that a download failed is led to a page that says why. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { Allow: 'GET' } })
  const asked = new URL(request.url).searchParams.get('locked')
  const locked = asked === 'include' ? 'include' : 'leave_out'
  const calls = apiOf(context).guidebooks[':id']
  const answer = await calls.export.$get({ param: { id }, query: { locked } })
  if (answer.ok) return new Response(answer.body, { headers: answer.headers })
  if (answer.status === 401) throw redirect('/login')
  const { code = '' } = await readRefusal(answer)
  const seconds = answer.headers.get('retry-after') ?? ''
  const told = new URLSearchParams({ code, seconds, locked })
  throw redirect(`/guides/${encodeURIComponent(id)}/not-downloaded?${told}`)
}
