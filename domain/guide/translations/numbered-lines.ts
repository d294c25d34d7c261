import { findText } from '#domain/values/text.ts'
import { hashOf } from './hash-of.ts'
import { sayIn, stateOf } from './states.ts'
import { type TranslatedTexts, translationLimits } from './translations.ts'
import type { Words } from './words.ts'

/** A new line within a text: each text is one line. */
const lineBreak = '¶'

/** Whether a text waits for its translation. */
function isOpen(words: Words, texts: TranslatedTexts) {
  return ['missing', 'older'].includes(stateOf(words, texts))
}

/** What is still to translate, each text in a line of its own, under its number among all texts: it stays the same when some are done. */
export function numberedLines(words: readonly Words[], texts: TranslatedTexts): string {
  return words
    .flatMap((each, index) => (isOpen(each, texts) ? [`${index + 1}. ${inOneLine(each)}`] : []))
    .join('\n')
}

function inOneLine({ original }: Pick<Words, 'original'>) {
  return original.trim().replace(/\r\n?|\n/g, ` ${lineBreak} `)
}

/** The texts by their numbers; under some of them there is none any more. */
export type NumberedWords = readonly (Words | undefined)[]

/** By what each text is known again when its translation comes back: its place in the list may be another by then. */
export function marksOf(words: readonly Words[]): string[] {
  return words.map(({ path, original }) => `${path} ${hashOf(original)}`)
}

/** The texts under the numbers they had when they were marked, without those that say something else by now. */
export function wordsMarked(words: readonly Words[], marks: readonly string[]): NumberedWords {
  const now = new Map(marksOf(words).map((mark, index) => [mark, words[index]]))
  return marks.map((mark) => now.get(mark))
}

/** What numbered lines bring; the others are named by their numbers, and nothing of them is taken. */
export type NumberedTranslation = {
  /** All texts of the language, with those that came. */
  texts: TranslatedTexts
  taken: number[]
  /** With another code, price or number to call than the original has, or with fewer lines: whoever means it writes it by hand. */
  altered: number[]
  missing: number[]
  /** There is no text of this number. */
  unknown: number[]
  /** The text of this number is gone, or says something else by now. */
  changed: number[]
  /** Which of the two is meant cannot be told. */
  twice: number[]
  tooLong: number[]
  /** Translated already, in other words. */
  kept: number[]
}

export function takeNumberedLines(pasted: string, words: NumberedWords, texts: TranslatedTexts) {
  const open = words.flatMap((each, index) => (each && isOpen(each, texts) ? [index + 1] : []))
  const said = readLines(pasted, open)
  const result: NumberedTranslation = {
    texts,
    taken: [],
    altered: [],
    missing: [],
    unknown: [],
    changed: [],
    twice: [],
    tooLong: [],
    kept: [],
  }
  for (const [number, all] of said) {
    const own = words[number - 1]
    const [lines = []] = all
    const text = own ? joined(lines, own) : ''
    if (!own) result[number - 1 in words ? 'changed' : 'unknown'].push(number)
    else if (!isOpen(own, texts)) {
      if (text !== texts[own.path]?.text) result.kept.push(number)
    } else if (all.length > 1) result.twice.push(number)
    else if (text.length > translationLimits.max) result.tooLong.push(number)
    else if (findText(text) && !isWhole(own.original, text)) {
      result.altered.push(number)
    } else if (findText(text)) {
      result.texts = sayIn(result.texts, own, text)
      result.taken.push(number)
    }
  }
  const { taken, altered, twice, tooLong } = result
  const named = new Set([...taken, ...altered, ...twice, ...tooLong])
  result.missing = open.filter((number) => !named.has(number))
  return result
}

/** Whether two texts or more came that say what their originals say: the copied text itself was pasted. */
export function isCopyItself(came: NumberedTranslation, words: NumberedWords): boolean {
  const { taken } = came
  return taken.length > 1 && taken.every((number) => findCopied(came, words[number - 1]))
}

function findCopied({ texts }: NumberedTranslation, own: Words | undefined) {
  const said = own && texts[own.path]?.text
  return said && inOneLine({ original: said }) === inOneLine(own) ? own : undefined
}

/** What came, without the lines that nobody has translated: only a name is the same in both languages. */
export function withoutUntranslated(
  came: NumberedTranslation,
  words: NumberedWords,
  before: TranslatedTexts,
): NumberedTranslation & { untranslated: number[] } {
  const left = isCopyItself(came, words)
    ? []
    : came.taken.flatMap((number) => {
        const own = findCopied(came, words[number - 1])
        return own && hasOrdinaryWord(own.original) ? [{ number, own }] : []
      })
  const untranslated = left.map(({ number }) => number)
  const texts = { ...came.texts }
  for (const { own } of left) {
    const { [own.path]: earlier } = before
    if (earlier) texts[own.path] = earlier
    else delete texts[own.path]
  }
  const taken = came.taken.filter((number) => !untranslated.includes(number))
  return { ...came, texts, taken, untranslated }
}

/** A word in small letters, which no name begins with; the smallest stand in names, too: «Farmacia de la Paz». */
function hasOrdinaryWord(text: string) {
  return text.split(/\s+/).some((word) => /^[^\p{L}]*\p{Ll}{4,}[^\p{L}]*$/u.test(word))
}

/** A line that begins with a number is read as another text: what stood before it is less than the original says. */
function isWhole(original: string, text: string) {
  return hasFiguresOf(original, text) && linesIn(text) >= linesIn(original)
}

function linesIn(text: string) {
  return text.split(/[\r\n]/).filter((line) => findText(line)).length
}

/** A small price may be said with another sign, or in a word beside it. */
function hasFiguresOf(original: string, text: string): boolean {
  const prices =
    original.match(/(?<=[$€£]\s?)\d{1,2}(?![.,]?\d)|(?<![\d.,])\d{1,2}(?=\s?[$€£])/g) ?? []
  const said: readonly string[] = text.match(/\d+/g) ?? []
  const [own, other] = [original, text].map((each) => figuresIn(each).toSorted().join(' '))
  return own === other && prices.every((price) => said.includes(price))
}

/** The figures of a translation that its original does not have: nobody has confirmed them. */
export function strangeFiguresIn(text: string, original: string): string[] {
  const own = figuresIn(original)
  return figuresIn(text).filter((figure) => !own.includes(figure))
}

/** Whether such figures stand in the translation of a text. */
export function isStrange({ path, original }: Words, texts: TranslatedTexts): boolean {
  return strangeFiguresIn(texts[path]?.text ?? '', original).length > 0
}

/** Those that are said alike in every language, however they are grouped: hours and short numbers are not. */
function figuresIn(text: string): string[] {
  const digits = text
    .replace(/(?<!\d)\d{1,3}(?:[., \u00a0\u202f]\d{3})+(?!\d)/g, (number) =>
      number.replace(/\D/g, ''),
    )
    .replace(/\d(?:[ ().-]{0,2}\d){6,}/g, (number) => number.replace(/\D/g, ''))
  return digits.match(/\d{3,}/g) ?? []
}

/** `3. `, `3) `, `3: `, `3.- `, also in bold; 22:00 and 3.5 begin no text. */
const numbered = /^\s*(?:\*\*)?(\d{1,5})\\?[.):]-?(?:\*\*)?(?:\s+(.*))?$/s

/** `16 - Bengala`, `16 Bengala`: where it is the number that comes next, its mark was lost. */
const bare = /^\s*(\d{1,5})(?:\s?[-–—])?\s+(\S.*)$/

/** The lines under each number, once for each time it came; those that are open come in their order. */
function readLines(pasted: string, open: readonly number[]): Map<number, string[][]> {
  const said = new Map<number, string[][]>()
  let current: string[] | undefined
  let next = open[0]
  for (const line of unfenced(pasted.split(/\r\n?|\n/))) {
    const unmarked = bare.exec(line)
    const isNext = Number(unmarked?.[1]) === next
    const [, number, rest = ''] = numbered.exec(line) ?? (isNext ? unmarked : null) ?? []
    if (number === undefined) current?.push(line.trim())
    else {
      current = [rest.trim()]
      said.set(Number(number), [...(said.get(Number(number)) ?? []), current])
      next = open[open.indexOf(Number(number)) + 1]
    }
  }
  return said
}

/** What stands between a model's code fences, where there are any. */
function unfenced(lines: readonly string[]): readonly string[] {
  let isInside = false
  const inside = lines.filter((line) => {
    const isFence = line.trimStart().startsWith('```')
    if (isFence) isInside = !isInside
    return isInside && !isFence
  })
  return inside.length > 0 ? inside : lines
}

/** One text again: what wrapped is one line, and what follows an empty line is no part of a text that has none. */
function joined(lines: readonly string[], { original }: Words): string {
  const hasLines = /[\r\n]/.test(original.trim())
  const end = hasLines ? -1 : lines.indexOf('', 1)
  const own = end === -1 ? lines : lines.slice(0, end)
  const isMarked = own.some((line) => line.includes(lineBreak))
  return own
    .join(hasLines && !isMarked ? '\n' : ' ')
    .replaceAll(/ ?¶ ?/g, hasLines ? '\n' : ` ${lineBreak} `)
    .trim()
}
