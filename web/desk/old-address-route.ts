import { redirect } from 'react-router'

/** Addresses the desk has in mails and payment pages; it lives at the root. */
export function loader({ request }: { request: Request }) {
  throw redirect(`/${new URL(request.url).search}`)
}
