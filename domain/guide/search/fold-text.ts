export type FoldedText = { folded: string; places: number[] }

/** A text without accents and capitals, and where in the original each of its letters stood. */
export function foldText(text: string): FoldedText {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) places.push(place)
    place += letter.length
  }
  places.push(place)
  return { folded, places }
}

function foldLetter(letter: string) {
  const lower = letter.toLowerCase()
  return letter < '\u0080' ? lower : lower.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '')
}

/** The words looked for, each as it is compared. */
export function wordsIn(query: string) {
  return foldText(query).folded.split(/\s+/).filter(Boolean)
}

type Places = [from: number, to: number][]

/** A word somebody looks for, and what else the same thing is called. */
export type Wanted = {
  word: string
  others: readonly string[]
  /** The word is a name by itself, not the beginning of any. */
  isName: boolean
}

/** Names no longer than this are looked for as whole words: "ac" is in "casa" too, and "call" in "calle". */
const shortName = 4

/**
 * What is found in a text of what is sought, and where, as places in the original: a word anywhere, its other names where
 * a word begins.
 */
export function findWords<Word extends Wanted>(text: FoldedText, sought: readonly Word[]) {
  const literal: Places = []
  const hits: Places = []
  const has = sought.filter(({ word, others, isName }) => {
    const own = placesOf(text, word, isName && word.length <= shortName)
    const all = [...own, ...others.flatMap((other) => placesOf(text, other, true))]
    literal.push(...own)
    hits.push(...all)
    return all.length > 0
  })
  return { has, literal, places: joined(hits.sort(([one], [other]) => one - other)) }
}

function placesOf({ folded, places }: FoldedText, word: string, isWhole: boolean): Places {
  const found: Places = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length
    if (!isWhole || standsAlone(folded, at, end)) found.push([places[at] ?? 0, places[end] ?? 0])
  }
  return found
}

function standsAlone(text: string, at: number, end: number) {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return false
  return end - at > shortName || /^(e?s)?(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3))
}

function joined(hits: [number, number][]) {
  const apart: [number, number][] = []
  for (const [from, to] of hits) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}
