/** Enough that nobody guesses it, and less than 32 hexadecimal digits by chance have: of six million the weakest had 77. */
export const leastSecretBits = 75

/** How much chance a text shows, in bits: what repeats or counts on says nothing new. */
export function secretBits(text: string) {
  const characters = [...shortestUnit(text)]
  const surprising = characters.filter((_, at) => !goesOn(characters, at))
  const counts = [...Map.groupBy(surprising, (character) => character).values()]
  return counts.reduce(
    (bits, { length }) => bits + length * Math.log2(surprising.length / length),
    0,
  )
}

/** `abcabcabc` is `abc`, said three times. */
function shortestUnit(text: string) {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}

/** Whether a character continues the step of the two before it: `aaa`, `123`, `zyx`. */
function goesOn(characters: string[], at: number) {
  const [first, second, third] = [at - 2, at - 1, at].map((place) =>
    characters[place]?.codePointAt(0),
  )
  if (first === undefined || second === undefined || third === undefined) return false
  const step = third - second
  return Math.abs(step) <= 1 && step === second - first
}
