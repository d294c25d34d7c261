import { useState } from 'react'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { newId } from '#web/ui/new-id.ts'
import type { CopyAnswer, CopyOutcome } from './copying.ts'

type Words = { stale: string; refused: (reason: string) => string }

type Needs = { words: Words; onDone: () => void; onSignedOut: () => void }

export type CopyOrder = ReturnType<typeof useCopyOrder>

/** One order to other guides, from the press of the button to what became of it. */
export function useCopyOrder({ words, onDone, onSignedOut }: Needs) {
  const { unanswered } = useCopy(copiesCopy)
  const [saveId, setSaveId] = useState(newId)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<CopyAnswer>()
  /** Sent, and nobody answered: the same order goes again, and no other. */
  const [isOpen, setOpen] = useState(false)

  async function send(order: (saveId: string) => Promise<CopyAnswer>) {
    if (isBusy) return
    setBusy(true)
    const next = await order(saveId)
    setBusy(false)
    setAnswer(next)
    if (next.is === 'done') onDone()
    if (next.is === 'refused' && next.code === 'unauthorized') onSignedOut()
    // A refusal of the second try says nothing of the first.
    const isUnsure = next.is === 'unreachable' || (isOpen && next.is === 'refused')
    setOpen(isUnsure)
    if (next.is === 'refused' && !isUnsure) setSaveId(newId())
  }

  return {
    isBusy,
    send,
    results: answer?.is === 'done' ? answer.guides : undefined,
    isAllDone: answer?.is === 'done' && answer.guides.every(isWhole),
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
