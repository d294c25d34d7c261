import type { CopyOutcome } from '#web/calls/guides.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { useNames } from './use-names.ts'

type CopyResultsProps = {
  guides: readonly CopyOutcome[]
  done: (names: string) => string
}

/** Where it is now, and where it is not and why. */
export function CopyResults({ guides, done }: CopyResultsProps) {
  const { stayed } = useCopy(copiesCopy)
  const namesOf = useNames()
  const changed = guides.filter((guide) => guide.done.length > 0)
  const left = guides.filter(({ reasons }) => reasons.length > 0)
  return (
    <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      {changed.length > 0 ? <Banner tone="success">{done(namesOf(changed))}</Banner> : null}
      {left.length > 0 ? (
        <Banner tone="info" title={stayed}>
          <ul className="mt-1 flex flex-col gap-1">
            {left.map(({ id, name, reasons }) => (
              <li key={id}>
                {name ? <strong>{name}: </strong> : null}
                {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </div>
  )
}
