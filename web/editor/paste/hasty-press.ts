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
