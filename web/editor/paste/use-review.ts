import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import {
  type Destination,
  isSameDestination,
  readAs,
} from '#domain/guide/reader/placing/move-fact.ts'
import { isHalf, mayBeHalf } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { sectionOfFact } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { fold } from '#domain/values/text.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { toggled } from '#web/ui/toggled.ts'
import { findRow } from '#web/ui/use-seen-rows.ts'
import type { Answers, Read, Verdict } from './pasted.ts'
import {
  cutKey,
  factSaid,
  type Held,
  type Item,
  joinSpans,
  otherWaysOf,
  type Place,
  reviewOf,
  shownKey,
  spanKey,
} from './review.ts'
import {
  focusRow,
  followRow,
  rowIdAfter,
  useCurrentInSight,
  usePressGuard,
} from './review-focus.ts'
import { nameOf } from './say-fact.ts'

export type Reviewed = {
  form: GuidebookForm
  read: Read
  answers: Answers
  onAnswer: (answers: Answers) => void
}

export type Reviewing = ReturnType<typeof useReview>

export type ReviewDeeds = Reviewing['deeds']

const none: ReadonlySet<string> = new Set()

/** What stands where, and every answer of the host: it is kept, what follows is said, and the focus goes on to it. */
export function useReview({ form, read, answers, onAnswer }: Reviewed) {
  const copy = useCopy(pasteCopy)
  // A state and not a ref: in a dialog the list is there some moments later.
  const [list, setList] = useState<HTMLElement | null>(null)
  const [held, setHeld] = useState<Held>()
  const [picked, setPicked] = useState(none)
  const [cutting, setCutting] = useState<string>()
  const [lastDestinations, setLastDestinations] = useState<readonly Destination[]>([])
  const [lastFrom, setLastFrom] = useState<Span>()
  const [earlier, setEarlier] = useState<readonly Answers[]>([])
  const [announced, setAnnounced] = useState('')
  const [nextId, setNextId] = useState<string>()
  const review = useMemo(() => reviewOf(form, read, answers, held), [form, read, answers, held])
  const { open } = review
  const chosen = open.filter(({ id }) => picked.has(id))
  const current = open.find(({ id }) => id === nextId) ?? open[0]
  const hasBegun = open.length < review.total
  const { guard, onChanged, onShown } = usePressGuard()
  // What is being cut has no card.
  const id = cutting === undefined ? current?.id : undefined
  const where = current && `${current.place} ${current.fact && sectionOfFact(current.fact)}`
  const isSeen = useCurrentInSight({ list, id, where, hasBegun, onShown })
  const last = earlier.at(-1)

  function answer(next: Partial<Answers>) {
    onChanged()
    onAnswer({ ...answers, ...next })
  }
  function put(next: Partial<Answers>) {
    setEarlier([...earlier, answers])
    answer(next)
  }
  function verdictsWith(items: readonly Item[], verdict: Verdict | undefined) {
    return { ...answers.verdicts, ...Object.fromEntries(items.map(({ id }) => [id, verdict])) }
  }
  /** After an answer: what comes next on the screen, from the top again after the last. */
  function answerAndGoOn(items: readonly Item[], next: Partial<Answers>) {
    const ids = items.map(({ id }) => id)
    const at = open.findIndex(({ id }) => ids.includes(id))
    const after = reviewOf(form, read, { ...answers, ...next })
    // In their new order: what has just got in the way of another waits for those that are asked about.
    const isAhead = ({ id }: Item) => open.findIndex((one) => one.id === id) >= at
    const following = after.open.find(isAhead) ?? after.open[0]
    const below = rowIdAfter(list, ids.at(-1) ?? '')
    flushSync(() => {
      put(next)
      setPicked(none)
      if (at >= 0) setNextId(following?.id)
      if (held && ids.includes(held.id)) setHeld(undefined)
      const todo = following ? copy.stillOpen(after.open.length) : copy.nothingToAsk
      setAnnounced(following && at >= 0 ? `${todo}. ${nameOf(following, copy)}` : todo)
    })
    focusRow(list, at >= 0 ? following?.id : below)
  }
  function hold(id: string, place: Place | undefined, next?: Partial<Answers>) {
    flushSync(() => {
      if (next) put(next)
      setPicked(none)
      setHeld(place && { id, place })
    })
    followRow(list, id)
  }

  const deeds = {
    texts: read.texts,
    rooms: roomsOf(form, read, answers),
    heldId: held?.id,
    lastDestinations,
    lastFrom,
    cutting,
    cuts: answers.cuts,
    picked,
    onPick: (id: string) => setPicked(toggled(picked, id)),
    onVerdict(items: readonly Item[], verdict: Verdict | undefined) {
      // What was looked at with its fields open may stay as it is.
      const lacks = ({ id, fact }: Item) =>
        fact && (id === held?.id ? isHalf(fact) : mayBeHalf(fact))
      const half = verdict === 'in' ? items.find(lacks) : undefined
      const whole = items.filter((item) => !half || !lacks(item))
      const others = verdict === 'in' ? otherWaysOf(whole, open) : []
      const left = Object.fromEntries(others.map(({ id }) => [id, 'out' as const]))
      const next = { verdicts: { ...verdictsWith(whole, verdict), ...left } }
      if (half) hold(half.id, 'asked', whole.length > 0 ? next : undefined)
      else answerAndGoOn(items, next)
    },
    onInstead(item: Item) {
      const gone = Object.fromEntries((item.instead ?? []).map((id) => [id, 'out' as const]))
      answerAndGoOn([item], { verdicts: { ...answers.verdicts, ...gone, [item.id]: 'in' } })
    },
    /** What these are, by the host's word; what is still to be written of one is asked for at once. */
    onSay(items: readonly Item[], to: Destination) {
      const told = items.map((item) => ({ id: item.id, fact: factSaid(item, to, answers) }))
      const half = told.filter(({ fact }) => fact.kind === 'wifi' || isHalf(fact))
      const verdicts = Object.fromEntries(
        told.map((each) => [each.id, half.includes(each) ? undefined : ('in' as const)]),
      )
      const facts = Object.fromEntries(told.map(({ id, fact }) => [id, fact]))
      const next = {
        verdicts: { ...answers.verdicts, ...verdicts },
        facts: { ...answers.facts, ...facts },
      }
      setLastDestinations(
        [to, ...lastDestinations.filter((each) => !isSameDestination(each, to))].slice(0, 2),
      )
      setLastFrom(items.at(-1)?.from.at(-1))
      if (half[0]) hold(half[0].id, 'asked', next)
      else answerAndGoOn(items, next)
    },
    onOther(item: Item, or: Fact) {
      const written = answers.facts[item.id]
      const fact = written ? readAs(or, written) : or
      const facts = { ...answers.facts, [item.id]: fact }
      // What was written says nothing of an exact value: the host looks at it.
      if (written && fact === or) hold(item.id, 'asked', { facts })
      else answerAndGoOn([item], { facts, verdicts: verdictsWith([item], 'in') })
    },
    onFact(id: string, fact: Fact) {
      const written = ({ facts }: Answers) => ({ facts: { ...facts, [id]: fact } })
      // Taking an answer back takes back nothing that was written since.
      setEarlier(earlier.map((each) => ({ ...each, ...written(each) })))
      answer(written(answers))
    },
    onShowToAll(item: Item) {
      hold(item.id, undefined, { shown: [...(answers.shown ?? []), shownKey(item)] })
    },
    onEdit({ id, place }: Item, isEdited: boolean) {
      // The answers at the lower edge are about what is written in.
      if (open.some((each) => each.id === id)) setNextId(id)
      hold(id, isEdited ? place : undefined)
    },
    onCut(item: Item) {
      const { from, whole } = item
      const [first] = whole ? [whole] : joinSpans(read.texts, from)
      if (!first) return
      flushSync(() => {
        if (!whole) put({ verdicts: verdictsWith([item], 'cut') })
        setPicked(none)
        setCutting(spanKey(first))
      })
      focusRow(list, spanKey(first))
    },
    onCutAt(text: number, at: number) {
      put({ cuts: [...toggled(new Set(answers.cuts), cutKey(text, at))] })
    },
    onCutDone() {
      flushSync(() => setCutting(undefined))
      focusRow(list, current?.id)
    },
  }

  return {
    review,
    list,
    setList,
    guard,
    announced,
    deeds,
    current,
    hasBegun,
    isSeen,
    /** What the answers at the lower edge are about: what is asked just now, or all that was chosen. */
    targets: chosen.length > 0 ? chosen : open.filter((each) => each === current),
    isChosen: chosen.length > 0,
    onUnpick: () => setPicked(none),
    onShow() {
      onChanged()
      if (!current) return
      findRow(list, current.id)?.scrollIntoView({ block: 'center' })
      setAnnounced(nameOf(current, copy))
    },
    onUndo:
      last &&
      (() => {
        const ids = Object.keys({ ...last.verdicts, ...answers.verdicts })
        const back = ids.find((id) => last.verdicts[id] !== answers.verdicts[id])
        flushSync(() => {
          answer(last)
          setHeld(undefined)
          setEarlier(earlier.slice(0, -1))
          if (back) setNextId(back)
        })
        focusRow(list, back)
      }),
  }
}

/** Each once, as the guide writes it where it has it. */
export function roomsOf(form: GuidebookForm, { proposal }: Read, { facts }: Answers) {
  const all = [...proposal.suggestions.map(({ fact }) => fact), ...Object.values(facts)]
  const found = all.flatMap((fact) => (fact.kind === 'feature' ? [fact.room] : []))
  const labels = form.houseManual.rooms.map(({ label }) => label)
  const rooms = [...labels, ...found].filter((label) => label.trim() !== '')
  return [...Map.groupBy(new Set(rooms), fold).values()].flatMap(([first]) => first ?? [])
}
