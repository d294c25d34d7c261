/** How long a card has to be on the screen before a finger can have meant it. */
export const momentMs = 400

type Press = Pick<MouseEvent, 'detail' | 'timeStamp'> & { pointerType?: string }

/** The second press of a double one, or one that was on its way before there was anything to read. */
export function isHasty(press: Press, shownAt: number): boolean {
  if (press.detail > 1) return true
  // A keyboard's press has no number, and a mouse numbers the second of two; a finger's do not tell.
  const tells = press.detail === 0 || press.pointerType === 'mouse'
  return !tells && press.timeStamp - shownAt < momentMs
}
