import { beginningsIn } from './beginnings.ts'
import { type headingClasses, mayBeHeading, type Standing, signsOfLine } from './headings.ts'
import { openWeights } from './linear.ts'
import { type Line, linesOf } from './lines.ts'
import type { Model } from './model.ts'

export type Heading = { start: number; end: number; words: string }

/** What a text says in one place, and how it stands there. */
export type Piece = {
  start: number
  end: number
  words: string
  /** The line it stands in, and its place among that line's pieces. */
  line: number
  at: number
  mark: Line['mark']
  above: string
  heading: Heading | undefined
}

export function openForm(model: Pick<Model, 'beginnings' | 'headings'>) {
  const beginningChances = openWeights(model.beginnings)
  const headingChances = openWeights(model.headings)

  /** The pieces of a text in their order, each under its heading, and the line that names the home. */
  return function piecesIn(text: string): Form {
    const lines = linesOf(text)
    const words = lines.map(({ start, end }) => text.slice(start, end))
    const headings: Heading[] = []
    let title: Heading | undefined
    let heading: Heading | undefined
    const pieces = lines.flatMap((line, at): Piece[] => {
      const own = words[at] ?? ''
      const standing = { words: own, next: words[at + 1] ?? '', isFirst: at === 0 }
      const is = headingIn(line, standing)
      if (is !== 'none') {
        heading = { start: line.start, end: line.end, words: own.replace(/[\s:*_=-]+$/, '') }
        headings.push(heading)
        if (is === 'name') title ??= heading
        return []
      }
      const starts = beginningsIn(own, beginningChances)
      return starts.flatMap((from, index): Piece[] => {
        const piece = trimmed(
          text,
          line.start + from,
          line.start + (starts[index + 1] ?? own.length),
        )
        if (!/[\p{L}\p{N}]/u.test(piece.words)) return []
        const { mark } = line
        return [{ ...piece, line: at, at: index, mark, above: heading?.words ?? '', heading }]
      })
    })
    return { pieces, headings, title }
  }

  function headingIn({ mark }: Line, standing: Standing): (typeof headingClasses)[number] {
    const { words, next } = standing
    if (!mayBeHeading(words) || next === '') return 'none'
    const [, heading = 0, name = 0] = headingChances(signsOfLine(standing))
    if (heading + name < 0.5 && mark !== 'title') return 'none'
    return name > heading ? 'name' : 'heading'
  }
}

type Form = { pieces: Piece[]; headings: readonly Heading[]; title: Heading | undefined }

function trimmed(text: string, from: number, to: number) {
  let [start, end] = [from, to]
  while (start < end && (text[start] ?? '').trim() === '') start += 1
  while (end > start && (text[end - 1] ?? '').trim() === '') end -= 1
  return { start, end, words: text.slice(start, end) }
}
