import { redirect } from 'react-router'
import { apiOf } from '#web/api.ts'
import type { Route } from './+types/logout-page'

/** Signing out is a deed, so it is a post; the address alone leads home. */
export async function action({ context }: Route.ActionArgs) {
  await apiOf(context).auth['sign-out'].$post()
  throw redirect('/login?notice=signed_out')
}

export function loader() {
  throw redirect('/')
}
