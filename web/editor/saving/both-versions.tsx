import { useMemo } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { type Difference, differencesOf } from './differences.ts'

type Versions = { mine: GuidebookForm; theirs: GuidebookForm }

export function ConflictDifferences({ mine, theirs }: Versions) {
  const copy = useCopy(keepingCopy).conflict
  const locale = useLocale()
  const differences = useMemo(() => differencesOf(mine, theirs, locale), [mine, theirs, locale])
  return (
    <>
      <p className="font-semibold">
        {differences.length > 0 ? copy.differences(differences.length) : copy.same}
      </p>
      <BothVersions differences={differences} names={copy} />
    </>
  )
}

type BothVersionsProps = {
  differences: readonly Difference[]
  names: { mine: string; theirs: string }
  /** Where, when the same differs in several places. */
  place?: string
}

export function BothVersions({ differences, names, place }: BothVersionsProps) {
  const { tabs } = useCopy(editorCopy)
  return (
    <ul className="flex flex-col gap-4">
      {differences.map(({ path, section, label, mine, theirs, isPhoto }) => {
        const photoOf = (name: string) => (isPhoto ? `${label}, ${name}` : undefined)
        return (
          <li key={path}>
            <section aria-label={[tabs[section], label, ...(place ? [place] : [])].join(' · ')}>
              <h3 className="text-base">
                <span className="text-ink-soft">{tabs[section]} · </span>
                {label}
              </h3>
              <dl className="mt-2 grid gap-2 sm:grid-cols-2">
                <Version name={names.mine} text={mine} photo={photoOf(names.mine)} />
                <Version name={names.theirs} text={theirs} photo={photoOf(names.theirs)} />
              </dl>
            </section>
          </li>
        )
      })}
    </ul>
  )
}

/** A text as it stands, or the photo it is the address of. */
function Version({ name, text, photo }: { name: string; text: string; photo?: string }) {
  const { blank } = useCopy(keepingCopy).conflict
  return (
    <div className="min-w-0 rounded-control bg-sunken px-4 py-3">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="max-h-48 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
        {text && photo ? (
          <img src={text} alt={photo} className="max-h-40 rounded-control" />
        ) : (
          text || <em className="text-ink-faint">{blank}</em>
        )}
      </dd>
    </div>
  )
}
