import { type RefObject, useMemo } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Difference, differencesOf } from './differences.ts'

type ConflictDialogProps = {
  mine: GuidebookForm
  theirs: GuidebookForm
  finalFocus: RefObject<HTMLElement | null>
  onOverwrite: () => void
  onReload: () => void
  onStay: () => void
}

/** Somebody saved this guide meanwhile: both versions side by side, and the host decides. */
export function ConflictDialog({ mine, theirs, finalFocus, ...deeds }: ConflictDialogProps) {
  const copy = useCopy(keepingCopy).conflict
  const locale = useLocale()
  const differences = useMemo(() => differencesOf(mine, theirs, locale), [mine, theirs, locale])
  return (
    <Dialog
      isOpen
      size="large"
      title={copy.title}
      description={copy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={deeds.onStay}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={deeds.onStay}>{copy.stay}</Button>
          <Button onClick={deeds.onReload}>{copy.reload}</Button>
          <Button tone="primary" onClick={deeds.onOverwrite}>
            {copy.overwrite}
          </Button>
        </>
      }
    >
      <p className="mb-3 font-semibold">
        {differences.length > 0 ? copy.differences(differences.length) : copy.same}
      </p>
      <ul className="flex flex-col gap-4">
        {differences.map((difference) => (
          <li key={difference.path}>
            <BothVersions difference={difference} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function BothVersions({ difference }: { difference: Difference }) {
  const copy = useCopy(keepingCopy).conflict
  const { tabs } = useCopy(editorCopy)
  const { section, label, mine, theirs, isPhoto } = difference
  const photoOf = (name: string) => (isPhoto ? `${label}, ${name}` : undefined)
  return (
    <section aria-label={`${tabs[section]} · ${label}`}>
      <h3 className="text-base">
        <span className="text-ink-soft">{tabs[section]} · </span>
        {label}
      </h3>
      <dl className="mt-2 grid gap-2 sm:grid-cols-2">
        <Version name={copy.mine} text={mine} photo={photoOf(copy.mine)} />
        <Version name={copy.theirs} text={theirs} photo={photoOf(copy.theirs)} />
      </dl>
    </section>
  )
}

/** A text as it stands, or the photo it is the address of. */
function Version({ name, text, photo }: { name: string; text: string; photo?: string }) {
  const { blank } = useCopy(keepingCopy).conflict
  return (
    <div className="min-w-0 rounded-control bg-sunken px-4 py-3">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="max-h-48 overflow-y-auto whitespace-pre-line">
        {text && photo ? (
          <img src={text} alt={photo} className="max-h-40 rounded-control" />
        ) : (
          text || <em className="text-ink-faint">{blank}</em>
        )}
      </dd>
    </div>
  )
}
