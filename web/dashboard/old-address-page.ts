import { redirect } from 'react-router'

/** Addresses the desk has in mails and payment pages; it lives at the root. */
export function loader() {
  throw redirect('/')
}
