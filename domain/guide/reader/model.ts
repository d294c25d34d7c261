import { finesOf, type Kind, kinds, rangeOf } from './kinds.ts'
import { openWeights, type Signs, toShares, type Weights } from './linear.ts'
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

/** A kind with its fine kind, and how likely they are. */
export type Reading = { kind: Kind; fine: string; chance: number }

/** What a piece most likely says, and what next. */
export type Told = Reading & { other: Reading }

/** Each piece with what stands before and behind it. */
export function withAround(pieces: readonly Seen[]): Seen[] {
  return pieces.map(({ words, above }, at) => ({
    words,
    above,
    before: pieces[at - 1]?.words,
    behind: pieces[at + 1]?.words,
  }))
}

/** What tells the kinds of pieces apart: how likely each is, piece by piece. */
export function openKinds(model: Pick<Model, 'kinds' | 'order'>) {
  const chancesOf = openWeights(model.kinds)
  return (signs: readonly Signs[]) => inOrder(signs.map(chancesOf), model.order)
}

/** Their values say of themselves which fine kind they are. */
const toldByValue: ReadonlySet<Kind> = new Set(['wifi', 'count'])

export function openModel(model: Pick<Model, 'kinds' | 'order' | 'fines'>) {
  const kindChances = openKinds(model)
  const fineChances = openWeights(model.fines)

  /** The fine kinds of a kind, each with its chance. */
  function finesIn(kind: Kind, chances: Float64Array): Reading[] {
    const own: readonly string[] = finesOf[kind]
    if (own.length === 0) return [{ kind, fine: '', chance: 1 }]
    const shares = toShares(chances.slice(...rangeOf(kind)))
    return own.map((fine, at) => ({ kind, fine, chance: shares[at] ?? 0 })).toSorted(byChance)
  }

  function readingsOf(chances: Float64Array, fine: Float64Array): Reading[] {
    return kinds
      .map((kind, at) => ({ kind, chance: chances[at] ?? 0 }))
      .toSorted(byChance)
      .slice(0, 3)
      .flatMap(({ kind, chance }) => {
        const own = finesIn(kind, fine)
        if (toldByValue.has(kind)) return own.slice(0, 1).map((each) => ({ ...each, chance }))
        return own.map((each) => ({ ...each, chance: each.chance * chance }))
      })
      .toSorted(byChance)
  }

  return {
    /** What each piece of a text says. */
    kindsIn(pieces: readonly Seen[]): Told[] {
      const signs = withAround(pieces).map(signsOf)
      const chances = kindChances(signs)
      return signs.map((own, at) => {
        const [best = nothing, other = nothing] = readingsOf(
          chances[at] ?? new Float64Array(),
          fineChances(own),
        )
        return { ...best, other }
      })
    },
    /** The fine kind of some words that are of that kind. */
    fineIn(kind: Kind, words: string): string {
      return finesIn(kind, fineChances(signsOf({ words })))[0]?.fine ?? ''
    },
  }
}

const nothing: Reading = { kind: 'chatter', fine: '', chance: 0 }

const byChance = (one: { chance: number }, other: { chance: number }) => other.chance - one.chance

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
