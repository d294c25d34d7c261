import { learnBeginnings } from '#domain/guide/reader/form/beginnings.ts'
import { learnHeadings } from '#domain/guide/reader/form/headings.ts'
import type { Example } from './examples.ts'
import { countsAsOne, exactKinds, idleKinds, type Label, labels, placedAs } from './kinds.ts'
import { learnWeights } from './linear.ts'
import { type Model, openModel, type Words } from './model.ts'
import { type Seen, signsOf } from './signs.ts'

/** How much the order of labels within a text counts beside the words. */
const orderCounts = 0.8
/** As if every label had been seen that often behind every other. */
const seenAnyway = 0.2
/** Of what is placed without asking, as much has to be right in texts that were not learned from. */
const rightOfSure = { words: 0.96, exact: 0.995 }
const parts = 3
/** The more there is to learn from, the more often something has to be seen to say anything of other texts. */
const lessonsPerTime = 2800

/** Everything the reader knows, from texts that somebody cut and labelled. */
export function learnModel(texts: readonly (readonly Example[])[], words: Words): Model {
  return {
    ...learnLabels(texts.map(piecesOf)),
    beginnings: learnBeginnings(texts.map(linesOf)),
    headings: learnHeadings(texts),
    words,
    sureFrom: sureFrom(readLeftOut(texts)),
  }
}

function learnLabels(texts: readonly (readonly Piece[])[]) {
  const lessons = texts.flat().map((piece) => ({ signs: signsOf(piece), is: piece.is }))
  const fewest = Math.max(5, Math.ceil(lessons.length / lessonsPerTime))
  return {
    labels: learnWeights(lessons, { classes: labels.length, epochs: 4, steps: 17, fewest }),
    order: orderOf(texts),
  }
}

/** `is`: which label of all. */
type Piece = Seen & { is: number }

/** The pieces of a text, each with the heading above it. */
function piecesOf(text: readonly Example[]): Piece[] {
  let above = ''
  return text.flatMap(({ label, fine, words, isHeading }) => {
    if (isHeading) above = words
    const is = labels.findIndex((each) => each.kind === label && each.fine === fine)
    return isHeading || is < 0 ? [] : [{ words, above, is }]
  })
}

/** How much likelier one label is behind another than anywhere; a text begins and ends with none. */
function orderOf(texts: readonly (readonly Piece[])[]): number[][] {
  const edge = labels.length
  const next = Array.from({ length: edge + 1 }, () => Array<number>(edge + 1).fill(seenAnyway))
  const count = (row: number[] | undefined, at: number) => {
    if (row) row[at] = (row[at] ?? 0) + 1
  }
  for (const pieces of texts) {
    const own = [edge, ...pieces.map(({ is }) => is), edge]
    for (const [at, label] of own.slice(1).entries()) count(next[own[at] ?? edge], label)
  }
  const often = next.map((_, to) => sum(next.map((row) => row[to] ?? 0)))
  return next.map((row) =>
    row.map((seen, to) => {
      const likelier = (seen / sum(row)) * (sum(often) / (often[to] ?? 1))
      return Math.round(likelier ** orderCounts * 1000) / 1000
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** A piece that was read by what the other texts teach: what it is, what it was read as, and how likely. */
export type LeftOut = { is: Label; read: Label; chance: number; isRight: boolean }

/** Every text read by what the others teach; they are left out by whole. */
export function readLeftOut(texts: readonly (readonly Example[])[]): LeftOut[] {
  const pieces = texts.map(piecesOf)
  return Array.from({ length: parts }, (_, part) => {
    const { toldIn } = openModel(learnLabels(pieces.filter((_, at) => at % parts !== part)))
    const rest = pieces.filter((_, at) => at % parts === part)
    return rest.flatMap((text) =>
      toldIn(text).flatMap(({ is: at, told: { chance, ...read } }) => {
        const label = labels[at]
        if (!label) return []
        const is = placedAs(label)
        const isFine = is.fine === read.fine || (countsAsOne(is) && countsAsOne(read))
        return [{ is, read, chance, isRight: is.kind === read.kind && isFine }]
      }),
    )
  }).flat()
}

function sureFrom(leftOut: readonly LeftOut[]): Model['sureFrom'] {
  const placed = leftOut.filter(({ read }) => !idleKinds.has(read.kind))
  const isExact = ({ read }: LeftOut) => exactKinds.has(read.kind) || read.fine.endsWith('code')
  return {
    words: likelyEnough(placed, rightOfSure.words),
    exact: likelyEnough(placed.filter(isExact), rightOfSure.exact),
  }
}

/** From which chance on as many are right as have to be. */
function likelyEnough(leftOut: readonly LeftOut[], share: number): number {
  const likeliest = leftOut.toSorted((one, other) => other.chance - one.chance)
  let [right, sure] = [0, 1]
  for (const [at, { isRight, chance }] of likeliest.entries()) {
    right += isRight ? 1 : 0
    if (right >= (at + 1) * share) sure = chance
  }
  return sure
}

/** The lines of a text, each as its pieces. */
function linesOf(text: readonly Example[]): string[][] {
  const lines: string[][] = []
  for (const { goesOn, words } of text) {
    const last = lines.at(-1)
    if (goesOn && last) last.push(words)
    else lines.push([words])
  }
  return lines
}
