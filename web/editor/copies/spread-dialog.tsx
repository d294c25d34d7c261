import { useState } from 'react'
import { byName } from '#domain/guide/copies/entries.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type CopiedEntry, type SpreadOffer, spreadEntries } from '#web/calls/guides.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { BothVersions } from '#web/editor/saving/both-versions.tsx'
import { entryDifferences, entryName } from '#web/editor/saving/differences.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { CopyOrderDialog, useLanguageHint, useNames } from './copy-order.tsx'

type SpreadDialogProps = {
  offer: SpreadOffer
  /** What is offered is of an earlier version: it follows nowhere unless that is chosen, as in a guide of another language. */
  isOfEarlier?: boolean
  onDone: () => void
}

/** After a save: what it changed stands in other guides, too, and the host says in which ones it follows. */
export function SpreadDialog({ offer, isOfEarlier = false, onDone }: SpreadDialogProps) {
  const { spread: words } = useCopy(copiesCopy)
  const locale = useLocale()
  const namesOf = useNames()
  const { copies, guide: here } = offer
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const open = copies.flatMap(({ guides }) => guides.filter(({ skipped }) => !skipped))
  const guides = [...new Map(open.map((guide) => [guide.id, guide])).values()].toSorted(byName)
  const isChecked = (entryId: string, { id, language }: Offered) =>
    changed.has(`${entryId} ${id}`) === (isOfEarlier || language !== here.language)
  const chosen = guides.flatMap(({ id, version }) => {
    const entries = copies.flatMap(({ entryId, guides }) => {
      const there = guides.find((guide) => guide.id === id)
      return there && !there.skipped && isChecked(entryId, there) ? entryId : []
    })
    return entries.length > 0 ? { id, version, entries } : []
  })
  const send = (saveId: string) =>
    spreadEntries({ id: here.id, version: here.version, saveId, guides: chosen }, locale)
  return (
    <CopyOrderDialog
      size="large"
      title={
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          {words.title(namesOf(guides))}
        </span>
      }
      words={words}
      labels={{ send: words.apply, leave: words.notNow }}
      cannot={chosen.length > 0 ? '' : words.choose}
      send={send}
      onClose={onDone}
    >
      {(isHeld) => (
        <div className="flex flex-col gap-8">
          {copies.map((change) => (
            <CopiedChange
              key={change.entryId}
              own={here.language}
              change={change}
              isHeld={isHeld}
              isChecked={(guide) => isChecked(change.entryId, guide)}
              onCheck={({ id }) => setChanged(toggled(changed, `${change.entryId} ${id}`))}
            />
          ))}
        </div>
      )}
    </CopyOrderDialog>
  )
}

type Offered = CopiedEntry['guides'][number]

type CopiedChangeProps = {
  change: CopiedEntry
  /** The language it is written in. */
  own: GuideLanguage
  /** What is chosen is on its way. */
  isHeld: boolean
  isChecked: (guide: Offered) => boolean
  onCheck: (guide: Offered) => void
}

/** One changed entry: what it says and would say elsewhere, told once for guides that say the same. */
function CopiedChange({ change, own, isHeld, isChecked, onCheck }: CopiedChangeProps) {
  const { spread } = useCopy(copiesCopy)
  const locale = useLocale()
  const namesOf = useNames()
  const hintIn = useLanguageHint(own)
  const { list, guides } = change
  // Guides in which the entry says, and would say, the same.
  const alike = Map.groupBy(guides, ({ before, after }) => JSON.stringify([before, after]))
  const groups = [...alike.values()].flatMap((guides) =>
    guides.slice(0, 1).map((first) => ({ guides, ...first, list })),
  )
  return groups.map(({ guides, ...copied }) => (
    <div key={copied.id}>
      <BothVersions
        differences={entryDifferences(copied, locale)}
        names={{
          mine: spread.before,
          theirs: guides.some(({ skipped }) => skipped === undefined) ? spread.after : spread.here,
        }}
        place={namesOf(guides)}
      />
      <fieldset className="mt-2">
        <legend className="sr-only">{spread.where(entryName(copied, locale))}</legend>
        {guides.map((guide) => (
          <Checkbox
            key={guide.id}
            label={<span className={guide.skipped && 'text-ink-faint'}>{guide.name}</span>}
            hint={guide.skipped ?? hintIn(guide.language)}
            disabled={isHeld || guide.skipped !== undefined}
            checked={!guide.skipped && isChecked(guide)}
            onChange={() => onCheck(guide)}
          />
        ))}
      </fieldset>
    </div>
  ))
}
