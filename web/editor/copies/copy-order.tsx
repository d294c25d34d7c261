import { type ReactNode, useState } from 'react'
import type { CopyAnswer, CopyOutcome } from '#web/calls/guides.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import type { OtherGuide } from './copying.ts'

type CopyOrderDialogProps = {
  order: CopyOrder
  title: ReactNode
  size?: 'medium' | 'large'
  words: { lead: string; done: (names: string) => string }
  /** On the buttons that do it and that leave it. */
  labels: { send: string; leave: string }
  /** Why it cannot be sent as it stands; empty when it can. */
  cannot: string
  onSend: () => void
  onClose: () => void
  /** What is chosen; gone when there are results. */
  children: ReactNode
}

/** Something done to other guides: what is chosen, then what came of it in each. */
export function CopyOrderDialog(props: CopyOrderDialogProps) {
  const { order, title, size = 'medium', words, labels, cannot, onSend, onClose, children } = props
  const { close, retry } = useCopy(copiesCopy)
  useClosingSoon(order.isAllDone, onClose)
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={order.results ? undefined : words.lead}
      closeLabel={close}
      closable={() => !order.isBusy}
      onClose={onClose}
      footer={
        <>
          {order.results ? null : (
            <Button onClick={() => order.isBusy || onClose()}>{labels.leave}</Button>
          )}
          {/* One button all the while: whoever pressed it by keyboard stays on it. */}
          <Button
            tone={order.results ? 'secondary' : 'primary'}
            isBusy={order.isBusy}
            aria-disabled={!order.results && cannot !== ''}
            title={cannot || undefined}
            onClick={order.results ? onClose : () => cannot || onSend()}
          >
            {order.results ? close : order.isOpen ? retry : labels.send}
          </Button>
        </>
      }
    >
      {order.failure ? (
        <Banner tone="error" className="mb-4">
          {order.failure}
        </Banner>
      ) : null}
      {order.results ? <CopyResults guides={order.results} done={words.done} /> : children}
    </Dialog>
  )
}

type CopyResultsProps = {
  guides: readonly CopyOutcome[]
  done: (names: string) => string
}

/** Where it is now, and where it is not and why. */
function CopyResults({ guides, done }: CopyResultsProps) {
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

type Words = { stale: string; refused: (reason: string) => string }

type CopyOrder = ReturnType<typeof useCopyOrder>

/** One order to other guides, from the press of the button to what became of it. */
export function useCopyOrder(words: Words) {
  const { unanswered } = useCopy(copiesCopy)
  const deed = useDeed({ changesPage: ({ is }) => is === 'done' })
  const [saveId, setSaveId] = useState(newId)
  const [answer, setAnswer] = useState<CopyAnswer>()
  /** Sent, and nobody answered: the same order goes again, and no other. */
  const [isOpen, setOpen] = useState(false)

  async function send(order: (saveId: string) => Promise<CopyAnswer>) {
    const next = await deed.start('send', () => order(saveId))
    if (!next) return
    setAnswer(next)
    // A refusal of the second try says nothing of the first.
    const isUnsure = next.is === 'unreachable' || (isOpen && next.is === 'refused')
    setOpen(isUnsure)
    if (next.is === 'refused' && !isUnsure) setSaveId(newId())
  }

  return {
    isBusy: deed.isBusy,
    send,
    results: answer?.is === 'done' ? answer.value : undefined,
    isAllDone: answer?.is === 'done' && answer.value.every(isWhole),
    isOpen,
    failure: answer && failureIn(answer),
  }

  function failureIn(answer: CopyAnswer) {
    if (answer.is === 'unreachable') return unanswered
    if (answer.is === 'done') return undefined
    if (isOpen) return `${answer.message} ${unanswered}`
    return answer.code === 'stale' ? words.stale : words.refused(answer.message)
  }
}

function isWhole({ reasons }: CopyOutcome) {
  return reasons.length === 0
}

const mostNamed = 3

/** Some guides in one phrase; of many the first few, and how many more. */
export function useNames() {
  const { more } = useCopy(copiesCopy)
  const list = new Intl.ListFormat(regionOf[useLocale()], { type: 'conjunction' })
  return (guides: readonly OtherGuide[]) => {
    const names = guides.map(({ name }) => name.trim())
    const rest = names.length - mostNamed
    return list.format(rest > 1 ? [...names.slice(0, mostNamed), more(rest)] : names)
  }
}
