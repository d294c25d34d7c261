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
type Sought = {
  word: string
  others?: readonly string[]
  /** The word is a name by itself, not the beginning of any. */
  isName?: boolean
}

/** Names no longer than this are looked for as whole words: "ac" is in "casa" too, and "call" in "calle". */
const shortName = 4

/**
 * Where what is sought stands in a text, as places in the original: a word anywhere, its other names where a word
 * begins. Undefined when something of it is missing.
 */
export function findWords(text: FoldedText, sought: readonly Sought[]) {
  const hits: Places = []
  let isLiteral = true
  for (const { word, others = [], isName = false } of sought) {
    const own = placesOf(text, word, isName && word.length <= shortName ? standsAlone : always)
    const found =
      own.length > 0 ? own : others.flatMap((other) => placesOf(text, other, standsAlone))
    if (found.length === 0) return undefined
    if (own.length === 0) isLiteral = false
    hits.push(...found)
  }
  return { isLiteral, places: joined(hits.sort(([one], [other]) => one - other)) }
}

function placesOf({ folded, places }: FoldedText, word: string, fits = always): Places {
  const found: Places = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length
    if (fits(folded, at, end)) found.push([places[at] ?? 0, places[end] ?? 0])
  }
  return found
}

function always(_text: string, _at: number, _end: number) {
  return true
}

function standsAlone(text: string, at: number, end: number) {
  if (isLetter(text[at - 1])) return false
  return end - at > shortName || /^(e?s)?(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3))
}

function isLetter(letter = ' ') {
  return /[\p{L}\p{N}]/u.test(letter)
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
