import { data } from 'react-router'

/** Unknown addresses; the layout's boundary shows what to do about it. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
