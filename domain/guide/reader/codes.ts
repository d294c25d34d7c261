import type { Fact } from './fact.ts'
import { trimMarks } from './trim-marks.ts'
import { codesIn, findLabelled, quotedIn } from './values.ts'

const opened = { door: 'door', lockbox: 'lockbox', gatecode: 'gate', othercode: 'other' } as const

/** The codes that some words of an arrival tell. */
export function codesOf(
  { words, fine }: { words: string; fine: string },
  units: ReadonlySet<string>,
) {
  const labelled = findLabelled(words)
  const found = [...new Set(codesIn(words, units))]
  const said = labelled ? [labelled.value] : quotedIn(words)
  const codes = found.length > 0 ? found : said.filter((each) => each.length <= 40)
  const opens = opened[fine as keyof typeof opened] ?? 'other'
  // A code is whole where it is all that its label stands before, or the only one of its sentence behind a label.
  const [first = ''] = codes
  const isBehind = !labelled || labelled.value.includes(first)
  const isWhole =
    codes.length === 1 && isBehind && (found.length === 1 || labelled?.value === first)
  const each = codesWithLabels(words, codes)
  return codes.map((code, at) => {
    const own = each?.[at] ?? { label: labelled?.label ?? '', words }
    const said = { kind: 'code', code, opens, label: own.label } as const
    return { fact: { ...said, notes: notesBeside(said, own.words) }, isWhole }
  })
}

/** "Front door: 5180. Back door: 7714": of several, each has its own label where all have one. */
function codesWithLabels(words: string, codes: readonly string[]) {
  const ends = codes.map((code) => words.indexOf(code) + code.length)
  const found = codes.flatMap((_, at) => {
    const end = at + 1 < codes.length ? ends[at] : words.length
    const own = trimMarks(words.slice(ends[at - 1] ?? 0, end), { before: '.,;|/' })
    const label = findLabelled(own)?.label
    return label ? [{ label, words: own }] : []
  })
  return codes.length > 1 && found.length === codes.length ? found : undefined
}

/** As many words before a code may say no more than what it opens. */
const mostOfLabel = 6

type Coded = Pick<Fact & { kind: 'code' }, 'code' | 'opens' | 'label'>

/** What else the words of a code say: where they only name what it opens, nothing. */
function notesBeside({ code, opens, label }: Coded, all: string) {
  const own = label !== '' && all.startsWith(label) ? all.slice(label.length) : all
  const words = trimMarks(own, { before: ':=|–-' })
  const at = words.indexOf(code)
  // It is part of its own label.
  if (at < 0) return words
  const before = trimMarks(words.slice(0, at), { behind: ':=|-' })
  const rest = words.slice(at + code.length)
  const behind = trimMarks(rest, { before: ',;.:!-–)' })
  if (before === '') return behind
  const isLabel = opens !== 'other' && before.split(/\s+/).length <= mostOfLabel
  const isApart = behind === '' || /^\s*[,;.:!–-]/.test(rest)
  return isLabel && isApart ? behind : withoutCode(words, { at, rest })
}

/** Words without their clause that only says the code, where others stand before it: once is enough to keep it right. */
function withoutCode(words: string, { at, rest }: { at: number; rest: string }) {
  const start = Math.max(...[', ', '. ', '; ', ' ('].map((mark) => words.lastIndexOf(mark, at)))
  const [before, clause] = [words.slice(0, Math.max(start, 0)), words.slice(start + 2, at)]
  const saysMore = before.split(/\s+/).length >= 3 && clause.split(/\s+/).length <= mostOfLabel
  if (!saysMore || !/^\s*(?:[,;.!)]|$)/.test(rest)) return words
  return before + rest.replace(/^[\s.)]{1,9}(?=$|[,;])/, '')
}
