import { useAfter } from '#web/ui/use-after.ts'

const closesAfterMs = 1500

/** Closes a dialog a moment after it said that it worked. */
export function useClosingSoon(isDone: boolean, close: () => void) {
  useAfter(closesAfterMs, isDone, close)
}
