import { redirectDocument } from 'react-router'
import type { Route } from './+types/visitors-layout-page'

/** Visitors' pages are documents: who comes from a page with a router reads them from the server. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]
