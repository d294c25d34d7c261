import { fold } from './tokens.ts'

export type Piece = { start: number; end: number }

const abbreviations: ReadonlySet<string> = new Set(
  `av ave blvd calz col no num nro int ext st rd dr dra sr sra srta mr mrs ms depto dpto apt ste tel cel esq etc aprox approx min mins hr hrs fracc priv mz mza lt edo mpio gto jal qro ver ags pte ote nte sur km mt hno ln ct pl ft vs p pag gral prol carr c.p ej eg ie pza edif mto sto sta cjon gpe psje circ urb boul bldg fl hwy tels vol max ctra pto dept cdmx n.l q.r rec recs recam hab habs dorm estac bdrm colab ppal pza urb edf elev refri comp incl`.split(
    /\s+/,
  ),
)

/** Of time and length: they may end a sentence. */
const units: ReadonlySet<string> = new Set(
  'hr hrs min mins hs h aprox approx etc mts cdmx yuc mx jal qro'.split(' '),
)

const numbered: ReadonlySet<string> = new Set('no num nro int ext pag p max'.split(' '))

const breaks: ReadonlySet<string> = new Set('·•|●▪'.split(''))
const ends: ReadonlySet<string> = new Set('.!?…'.split(''))
const pictured = /\p{Extended_Pictographic}/u

/** The sentences between two letters of a text. */
export function sentencesOf(text: string, { start, end }: Piece): Piece[] {
  const pieces: Piece[] = []
  let from = start
  let depth = 0
  for (let at = start; at < end; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (depth > 0 && depth < 3 && at - from < 400) continue
    if (!isBoundary(text, at, end)) continue
    const to = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
    pieces.push({ start: from, end: to })
    from = to
    depth = 0
  }
  pieces.push({ start: from, end })
  return joinQuestions(
    text,
    pieces.flatMap((piece) => cutLong(text, piece)).flatMap((piece) => trimmed(text, piece) ?? []),
  )
}

const longestPiece = 1000

/** What goes on without an end is cut between two words. */
function cutLong(text: string, { start, end }: Piece): Piece[] {
  const pieces: Piece[] = []
  let from = start
  while (end - from > longestPiece) {
    const space = text.lastIndexOf(' ', from + longestPiece)
    const to = space > from + longestPiece / 2 ? space : from + longestPiece
    pieces.push({ start: from, end: to })
    from = to
  }
  return [...pieces, { start: from, end }]
}

/** "Gas leak?" and what to do then are one. */
function joinQuestions(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isShort = last && last.end - last.start <= 32 && text[last.end - 1] === '?'
    if (isShort) joined[joined.length - 1] = { start: last.start, end: piece.end }
    else joined.push(piece)
  }
  return joined
}

function isBoundary(text: string, at: number, end: number): boolean {
  const letter = text[at] ?? ''
  const next = text[at + 1] ?? ' '
  if (breaks.has(letter)) return next === ' ' && text[at - 1] === ' '
  const code = text.codePointAt(at) ?? 0
  if (code > 0x2190 && pictured.test(String.fromCodePoint(code))) return true
  if (!ends.has(letter) || !isGap(next)) return false
  if (letter !== '.') return true
  return !endsShort(text, at, end)
}

/** Whether the full stop belongs to a word that is cut short. */
function endsShort(text: string, at: number, end: number): boolean {
  let from = at
  while (from > 0 && at - from < 14 && !isGap(text[from - 1] ?? ' ')) from -= 1
  const word = fold(text.slice(from, at)).replace(/[^a-z0-9.]/g, '')
  const following = text.slice(at + 1, Math.min(end, at + 4)).trim()[0] ?? ''
  if (/^(?:a|p)?\.?m$/.test(word))
    return following !== '' && following === following.toLowerCase() && /\p{L}|\d/u.test(following)
  if (units.has(word)) return following !== '' && following === following.toLowerCase()
  if (numbered.has(word)) return /[\d#]/.test(following)
  if (abbreviations.has(word)) return following !== ''
  return /^[a-z]$/.test(word) || /^(?:[a-z]\.){1,3}[a-z]$/.test(word)
}

function isGap(letter: string): boolean {
  return (
    letter.trim() === '' || letter === '"' || letter === '”' || letter === ')' || letter === '*'
  )
}

function trimmed(text: string, { start, end }: Piece): Piece | undefined {
  let from = start
  let to = end
  while (from < to && isOuter(text[from] ?? '')) from += 1
  if (!/[\p{L}\p{N}]/u.test(text.slice(from, to))) return undefined
  while (to > from && (text[to - 1] ?? '').trim() === '') to -= 1
  return to > from ? { start: from, end: to } : undefined
}

function isOuter(letter: string): boolean {
  return letter.trim() === '' || '·•|;●▪\u200d\ufe0f'.includes(letter)
}
