import { useMemo } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { BothVersions } from './both-versions.tsx'
import { differencesOf } from './differences.ts'

type Versions = { mine: GuidebookForm; theirs: GuidebookForm }

export default function ConflictDifferences({ mine, theirs }: Versions) {
  const copy = useCopy(keepingCopy).conflict
  const locale = useLocale()
  const differences = useMemo(() => differencesOf(mine, theirs, locale), [mine, theirs, locale])
  return (
    <>
      <p className="mb-3 font-semibold">
        {differences.length > 0 ? copy.differences(differences.length) : copy.same}
      </p>
      <BothVersions differences={differences} names={copy} />
    </>
  )
}
