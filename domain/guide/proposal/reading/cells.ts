import type { Piece } from './sentences.ts'

/** What parts the cells of a text's rows; undefined where it has no rows. */
export function cellMarkOf(text: string, lines: readonly Piece[]): string | undefined {
  const enough = Math.max(3, lines.length / 3)
  return ['\t', '|', '  ', ';'].find((mark) => {
    if (!text.includes(mark)) return false
    const rows = lines.filter(({ start, end }) => cellsOf(text, { start, end }, mark).length > 1)
    return rows.length >= (mark === ';' ? Math.max(5, lines.length * 0.7) : enough)
  })
}

/** Whether the first of three cells is the same in many rows: it names the part of the guide that the row is of. */
export function isGroupedTable(text: string, lines: readonly Piece[], mark: string): boolean {
  const rows = lines.map((line) => cellsOf(text, line, mark)).filter((row) => row.length > 1)
  const whole = rows.filter((row) => row.length === 3)
  const firsts = new Set(whole.map(([first]) => first && text.slice(first.start, first.end)))
  return (
    whole.length >= fewestRows &&
    whole.length >= rows.length * 0.7 &&
    firsts.size <= whole.length * 0.6
  )
}

const fewestRows = 5

/** The cells of a row. */
export function cellsOf(text: string, { start, end }: Piece, mark: string): Piece[] {
  const cells: Piece[] = []
  let from = start
  for (let at = start; at <= end; at += 1) {
    if (at < end && !text.startsWith(mark, at)) continue
    const cell = trimmedCell(text, { start: from, end: at })
    if (cell) cells.push(cell)
    from = at + mark.length
  }
  return cells
}

function trimmedCell(text: string, { start, end }: Piece): Piece | undefined {
  let from = start
  let to = end
  while (from < to && isOuter(text[from])) from += 1
  while (to > from && isOuter(text[to - 1])) to -= 1
  return to > from ? { start: from, end: to } : undefined
}

function isOuter(letter = ''): boolean {
  return letter.trim() === '' || letter === '|'
}
