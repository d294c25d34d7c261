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

/** Where the words stand in a text, as places in the original; undefined when one of them is missing. */
export function findWords({ folded, places }: FoldedText, words: readonly string[]) {
  const hits: [from: number, to: number][] = []
  for (const word of words) {
    let at = folded.indexOf(word)
    if (at === -1) return undefined
    for (; at !== -1; at = folded.indexOf(word, at + word.length)) {
      hits.push([places[at] ?? 0, places[at + word.length] ?? 0])
    }
  }
  return joined(hits.sort(([one], [other]) => one - other))
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
