/** A journey of `npm run test:all`: another language, width or theme of a promise, or one whose rule a quicker test asks about too. */
export const long = { tag: '@long' }

/** Of a promise in several forms, one is asked each time. */
export function longUnless(isAskedEachTime: boolean) {
  return isAskedEachTime ? {} : long
}
