import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { Answers, Verdict } from './pasted.ts'
import type { Review } from './review.ts'
import { focusFact, focusRow, followRow, rowIdAfter } from './review-focus.ts'
import { labelOf, shortened, wordsOf } from './say-fact.ts'

type Answering = {
  list: HTMLElement | null
  review: Review
  answers: Answers
  onAnswer: (answers: Answers) => void
  /** These are no longer written in. */
  onSettled: (ids: readonly string[]) => void
}

type Block = SectionType | 'ignored' | undefined

/** Every answer of the host: it is kept, what follows is said, and the focus goes on to it. */
export function useReviewAnswers({ list, review, answers, onAnswer, onSettled }: Answering) {
  const copy = useCopy(pasteCopy)
  const [said, setSaid] = useState('')
  const { waiting, left } = review
  const inLine = ({ fact }: Suggestion) => `${labelOf(fact, copy)}: ${shortened(wordsOf(fact))}`

  function put(next: Partial<Answers>, focus: () => void) {
    flushSync(() => onAnswer({ ...answers, ...next }))
    focus()
  }
  function withVerdict(ids: readonly string[], verdict: Verdict | undefined) {
    onSettled(ids)
    const others = Object.entries(answers.verdicts).filter(([id]) => !ids.includes(id))
    const own = ids.flatMap((id) => (verdict ? [[id, verdict] as const] : []))
    return { verdicts: Object.fromEntries([...others, ...own]) }
  }
  /** What waits after these, in the order of the screen; after the last, from the top again. */
  function nextOf(ids: readonly string[]) {
    const last = waiting.findLastIndex(({ id }) => ids.includes(id))
    const others = waiting.filter(({ id }) => !ids.includes(id))
    return waiting.slice(last + 1).find(({ id }) => !ids.includes(id)) ?? others[0]
  }
  function sayNext(ids: readonly string[], next: Suggestion | undefined) {
    const count = waiting.filter(({ id }) => !ids.includes(id)).length
    const todo = count === 0 ? copy.nothingToAsk : copy.ask(count)
    setSaid(next ? `${todo}. ${inLine(next)}` : todo)
  }
  function setBlocks(keys: readonly string[], block: Block) {
    const others = Object.entries(answers.blocks).filter(([key]) => !keys.includes(key))
    const own = keys.flatMap((key) => (block ? [[key, block] as const] : []))
    return { blocks: Object.fromEntries([...others, ...own]) }
  }

  return {
    said,
    say: (suggestion: Suggestion) => setSaid(inLine(suggestion)),
    onVerdict(ids: readonly string[], verdict: Verdict | undefined) {
      const next = verdict ? nextOf(ids) : undefined
      if (verdict) sayNext(ids, next)
      const [id] = ids
      put(withVerdict(ids, verdict), () => focusRow(list, verdict ? next?.id : id))
    },
    onPlaced(ids: readonly string[], verdict: Verdict | undefined) {
      const [id] = ids
      const after = id === undefined ? undefined : rowIdAfter(list, id)
      put(withVerdict(ids, verdict), () => {
        if (verdict === 'out') focusRow(list, after ?? id)
        else if (id !== undefined) followRow(list, id)
      })
    },
    onPlacedFact(id: string, verdict: Verdict | undefined) {
      put(withVerdict([id], verdict), () => focusFact(list, id))
    },
    onLeaveOut(id: string) {
      const after = rowIdAfter(list, id) ?? waiting[0]?.id
      put(withVerdict([id], 'out'), () => focusRow(list, after))
    },
    onFact(id: string, fact: Fact) {
      const facts = { ...answers.facts, [id]: fact }
      put({ facts }, () => followRow(list, id))
    },
    onLeft(key: string, block: Block) {
      const after = block === 'ignored' ? rowIdAfter(list, key) : key
      put(setBlocks([key], block), () => focusRow(list, after))
    },
    onIgnoreAll() {
      const open = left.filter(({ answer }) => answer === undefined).map(({ key }) => key)
      put(setBlocks(open, 'ignored'), () => focusRow(list, undefined))
    },
  }
}
