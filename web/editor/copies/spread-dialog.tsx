import { useMemo, useState } from 'react'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { CopiedChange } from './copied-change.tsx'
import { CopyResults } from './copy-results.tsx'
import { byName, type CopyThere, type Spreading, type SpreadOffer } from './copying.ts'
import { useCopyOrder } from './use-copy-order.ts'
import { useNames } from './use-names.ts'

type SpreadDialogProps = { offer: SpreadOffer; copying: Spreading; onDone: () => void }

/** After a save: what it changed stands in other guides, too, and the host says in which ones it follows. */
export function SpreadDialog({ offer, copying, onDone }: SpreadDialogProps) {
  const copy = useCopy(copiesCopy)
  const { spread: words } = copy
  const namesOf = useNames()
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set())
  const order = useCopyOrder({ words, ...copying })
  useClosingSoon(order.isAllDone, onDone)
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
    if (chosen.length > 0)
      void order.send((saveId) => copying.spread({ id, version, saveId, guides: chosen }))
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          {words.title(namesOf(guides.filter(mayFollow(offer))))}
        </span>
      }
      description={order.results ? undefined : words.lead}
      closeLabel={copy.close}
      closable={() => !order.isBusy}
      onClose={onDone}
      footer={
        <>
          {order.results ? null : (
            <Button onClick={() => order.isBusy || onDone()}>{words.notNow}</Button>
          )}
          {/* One button all the while: whoever pressed it by keyboard stays on it. */}
          <Button
            tone={order.results ? 'secondary' : 'primary'}
            isBusy={order.isBusy}
            aria-disabled={!order.results && chosen.length === 0}
            title={chosen.length === 0 ? words.choose : undefined}
            onClick={order.results ? onDone : apply}
          >
            {order.results ? copy.close : order.isOpen ? copy.retry : words.apply}
          </Button>
        </>
      }
    >
      {order.results ? <CopyResults guides={order.results} done={words.done} /> : null}
      {order.failure ? (
        <Banner tone="error" className="mb-4">
          {order.failure}
        </Banner>
      ) : null}
      {order.results ? null : (
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
      )}
    </Dialog>
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
