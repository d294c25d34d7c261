import { asked, type Fact, type Taken } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import type { Knowing } from '#domain/guide/reader/kind/model.ts'
import { codesIn, findLabelled, oddWordsIn, quotedIn } from './values.ts'

type Opens = (Fact & { kind: 'code' })['opens']

const opened: Readonly<Record<string, Opens>> = {
  door: 'door',
  lockbox: 'lockbox',
  gatecode: 'gate',
  othercode: 'other',
}

/** The codes that some words of an arrival tell. */
export function codesOf(
  { words, fine }: { words: string; fine: string },
  knowing: Knowing,
): Taken[] {
  const opens = opened[fine] ?? 'other'
  const codes = writtenIn(words, knowing)
  const [only = '', ...others] = codes
  if (others.length === 0) {
    const fact = codeOf(only, opens, words)
    // "Punch in C 8 3 5 0": the letter may be a key; and figures in a label may be those of a flat.
    const isHalf = /(?<!\p{L})\p{Lu}\s$/u.test(words.slice(0, words.indexOf(only)))
    const isNamed = findLabelled(words)?.label.includes(only)
    const isWhole = codesIn(words, knowing).length === 1 && !isHalf && !isNamed
    return only === '' ? [] : [{ fact, isWhole }]
  }
  // "Front door: 5180. Back door: 7714", «portón 7734# y luego puerta 2580»: of several, each by the words before it.
  const ends = codes.map((code, at) => {
    const end = words.indexOf(code) + code.length
    const next = codes[at + 1]
    if (next === undefined) return words.length
    // What a clause says to its end is of the code in it.
    const [rest = ''] = /^.*?[.,;](?=\s)/s.exec(words.slice(end, words.indexOf(next, end))) ?? []
    return end + rest.length
  })
  return codes.map((code, at) => {
    const part = trimMarks(words.slice(ends[at - 1] ?? 0, ends[at]), { before: '.,;|/' })
    return asked(codeOf(code, opened[knowing.fineIn('arrival', part).fine] ?? opens, part))
  })
}

/** By their form; where none has that, a word with a figure, all of its cell behind a label, or what stands in quotes. */
function writtenIn(words: string, knowing: Knowing): string[] {
  const found = [...new Set(codesIn(words, knowing))]
  if (found.length > 0)
    return found.toSorted((one, other) => words.indexOf(one) - words.indexOf(other))
  const [value = ''] = findLabelled(words)?.value.split(/[|\t]/) ?? []
  // "6th floor, 06:00-22:00" opens nothing.
  const odd = oddWordsIn(words).filter((word) => /\d/.test(word) && !/:|^\d+\p{Ll}+$/u.test(word))
  const said = oddWordsIn(value).length > 0 ? [value.trim()] : [...quotedIn(words), ...odd]
  return said.filter((each) => each.length <= 40)
}

/** As many words before a code may say no more than what it opens. */
const mostOfLabel = 6

/** A code with what its words call it and what else they say: there «…» stands for it, since it may be another one tomorrow. */
function codeOf(code: string, opens: Opens, words: string): Fact {
  const before = trimMarks(words.slice(0, words.indexOf(code)), { behind: ':=|,–-' })
  // A label is read by who does not see the code.
  const count = before.split(/\s+/).length
  const isName = count > 1 && count <= mostOfLabel && !/[\d.,;:()]/.test(before)
  const called = findLabelled(words)?.label
  const lead = called ?? (isName ? before : '')
  // «La clave de la puerta es»: a door needs no name of half a sentence.
  const label = called ?? (opens === 'other' ? lead : '')
  const rest = words.startsWith(lead) ? words.slice(lead.length) : words
  const own = trimMarks(rest, { before: ':=|,–-. ' })
  const notes = own.startsWith(code) ? own.slice(code.length) : own.replaceAll(code, '…')
  const said = trimMarks(notes, { before: '|,;.:!–-)', behind: '|,;' }).replace(/…\.$/, '…')
  return { kind: 'code', code, opens, label, notes: /\p{L}/u.test(said) ? said : '' }
}
