import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'

/** How long a card has to be on the screen before a finger can have meant it. */
export const momentMs = 400

type Press = Pick<globalThis.MouseEvent, 'detail' | 'timeStamp'> & { pointerType?: string }

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
  return useMemo(
    () => ({
      guard: {
        onClickCapture(event: MouseEvent) {
          if (!isOnButton(event)) return
          if (isHasty(event.nativeEvent, shownAt.current)) {
            event.preventDefault()
            event.stopPropagation()
          } else pressedAt.current = event.nativeEvent.timeStamp
        },
        onKeyDownCapture(event: KeyboardEvent) {
          // A key that is held down would answer one card after the other.
          if (event.repeat && event.key === 'Enter' && isOnButton(event)) event.preventDefault()
        },
      },
      /** What the last press brought is another thing to read. */
      onChanged() {
        shownAt.current = pressedAt.current
      },
      /** A card came into sight then, by the clock of events. */
      onShown(at: number) {
        shownAt.current = Math.max(shownAt.current, at)
      },
    }),
    [],
  )
}

function isOnButton({ target }: { target: EventTarget }) {
  return target instanceof Element && target.closest('button') !== null
}
