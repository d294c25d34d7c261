import { Link } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'

export function Brand({ productName }: { productName: string }) {
  return (
    <Link
      to="/"
      aria-label={useCopy(layoutCopy).home(productName)}
      className="flex min-h-11 shrink-0 items-center gap-2 text-primary-ink no-underline"
    >
      <Mark />
      <span className="font-heading text-2xl font-semibold tracking-tight">{productName}</span>
    </Link>
  )
}

/** A doorway: one leaf of bugambilia, the other open to the sun. */
function Mark() {
  return (
    <svg aria-hidden="true" width={28} height={28} viewBox="0 0 32 32" fill="none">
      <path d="M16 2a11 11 0 0 0-11 11v15a2 2 0 0 0 2 2h9z" fill="#c2185b" />
      <path d="M16 2a11 11 0 0 1 11 11v15a2 2 0 0 1-2 2h-9z" fill="#f0b94a" />
      <path d="M16 30V16.5l8 5.2V30z" fill="#fbe3ae" />
    </svg>
  )
}
