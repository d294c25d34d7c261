import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { fold } from '#domain/values/text.ts'

/** What stands behind a label, to the end of what was handed in. */
export type Labelled = { label: string; value: string }

const longestLabel = 60
const labelShape =
  /^\s*(\S(?:[^:=|\t\n]*?\S)?)\s*(?::(?!\/\/|\d\d|\))|=|\||\t|\s{3,}|\.{4,}|(?<=\s)\.{3}(?=\s))\s*/

/** "Label: value", "label = value", and the cells of a row. */
export function findLabelled(words: string): Labelled | undefined {
  const [all = '', label = ''] = labelShape.exec(words) ?? []
  const said = trimMarks(words.slice(all.length), { behind: '|' })
  const value = /^[«“"'](.+)[»”"']$/.exec(said)?.[1]?.trim() ?? said
  const isWithin = label.lastIndexOf('(') > label.lastIndexOf(')')
  if (isWithin || label.length > longestLabel || !/\p{L}/u.test(label) || value === '')
    return undefined
  return { label: label.replace(/[*_]/g, '').trim(), value }
}

/** The parts of a line that are told apart beyond doubt: cells, semicolons, bullets, wide gaps. */
export function partsOf(words: string): string[] {
  return words
    .trim()
    .split(/[|;•·\t]|\s\s\s|,\s(?=[^,:]{1,30}:\s)|\s\/\s(?=[^,:/]{1,30}:\s)|\s(?=\p{L}{2,12}=\S)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What stands in quotes. */
export function quotedIn(words: string): string[] {
  return Array.from(words.matchAll(/[«“"']([^«»“”"'\n]{2,80})[»”"'](?!\p{L})/gu), ([, said = '']) =>
    said.trim(),
  )
}

/** "Open 12–9. 555 0142": none has a stop before a gap. */
const phoneShape =
  /(?<![\p{L}\d_-])\(?\+?\(?\d(?:[\d ()\u2010-\u2015-]|\.(?!\s)){5,}\d(?![\p{L}\d_])/gu

const fewestDigits = 7

function digitsIn(written: string): number {
  return written.replace(/\D/g, '').length
}

/** Numbers to call: seven digits or more that are no part of a longer word. */
export function phonesIn(words: string): string[] {
  const found = Array.from(words.matchAll(phoneShape), ({ 0: all, index }) => {
    // "(55 1234 8890, her brother)", "55 1234 8890 (9 to 5)": a bracket that is not closed is not the number's.
    const number = all.replace(/^\((?=[^()]*$)|\s?\([^()]*$/g, '').trim()
    // "325 555 0119 — 28 minutes away": nor is what is counted behind its only stroke.
    const isCounted = /^\s?\p{L}/u.test(words.slice(index + all.length, index + all.length + 2))
    const [own = number, ...counted] = number.split(/\s[–—-]\s/)
    return isCounted && counted.length === 1 ? own : number
  })
  return found.filter((written) => {
    const digits = digitsIn(written)
    return digits >= fewestDigits && digits <= 15 && !/\s{2}|\d{4}-\d{2}-\d{2}/.test(written)
  })
}

/** Numbers of few digits, as those that help are: 911, 112, 065; none is a part of a longer one, nor begins as most houses do. */
export function shortNumbersIn(words: string): string[] {
  const shape =
    /(?<![\p{L}\d.,:/$€#-])\*?(?:[019]|(?<=:\s)[2-8])[0-9]{2}(?![\p{L}\d]|[.,:/-]\d|\s?(?:m|km|min)\b|\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}{1,2}(?!\p{L}))/gu
  return withoutPhones(words).match(shape) ?? []
}

/** Numbers to call, long and short ones. */
export function callableIn(words: string): string[] {
  return [...phonesIn(words), ...shortNumbersIn(words)]
}

/** Blank where numbers to call stand. */
export function withoutPhones(words: string, fewestDigits = 6): string {
  return words.replace(phoneShape, (written) =>
    digitsIn(written) < fewestDigits ? written : ' '.repeat(written.length),
  )
}

export function emailsIn(words: string): string[] {
  const parts = words.split(/[^\w.+@-]/).map((part) => trimMarks(part, { behind: '.' }))
  return parts.filter((part) => /^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(part))
}

export function mapsLinksIn(words: string): string[] {
  const links = words.match(/(?:https?:\/\/|www\.|maps\.)[^\s<>"')]+/g) ?? []
  return links.map((link) => trimMarks(link, { behind: '.,;' })).filter(isMapsLink)
}

/** Measures, and numbers in letters: of every language that is known. */
export type Measures = {
  units: ReadonlySet<string>
  numbers: Readonly<Record<string, number>>
}

const noMeasures: Measures = { units: new Set(), numbers: {} }

/** What opens something: figures with or without letters, never money, hours, phones or numbers of what is counted. */
export function codesIn(words: string, { units, numbers } = noMeasures): string[] {
  const plain = withoutPhones(words, 9)
  const written = Array.from(plain.matchAll(codeShape))
    .filter(
      ({ 0: code, index }) => digitsIn(code) >= 3 && !isMeasure(plain, index + code.length, units),
    )
    .map(([code]) => code.trim())
  return [...written, ...spelledIn(words, numbers)]
}

const fewestSpelled = 3

/** "Zero eight one six": figures in letters, one by one. */
export function spelledIn(words: string, numbers: Measures['numbers']): string[] {
  const isFigure = (word: string) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].includes(numbers[fold(word)] ?? -1)
  const runs: { start: number; end: number; count: number }[] = []
  for (const { 0: word, index } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!isFigure(word)) continue
    const last = runs.at(-1)
    const end = index + word.length
    if (last && /^[\s,-]{1,3}$/.test(words.slice(last.end, index))) {
      last.end = end
      last.count += 1
    } else runs.push({ start: index, end, count: 1 })
  }
  return runs
    .filter(({ count }) => count >= fewestSpelled)
    .map(({ start, end }) => words.slice(start, end))
}

/** Small letters behind figures that are no measure: 1957y, not 1080p. */
const codeShape =
  /(?<![\p{L}\d.,:$€£/]|[\p{L}\d][#*])[#*]?(?:\d(?:\s[-–]\s\d){2,}(?!\d)|(?:[A-Z]{1,3}-?)?\d(?:[\d*#-]|[ -](?=\d))*\d(?:[A-Z]{0,2}|(?<=\d{4})[a-fjnoqrtuxyz])|\d{2,}[A-Z]{1,2})[#*✱]?(?![\p{L}\d$€£%]|[.,:]\d|\s?[$€£°º])/gu

/** "350 pesos", "200 m": what is counted opens nothing. */
export function isMeasure(words: string, at: number, units: ReadonlySet<string>) {
  // "900 y 1,100 pesos", "8 to 10 m": one measure from the first number to the last.
  const range = /^\s?(?:(?:\p{Ll}{1,2}|[-–])\s?\d[\d.,]{0,8})?\s?(\p{L}+)/u
  const [, next = ''] = range.exec(words.slice(at, at + 30)) ?? []
  return units.has(fold(next))
}

export function tellsHour(words: string): boolean {
  return /\d\s?(?:[:.h]\d\d|[ap]\.?\s?m\b)/i.test(words)
}

/** `isBare`: no more than a figure, and none from which on an hour goes. */
export type Clock = { time: string; isWhole: boolean; isBare?: boolean }

type Hours = Measures & { half: 'AM' | 'PM' }

const clockShape =
  /(?<![\p{L}\d.,:$€+/-])(\d{1,2})(?:\s?([:.hH])\s?([0-5]\d))?\s?(?:(a|p)\.?\s?m\b\.?|(h(?:rs?|oras?|s)?|uhr)\b\.?)?(?![\p{L}\d/%]|[:.,]\d)/giu

/** Hours of the day; whole where the text says which half of the day is meant. */
export function clocksIn(words: string, { half, units, numbers }: Hours): Clock[] {
  const inLetters = (fold(words).match(/\p{L}+/gu) ?? []).map((word) => numbers[word] ?? 0)
  const lettered = inLetters.filter((hour) => hour >= 2 && hour <= 12)
  // "Half past three" and "halb drei" are no full hour, and not the same one.
  const isHalved = inLetters.includes(0.5)
  const figures = Array.from(words.matchAll(clockShape)).flatMap((found): Clock[] => {
    const [all, figure, mark, minutes = '00', letter, unit] = found
    const hour = Number(figure)
    const isFull = [mark, letter, unit].some((each) => each !== undefined)
    const end = found.index + all.trimEnd().length
    // "From the airport 1h15" is how long it takes, and «12 m.» is noon.
    const isLong = hour < 6 && mark?.toLowerCase() === 'h'
    const isNone = hour > 24 || isLong || (letter && (hour === 0 || hour > 12))
    const isCounted = (isHalved && !mark) || (hour !== 12 && isMeasure(words, end, units))
    if (isNone || isCounted) return []
    const noon = letter?.toLowerCase() === 'p' ? 12 : 0
    const meantHour = letter ? (hour % 12) + noon : meant(hour, half)
    const isClear =
      letter !== undefined || (hour > 12 || hour === 0 ? isFull : isOfHalf(hour, half))
    // "12 May", "9 a las 11", "P.S. 2: …"; not "3 to 10:30 pm", "3 in the afternoon".
    const behind = words.slice(end)
    const isFrom = /^\s?(?:[-–]|\p{Ll}{1,3}\s)\s?\d|^\s\p{Ll}{2}\s\p{Ll}{2,3}\s/u.test(behind)
    const isBare = !isFull && !isFrom && /^(?::\s|\s\p{L})/u.test(behind)
    // "By noon, the cleaners come at 12:30": the one in letters may be the one that counts.
    return [{ time: clock(meantHour, minutes), isWhole: isClear && lettered.length === 0, isBare }]
  })
  if (figures.length > 0 || isHalved) return figures
  return lettered.map((hour) => ({ time: clock(meant(hour, half), '00'), isWhole: false }))
}

function clock(hour: number, minutes: string) {
  return `${String(hour % 24).padStart(2, '0')}:${minutes}`
}

/** Guests come in the afternoon and leave in the morning, by noon. */
function meant(hour: number, half: 'AM' | 'PM') {
  return half === 'PM' && hour > 0 && hour < 12 ? hour + 12 : hour
}

/** Nobody leaves at eleven at night, and nobody comes at three in the morning. */
function isOfHalf(hour: number, half: 'AM' | 'PM') {
  return half === 'AM' ? hour >= 7 : hour <= 6 || hour === 12
}

/** Words that look like no word of a language: with figures, signs or capitals inside. */
export function oddWordsIn(words: string): string[] {
  return (words.match(/\S+/g) ?? [])
    .map((word) => trimMarks(word, { before: '«“"\'(', behind: '.,;:!?)»”"\'' }))
    .filter(
      (word) =>
        word.length >= 3 &&
        !word.includes('@') &&
        !/^https?:|^[$€]/i.test(word) &&
        // "10pm-8am"
        !word.split(/[-–]/).every((part) => /^\d{1,2}([:.]\d\d)?(am|pm|h|hrs)?$/i.test(part)),
    )
    .filter((word) => /\d|[_*#!$%&+=]|\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{3,}-/u.test(word))
}

/** What looks like a code or a password, whatever the words are about. */
export function secretsIn(words: string, measures = noMeasures): string[] {
  const isOdd = (word: string) =>
    (/\p{L}/u.test(word) && /\d/.test(word) && word.length > 5) || /^\d{2,}\p{L}+\d/u.test(word)
  // Whom everybody calls opens nothing.
  const codes = codesIn(words, measures).filter((code) => code !== '911')
  return [...codes, ...oddWordsIn(withoutPhones(words)).filter(isOdd)]
}

/** Words in a row that begin with capitals, as names do; the first of a sentence alone is none. */
export function properNamesIn(words: string): string[] {
  // A stop behind more letters than those of "Av." ends a sentence.
  const shape =
    /(?:\p{Lu}[\p{L}'’.&-]*)(?:(?<!\p{L}{4}\.)\s(?:(?:\p{Ll}{1,3}|&)\s){0,2}\p{Lu}[\p{L}\d'’.&-]*)*/gu
  return Array.from(words.matchAll(shape))
    .filter(({ 0: name, index }) => index > 0 || name.includes(' '))
    .map(([name]) => trimMarks(name, { behind: '.' }))
}
