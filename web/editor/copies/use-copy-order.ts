import { useState } from 'react'
import type { CopyAnswer, CopyOutcome } from '#web/calls/guides.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { newId } from '#web/ui/new-id.ts'

type Words = { stale: string; refused: (reason: string) => string }

export type CopyOrder = ReturnType<typeof useCopyOrder>

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
