import type { Fact, Taken } from './fact.ts'
import type { ToldPiece } from './form.ts'
import type { Knowing, Told } from './model.ts'
import { trimMarks } from './trim-marks.ts'
import { codesIn, findLabelled, isOfStreet, oddWordsIn, quotedIn } from './values.ts'

type Coded = Pick<Fact & { kind: 'code' }, 'code' | 'opens' | 'label'>

const opened: Readonly<Record<string, Coded['opens']>> = {
  door: 'door',
  lockbox: 'lockbox',
  gatecode: 'gate',
  othercode: 'other',
}

/** The codes that some words of an arrival tell. */
export function codesOf({ words, fine }: { words: string; fine: string }, knowing: Knowing) {
  const fineOf = (part: string) => knowing.fineIn('arrival', part)
  const labelled = findLabelled(words)
  const found = [...new Set(codesIn(words, knowing))].toSorted(
    (one, other) => words.indexOf(one) - words.indexOf(other),
  )
  // "Key safe code 48b6": a word with a figure is asked about; "Door: silver key" tells no code.
  // "6th floor, 06:00-22:00" opens nothing.
  const odd = oddWordsIn(words).filter(
    (word) =>
      /\d/.test(word) &&
      !/\d:\d\d|^\d{1,2}\p{Ll}{1,2}$/u.test(word) &&
      !isOfStreet(words, words.indexOf(word)),
  )
  // Of a row the other cells are no part of it.
  const [value = ''] = labelled?.value.split(/[|\t]/) ?? []
  const said = oddWordsIn(value).length > 0 ? [value.trim()] : [...quotedIn(words), ...odd]
  const codes = found.length > 0 ? found : said.filter((each) => each.length <= 40)
  const opens = opened[fine] ?? 'other'
  // A code is whole where it is all that its label stands before, or the only one of its sentence behind a label.
  const [only = '', ...others] = codes
  if (others.length === 0) {
    const isBehind = !labelled || labelled.value.includes(only)
    // "Punch in C 8 3 5 0": the letter may be a key.
    const isHalf = /(?<!\p{L})\p{Lu}\s$/u.test(words.slice(0, words.indexOf(only)))
    const isWhole = isBehind && !isHalf && (found.length === 1 || labelled?.value === only)
    const label = labelled?.label ?? (opens === 'other' ? nameBefore(only, words) : '')
    const each = { kind: 'code', code: only, opens, label } as const
    // "NOTE: the box is 7315 now" is named by what it opens.
    const notes = notesBeside(each, words)
    const isName =
      label === '' || opens === 'other' || notes === '' || fineOf(`${label}:`).chance >= likelyName
    const said = isName ? { ...each, notes } : { ...each, label: '', notes: `${label}: ${notes}` }
    return only === '' ? [] : [{ fact: said, isWhole }]
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
  const parts = ends.map((end, at) => {
    const behind = end < words.length ? '.,;' : ''
    return trimMarks(words.slice(ends[at - 1] ?? 0, end), { before: '.,;|/', behind })
  })
  const labels = parts.map((part) => findLabelled(part)?.label ?? '')
  const areNamed = labels.every((label) => label !== '')
  return codes.map((code, at) => {
    const part = parts[at] ?? ''
    const label = areNamed ? (labels[at] ?? '') : ''
    const said = { kind: 'code', code, opens: opened[fineOf(part).fine] ?? opens, label } as const
    return { fact: { ...said, notes: notesBeside(said, part) }, isWhole: false }
  })
}

/** Less likely names of what a code opens name nothing. */
const likelyName = 0.45

/** As many words before a code may say no more than what it opens. */
const mostOfLabel = 6

/** «Caja fuerte en el clóset clave 7710 y luego la tecla A»: what it opens may only be said before it. */
function nameBefore(code: string, words: string): string {
  const before = trimMarks(words.slice(0, words.indexOf(code)), { behind: ':=|–-' })
  const count = before.split(/\s+/).length
  // It is read by who does not see the code.
  const isSafe = !/[\d.,;:()]/.test(before) && oddWordsIn(before).length === 0
  return count > 1 && count <= mostOfLabel && isSafe ? before : ''
}

/** What else the words of a code say: where they only name what it opens, nothing. */
function notesBeside({ code, opens, label }: Coded, all: string) {
  const own = all.startsWith(label) ? all.slice(label.length) : all
  const words = trimMarks(own, { before: ':=|–-.' })
  const at = words.indexOf(code)
  // It is part of its own label.
  if (at < 0) return words
  const before = trimMarks(words.slice(0, at), { behind: ':=|–-' })
  const rest = words.slice(at + code.length)
  const behind = trimMarks(rest, { before: ',;.:!-–)' })
  if (before === '') return behind
  const isLabel = opens !== 'other' && before.split(/\s+/).length <= mostOfLabel
  const isApart = behind === '' || /^\s*[,;.:!–-]/.test(rest)
  if (isLabel && isApart) return behind
  const kept = withoutCode(words, at, rest, label === '' ? 3 : 1)
  const isNamed = behind === '' && /[:=|–-]\s*$/.test(words.slice(0, at)) && kept.includes(code)
  if (isNamed) return before
  // The code stands beside them, and may be another one tomorrow.
  const said = kept.replaceAll(code, '…').replace(/\| ?… ?(?=\||$)/, '')
  return trimMarks(said, { behind: said.endsWith('….') ? '.' : '|,;' })
}

/** Words without their clause that only says the code, where others stand before it: once is enough to keep it right. */
function withoutCode(words: string, at: number, rest: string, fewest: number) {
  const start = Math.max(...[', ', '. ', '; ', ' ('].map((mark) => words.lastIndexOf(mark, at)))
  const [before, clause] = [words.slice(0, Math.max(start, 0)), words.slice(start + 2, at)]
  // "The shed (bikes, kayaks) opens with 4152": nothing is cut within a bracket.
  if (before.split('(').length > before.split(')').length) return words
  const saysMore =
    before.split(/\s+/).length >= fewest &&
    before !== '' &&
    clause.split(/\s+/).length <= mostOfLabel
  if (!saysMore || !/^\s*(?:[,;.!()]|$)/.test(rest)) return words
  // "on the rail (code 4521) pull down": the bracket goes with its clause.
  const open = words.slice(start, start + 2) === ' (' ? rest.replace(/^\s?\)/, '') : rest
  return before + open.replace(/^[\s.)]{1,9}(?=$|[,;])/, '')
}

/** As likely a password or a code may have another one in the text. */
export const doubtedFrom = 0.1

/** What tells of a code that is gone does not say of which. */
export function mayTellOldCode({ told }: { told: Told }): boolean {
  return [told, told.other].some(
    ({ kind, fine, chance }) => kind === 'arrival' && fine === 'old' && chance >= doubtedFrom,
  )
}

/** "I was wrong above, the box is no longer 4826, / it is 7359": behind a known code that may be gone stands what opens the same. */
export function corrected<Each extends Taken & { pieces: readonly ToldPiece[] }>(
  found: readonly Each[],
  pieces: readonly ToldPiece[],
): Each[] {
  const again = new Set<ToldPiece>()
  const all = found.map((each) => {
    const [own] = each.pieces
    if (each.fact.kind !== 'code' || !own) return each
    const before = pieces[pieces.indexOf(own) - 1]
    if (before?.line !== own.line || !mayTellOldCode(before)) return each
    const { code } = each.fact
    const known = found.flatMap(({ fact, pieces: [first] }) =>
      fact.kind === 'code' && (first?.start ?? 0) < before.start && before.words.includes(fact.code)
        ? fact
        : [],
    )
    if (!known[0] || known[0].code === code) return each
    again.add(before)
    const fact = { ...known[0], code }
    return { ...each, fact, isWhole: false, pieces: [before, ...each.pieces] }
  })
  return all.filter(({ fact, pieces }) => fact.kind !== 'code' || !pieces.every(again.has, again))
}
