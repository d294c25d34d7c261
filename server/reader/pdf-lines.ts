type Item = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

/** A line as it was set: where it begins and ends, and what parts it from the one before. */
type Line = { text: string; x: number; endX: number; size: number; gap: '\n' | '\n\n' }

/** The text of a page, its paragraphs put together again where a line was full. */
export function linesOfPage(items: readonly Item[]): string {
  const lines = linesOf(items)
  const blocks = blocksOf(lines)
  let text = ''
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before) text += goesOn(before, line, blocks.get(before) ?? []) ? ' ' : line.gap
    text += line.text
  }
  return text
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  let last: { y: number; endX: number; height: number } | undefined
  let isOver = false
  for (const { str, transform, width, height, hasEOL } of items) {
    const [x = 0, y = 0] = transform.slice(4)
    if (str !== '') {
      const size = height || (last?.height ?? 10)
      const gap = last ? between(last, { x, y, height: size }) : '\n'
      const line = lines.at(-1)
      if (!line || isOver || gap === '\n' || gap === '\n\n') {
        lines.push({ text: str, x, endX: x + width, size, gap: gap === '\n\n' ? gap : '\n' })
      } else {
        line.text += gap + str
        line.endX = x + width
      }
      last = { y, endX: x + width, height: size }
      isOver = false
    }
    isOver ||= hasEOL
  }
  return lines.flatMap((line) => {
    const text = line.text.trim()
    return text === '' ? [] : [{ ...line, text }]
  })
}

/** What parts two pieces of text: nothing, a space, the edge of a column, a line, a paragraph. */
function between(
  last: { y: number; endX: number; height: number },
  next: { x: number; y: number; height: number },
) {
  const size = Math.max(last.height, next.height, 1)
  const down = Math.abs(last.y - next.y)
  if (down > size * 1.9) return '\n\n'
  if (down > size * 0.6) return '\n'
  const gap = next.x - last.endX
  if (gap > size * 2) return ' | '
  const isRaised = next.height < last.height * 0.8
  return gap > size * 0.15 || isRaised ? ' ' : ''
}

const ofItsOwn = /^(?:\d{1,2}[.)]|[•●○◦▪■–*-]|\p{Extended_Pictographic})|\s\|\s/u
const unfinished =
  /(?:[,(]|\s(?:y|o|de|del|la|el|los|las|en|a|al|con|por|para|and|or|of|the|in|on|at|to|for|with|from))$/i
const fewestLetters = 25

/** Whether a line ended only because the first word of the next had no room in it. */
function goesOn(line: Line, next: Line, block: readonly Line[]): boolean {
  if (line.text.length < fewestLetters || !isBelow(line, next)) return false
  if (ofItsOwn.test(next.text) || / \| |[:.!?]$/.test(line.text)) return false
  if (!/^\p{Ll}/u.test(next.text) && !unfinished.test(line.text)) return false
  const [word = ''] = next.text.split(' ', 1)
  const wordWidth = ((next.endX - next.x) / next.text.length) * word.length
  const edge = Math.max(...block.map(({ endX }) => endX))
  return line.endX + wordWidth > edge - line.size
}

/** In the same column, in letters of one size. */
function isBelow(line: Line, next: Line): boolean {
  const isNear = next.x - line.x < line.size * 2 && line.x - next.x < line.size * 4
  return next.gap !== '\n\n' && Math.abs(line.size - next.size) < 1 && isNear
}

/** Lines one below the other in a column: how wide it is can be seen in them. */
function blocksOf(lines: readonly Line[]): ReadonlyMap<Line, readonly Line[]> {
  const blocks = new Map<Line, Line[]>()
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const block = (before && isBelow(before, line) && blocks.get(before)) || []
    block.push(line)
    blocks.set(line, block)
  }
  return blocks
}
