import { type DOMAttributes, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findRow, isMostlySeen, shares } from '#web/ui/use-seen-rows.ts'

/** The row below it in the same part of the review; in each `data-next` is what a keyboard goes on with, `data-name` its name. */
export function rowIdAfter(list: HTMLElement | null, id: string) {
  const row = list && findRow(list, id)
  const rows = [...(row?.closest('[data-part]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return row ? rows[rows.indexOf(row) + 1]?.dataset.row : undefined
}

/** To the row's own button; where it has none on this screen, or there is no row, to the one at the lower edge. */
export function focusRow(list: HTMLElement | null, id: string | undefined) {
  const row = id === undefined ? undefined : findRow(list, id)
  const footer = list?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-footer]')
  const last = visibleIn(footer, '[data-next]')
  const target = visibleIn(row, '[data-next]') ?? last
  target?.focus({ preventScroll: target === last })
}

/** To what is to be written in it; what was changed may stand elsewhere now, and the focus goes with it. */
export function followRow(list: HTMLElement | null, id: string) {
  const row = findRow(list, id)
  const field = visibleIn(row, 'textarea, [type=time]')
  // Its fields made it longer than it was.
  if (field) row?.scrollIntoView({ block: 'nearest' })
  if (!field && list?.contains(document.activeElement)) return
  const target = field ?? visibleIn(row, '[data-name]')
  if (target) target.focus()
  else focusRow(list, undefined)
}

function visibleIn(place: HTMLElement | null | undefined, selector: string) {
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return all.find((each) => each.checkVisibility())
}

type Current = {
  list: HTMLElement | null
  id: string | undefined
  /** What is said of a card may put it elsewhere on the screen, into another part or section, where it is drawn anew. */
  where: string | undefined
  hasBegun: boolean
  /** It came into sight, by the clock of events. */
  onShown: (at: number) => void
}

/** Whether the card that is asked about is in sight. */
export function useCurrentInSight({ list, id, where, hasBegun, onShown }: Current) {
  const [seen, setSeen] = useState<{ id: string; isSeen: boolean }>()
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    const card = id === undefined || where === undefined ? undefined : findRow(list, id)
    if (!card || id === undefined) return
    // After an answer the next card comes to where the last one was: the thumb stays where it is.
    if (hasBegun) card.scrollIntoView({ block: 'nearest' })
    let wasSeen = false
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const isSeen = isMostlySeen(entry)
        if (entry && isSeen && !wasSeen) shown(entry.time)
        wasSeen = isSeen
        setSeen({ id, isSeen })
      },
      { threshold: shares },
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [list, id, where, hasBegun])
  // A card that has just been brought into sight keeps the buttons where they are until it is looked at.
  return id !== undefined && (seen?.id === id ? seen.isSeen : hasBegun)
}

/** How long a card has to be on the screen before a finger can have meant it. */
export const momentMs = 400

type Press = Pick<MouseEvent, 'detail' | 'timeStamp'> & { pointerType?: string }

/** A press that cannot be meant for what is shown: the second of a double tap, or one before the card could be read. */
export function isHasty(press: Press, shownAt: number): boolean {
  if (press.detail > 1) return true
  // A keyboard's press has no number, and a mouse numbers the second of two; a finger's do not tell.
  const tells = press.detail === 0 || press.pointerType === 'mouse'
  return !tells && press.timeStamp - shownAt < momentMs
}

/** Lets no button be pressed by the second half of a double press, nor before a finger can have meant it. */
export function usePressGuard() {
  const shownAt = useRef(0)
  const pressedAt = useRef(0)
  return {
    guard: {
      onClickCapture(event) {
        if (!isOnButton(event)) return
        if (isHasty(event.nativeEvent, shownAt.current)) {
          event.preventDefault()
          event.stopPropagation()
        } else pressedAt.current = event.nativeEvent.timeStamp
      },
      onKeyDownCapture(event) {
        // A key that is held down would answer one card after the other.
        if (event.repeat && event.key === 'Enter' && isOnButton(event)) event.preventDefault()
      },
    } satisfies DOMAttributes<Element>,
    /** What the last press brought is another thing to read. */
    onChanged() {
      shownAt.current = pressedAt.current
    },
    /** A card came into sight then, by the clock of events. */
    onShown(at: number) {
      shownAt.current = Math.max(shownAt.current, at)
    },
  }
}

function isOnButton({ target }: { target: EventTarget }) {
  return target instanceof Element && target.closest('button') !== null
}
