import { finesOf, type Kind, kinds, rangeOf } from './kinds.ts'
import { openWeights, toShares, type Weights } from './linear.ts'
import { type Seen, signsOf } from './signs.ts'

export type { Seen } from './signs.ts'

/** Words as data: numbers in letters, names of rooms, and what is counted or measured. */
export type Words = {
  numbers: Readonly<Record<string, number>>
  rooms: readonly string[]
  units: readonly string[]
}

/** Everything the reader knows. */
export type Model = {
  kinds: Weights
  fines: Weights
  /** How much likelier a kind is behind another than anywhere. */
  order: readonly (readonly number[])[]
  words: Words
  beginnings: Weights
  headings: Weights
  /** How likely a kind has to be to be placed without asking. */
  sureFrom: number
}

export type Told = {
  kind: Kind
  fine: string
  /** How likely it is that kind, and which is the next likely one. */
  chance: number
  other: Kind
  otherFine: string
}

/** Each piece with what stands before and behind it. */
export function withAround(pieces: readonly Seen[]): Seen[] {
  return pieces.map(({ words, above }, at) => ({
    words,
    above,
    before: pieces[at - 1]?.words,
    behind: pieces[at + 1]?.words,
  }))
}

/** What tells the kinds of pieces apart. */
export function openKinds(model: Pick<Model, 'kinds' | 'order'>) {
  const chancesOf = openWeights(model.kinds)
  return {
    kindsIn(pieces: readonly Seen[]) {
      const signs = withAround(pieces).map(signsOf)
      return inOrder(signs.map(chancesOf), model.order).map((chances, at) => {
        const [best, next] = twoBest(chances)
        const [kind, other] = [kinds[best] ?? 'chatter', kinds[next] ?? 'chatter']
        return {
          kind,
          other,
          chance: chances[best] ?? 0,
          signs: signs[at] ?? signsOf({ words: '' }),
        }
      })
    },
  }
}

export function openModel(model: Pick<Model, 'kinds' | 'order' | 'fines'>) {
  const { kindsIn } = openKinds(model)
  const fineChances = openWeights(model.fines)

  function fineOf(kind: Kind, chances: Float64Array): string {
    const own = finesOf[kind]
    const [first] = rangeOf(kind)
    const best = own.reduce(
      (top, _, at) => ((chances[first + at] ?? 0) > (chances[first + top] ?? 0) ? at : top),
      0,
    )
    return own[best] ?? ''
  }

  return {
    /** What each piece of a text says. */
    kindsIn(pieces: readonly Seen[]): Told[] {
      return kindsIn(pieces).map(({ signs, ...told }) => {
        const chances = fineChances(signs)
        return { ...told, fine: fineOf(told.kind, chances), otherFine: fineOf(told.other, chances) }
      })
    },
    /** The fine kind of some words that are of that kind. */
    fineIn(kind: Kind, words: string): string {
      return fineOf(kind, fineChances(signsOf({ words })))
    },
  }
}

/** The chances of each piece with those before and behind it taken in: forward and backward through the text. */
function inOrder(
  alone: readonly Float64Array[],
  order: readonly (readonly number[])[],
): Float64Array[] {
  const ones = () => new Float64Array(kinds.length).fill(1)
  const there: Float64Array[] = []
  for (const chances of alone) {
    const last = there.at(-1)
    const led = ones().map((one, kind) =>
      last ? last.reduce((all, each, from) => all + each * (order[from]?.[kind] ?? 1), 0) : one,
    )
    there.push(toShares(chances.map((each, kind) => each * (led[kind] ?? 1))))
  }
  let back: Float64Array = ones()
  const found: Float64Array[] = []
  for (let at = there.length - 1; at >= 0; at -= 1) {
    const behind = back
    found.push(toShares((there[at] ?? ones()).map((each, kind) => each * (behind[kind] ?? 1))))
    const chances = alone[at] ?? ones()
    back = toShares(
      ones().map((_, kind) =>
        chances.reduce(
          (all, each, to) => all + (order[kind]?.[to] ?? 1) * each * (behind[to] ?? 1),
          0,
        ),
      ),
    )
  }
  return found.reverse()
}

function twoBest(chances: Float64Array): [number, number] {
  let [best, next] = [0, 1]
  for (const [at, chance] of chances.entries()) {
    if (chance > (chances[best] ?? 0)) [best, next] = [at, best]
    else if (at !== best && (next === best || chance > (chances[next] ?? 0))) next = at
  }
  return [best, next]
}
