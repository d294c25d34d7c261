import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'
import { isHasty } from './hasty-press.ts'

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
