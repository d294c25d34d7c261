import { redirect } from 'react-router'

/** Where the pages after a payment lead; the desk lives at the root. */
export function loader({ request }: { request: Request }) {
  throw redirect(`/${new URL(request.url).search}`)
}
