import { learnBeginnings } from './beginnings.ts'
import type { Example } from './examples.ts'
import { learnHeadings } from './headings.ts'
import { fines, idleKinds, type Kind, kinds, rangeOf } from './kinds.ts'
import { learnWeights } from './linear.ts'
import { type Model, openKinds, type Seen, type Words, withAround } from './model.ts'
import { signsOf } from './signs.ts'

/** How much the order of kinds within a text counts beside the words. */
const orderCounts = 0.6
/** Of what is placed without asking, as much has to be right in texts that were not learned from. */
const rightOfSure = 0.98
const parts = 3

const epochs = 4

/** Everything the reader knows, from texts that somebody cut and labelled. */
export function learnModel(texts: readonly (readonly Example[])[], words: Words): Model {
  const read = texts.map(piecesOf)
  const lessons = lessonsOf(read)
  return {
    ...learnKinds(read, lessons),
    fines: learnFines(lessons),
    beginnings: learnBeginnings(texts.map(linesOf)),
    headings: learnHeadings(texts),
    words,
    sureFrom: sureFrom(readLeftOut(texts)),
  }
}

/** Every piece as it stands, and once by its words alone. */
function lessonsOf(texts: readonly (readonly Piece[])[]) {
  return texts.flatMap((pieces) =>
    withAround(pieces).flatMap((seen, at) => [
      { signs: signsOf(seen), ...isOf(pieces[at]) },
      { signs: signsOf({ words: seen.words }), ...isOf(pieces[at]) },
    ]),
  )
}

function learnKinds(texts: readonly (readonly Piece[])[], lessons: ReturnType<typeof lessonsOf>) {
  return {
    kinds: learnWeights(lessons, { classes: kinds.length, epochs, steps: 24, fewest: 3 }),
    order: orderOf(texts),
  }
}

/** Fine kinds are told apart among those of their kind. */
function learnFines(lessons: ReturnType<typeof lessonsOf>) {
  const fine = lessons.flatMap(({ signs, is, fine: own }) => {
    const kind = kinds[is]
    return own < 0 || !kind ? [] : [{ signs, is: own, among: rangeOf(kind) }]
  })
  return learnWeights(fine, { classes: fines.length, epochs, steps: 12 })
}

type Piece = Seen & Pick<Example, 'label' | 'fine'>

/** The pieces of a text, each with the heading above it. */
export function piecesOf(text: readonly Example[]): Piece[] {
  let above = ''
  return text.flatMap(({ label, fine, words, isHeading }) => {
    if (isHeading) above = words
    else if (isKind(label)) return [{ label, fine, words, above }]
    return []
  })
}

function isKind(label: string) {
  return kinds.some((kind) => kind === label)
}

function isOf(piece: Piece | undefined) {
  const { label = '', fine = '' } = piece ?? {}
  return {
    is: kinds.indexOf(label as Kind),
    fine: fines.indexOf(`${label}/${fine}`),
  }
}

/** How much likelier one kind is behind another than anywhere. */
function orderOf(texts: readonly (readonly Piece[])[]): number[][] {
  const counts = kinds.map(() => 1)
  const next = kinds.map(() => kinds.map(() => 1))
  for (const pieces of texts) {
    const own = pieces.map((piece) => isOf(piece).is)
    for (const [at, kind] of own.entries()) {
      counts[kind] = (counts[kind] ?? 0) + 1
      const row = next[own[at - 1] ?? -1]
      if (row) row[kind] = (row[kind] ?? 0) + 1
    }
  }
  const all = sum(counts)
  return next.map((row) =>
    row.map((count, kind) => {
      const chance = Math.log(count / sum(row)) - Math.log((counts[kind] ?? 1) / all)
      return Math.round(Math.exp(orderCounts * chance) * 1000) / 1000
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** A piece that was read by what the other texts teach. */
export type LeftOut = { label: string; kind: Kind; chance: number; isRight: boolean }

/** Every text read by what the others teach; they are left out by whole. */
export function readLeftOut(texts: readonly (readonly Example[])[]): LeftOut[] {
  const read = texts.map(piecesOf)
  return Array.from({ length: parts }, (_, part) => {
    const rest = read.filter((_, at) => at % parts !== part)
    const chancesOf = openKinds(learnKinds(rest, lessonsOf(rest)))
    return read
      .filter((_, at) => at % parts === part)
      .flatMap((pieces) =>
        chancesOf(withAround(pieces).map(signsOf)).map((chances, at) => {
          const chance = Math.max(...chances)
          const kind = kinds[chances.indexOf(chance)] ?? 'chatter'
          const label = pieces[at]?.label ?? ''
          return { kind, label, chance, isRight: kind === label }
        }),
      )
  }).flat()
}

/** From which chance on as many are right as have to be. */
function sureFrom(read: readonly LeftOut[]): number {
  const likeliest = read
    .filter(({ kind }) => !idleKinds.has(kind))
    .toSorted((one, other) => other.chance - one.chance)
  let [right, sure] = [0, 1]
  for (const [at, { chance, isRight }] of likeliest.entries()) {
    right += isRight ? 1 : 0
    if (right >= (at + 1) * rightOfSure) sure = chance
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
