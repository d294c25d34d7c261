import { data } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import type { Route } from './+types/failure-page'

/** Fails on purpose, to see what a host sees when a page breaks. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(bridgeContext).isLaptop) throw data(null, { status: 404 })
  throw new Error('The style guide asked for a failure')
}

export default function FailurePage() {
  return null
}
