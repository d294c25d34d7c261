import { Link } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Mark } from './mark.tsx'

/** The mark and the name; leads home. */
export function Brand({ productName }: { productName: string }) {
  const copy = useCopy(layoutCopy)
  return (
    <Link
      to="/"
      aria-label={copy.home(productName)}
      className="flex min-h-11 shrink-0 items-center gap-2 text-primary-ink no-underline"
    >
      <Mark />
      <span className="font-heading text-2xl font-semibold tracking-tight">{productName}</span>
    </Link>
  )
}
