import { useMemo } from 'react'
import type { CopiedEntry, CopyThere } from '#web/calls/guides.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { BothVersions } from '#web/editor/saving/both-versions.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { entryDifferences, entryName } from './entry-differences.ts'
import { useNames } from './use-names.ts'

type CopiedChangeProps = {
  change: CopiedEntry
  /** What is chosen is on its way. */
  isHeld: boolean
  isChecked: (guideId: string) => boolean
  onCheck: (guideId: string) => void
}

/** One changed entry: what it says and would say elsewhere, told once for guides that say the same. */
export function CopiedChange({ change, isHeld, isChecked, onCheck }: CopiedChangeProps) {
  const { spread } = useCopy(copiesCopy)
  const locale = useLocale()
  const namesOf = useNames()
  const { list, guides } = change
  const groups = useMemo(
    () =>
      alike(guides).map((group) => ({
        guides: group,
        differences: entryDifferences({ list, ...group[0] }, locale),
        name: entryName({ list, ...group[0] }, locale),
      })),
    [list, guides, locale],
  )
  return groups.map(({ guides, differences, name }) => (
    <div key={guides[0].id}>
      <BothVersions
        differences={differences}
        names={{ mine: spread.before, theirs: guides.some(follows) ? spread.after : spread.here }}
        place={namesOf(guides)}
      />
      <fieldset className="mt-2">
        <legend className="sr-only">{spread.where(name)}</legend>
        {guides.map(({ id, name, skipped }) => (
          <Checkbox
            key={id}
            label={<span className={skipped && 'text-ink-faint'}>{name}</span>}
            hint={skipped}
            disabled={isHeld || skipped !== undefined}
            checked={!skipped && isChecked(id)}
            onChange={() => onCheck(id)}
          />
        ))}
      </fieldset>
    </div>
  ))
}

function follows({ skipped }: CopyThere) {
  return skipped === undefined
}

type Alike = [CopyThere, ...CopyThere[]]

/** Guides in which the entry says, and would say, the same. */
function alike(guides: readonly CopyThere[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const guide of guides) {
    const key = JSON.stringify([guide.before, guide.after])
    const group = groups.get(key)
    if (group) group.push(guide)
    else groups.set(key, [guide])
  }
  return [...groups.values()]
}
