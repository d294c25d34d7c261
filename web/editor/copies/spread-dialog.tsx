import { useMemo, useState } from 'react'
import { type CopyThere, type SpreadOffer, spreadEntries } from '#web/calls/guides.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { CopiedChange } from './copied-change.tsx'
import { CopyOrderDialog } from './copy-order-dialog.tsx'
import { byName } from './copying.ts'
import { useCopyOrder } from './use-copy-order.ts'
import { useNames } from './use-names.ts'

type SpreadDialogProps = { offer: SpreadOffer; onDone: () => void }

/** After a save: what it changed stands in other guides, too, and the host says in which ones it follows. */
export function SpreadDialog({ offer, onDone }: SpreadDialogProps) {
  const { spread: words } = useCopy(copiesCopy)
  const locale = useLocale()
  const namesOf = useNames()
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set())
  const order = useCopyOrder(words)
  const { copies } = offer
  const guides = useMemo(() => guidesIn(offer), [offer])
  const isChecked = (entryId: string, guideId: string) => !unchecked.has(`${entryId} ${guideId}`)
  const chosen = guides.flatMap(({ id, version }) => {
    const entries = copies.flatMap(({ entryId, guides }) => {
      const there = guides.find((guide) => guide.id === id)
      return there && !there.skipped && isChecked(entryId, id) ? entryId : []
    })
    return entries.length > 0 ? { id, version, entries } : []
  })
  const apply = () => {
    const { id, version } = offer.guide
    void order.send((saveId) => spreadEntries({ id, version, saveId, guides: chosen }, locale))
  }
  return (
    <CopyOrderDialog
      order={order}
      size="large"
      title={
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          {words.title(namesOf(guides.filter(mayFollow(offer))))}
        </span>
      }
      words={words}
      labels={{ send: words.apply, leave: words.notNow }}
      cannot={chosen.length > 0 ? '' : words.choose}
      onSend={apply}
      onClose={onDone}
    >
      <div className="flex flex-col gap-8">
        {copies.map((change) => (
          <CopiedChange
            key={change.entryId}
            change={change}
            isHeld={order.isBusy || order.isOpen}
            isChecked={(guideId) => isChecked(change.entryId, guideId)}
            onCheck={(guideId) => setUnchecked(toggled(`${change.entryId} ${guideId}`))}
          />
        ))}
      </div>
    </CopyOrderDialog>
  )
}

function toggled(key: string) {
  return (before: ReadonlySet<string>) => {
    const next = new Set(before)
    if (!next.delete(key)) next.add(key)
    return next
  }
}

/** Whether something of the change can be applied in a guide. */
function mayFollow({ copies }: SpreadOffer) {
  return ({ id }: CopyThere) =>
    copies.some(({ guides }) => guides.some((guide) => guide.id === id && !guide.skipped))
}

/** Each guide once, by name. */
function guidesIn({ copies }: SpreadOffer): CopyThere[] {
  const all = copies.flatMap(({ guides }) => guides.map((guide) => [guide.id, guide] as const))
  return [...new Map(all).values()].toSorted(byName)
}
