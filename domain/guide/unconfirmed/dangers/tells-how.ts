/** Whether a plain text tells of a thing how it is used: in one sentence, in the next, or below the title that names it. */
export function tellsHow(text: string, { thing, how }: { thing: RegExp; how: RegExp }): boolean {
  const said = text.split(/[.;!?\n]/)
  return said.some((sentence, at) => {
    const near = [said[0], said[at - 1], sentence]
    return how.test(sentence) && near.some((each) => each !== undefined && thing.test(each))
  })
}

/** Whether a plain text has each of those words somewhere. */
export function hasAll(text: string, words: readonly RegExp[]): boolean {
  return words.every((each) => each.test(text))
}
