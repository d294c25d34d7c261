type Words = Record<'seconds' | 'minutes', (count: number) => string>

/** A wait as one says it: seconds up to a minute and a half, minutes beyond. */
export function waitWords({ seconds, minutes }: Words, wait: number) {
  return wait <= 90 ? seconds(wait) : minutes(Math.ceil(wait / 60))
}
