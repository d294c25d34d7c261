/** Whether a plain text tells of a thing how it is used: in one sentence, in the next, or below the title that names it. */
export function tellsHow(text: string, { things, hows }: { things: RegExp[]; hows: RegExp[] }) {
  const named = things.filter((each) => each.test(text))
  const told = named.length > 0 ? hows.filter((each) => each.test(text)) : []
  if (told.length === 0) return false
  const said = text.split(/[.;!?\n]/)
  const isNamed = said.map((sentence) => hasAny(sentence, named))
  return said.some(
    (sentence, at) => (isNamed[0] || isNamed[at - 1] || isNamed[at]) && hasAny(sentence, told),
  )
}

export function hasAny(text: string, words: readonly RegExp[]): boolean {
  return words.some((each) => each.test(text))
}

/** Whether a plain text has each of those words somewhere. */
export function hasAll(text: string, words: readonly RegExp[]): boolean {
  return words.every((each) => each.test(text))
}
