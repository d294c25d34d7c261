import type { Measures } from '#domain/guide/reader/value/values.ts'
import { countsAsOne, type Kind, type Label, labels, nameOf, placedAs } from './kinds.ts'
import { openWeights, toShares, type Weights } from './linear.ts'
import { type Seen, signsOf } from './signs.ts'

/** Words as data: numbers in letters, names of rooms, and what is counted or measured. */
export type Words = {
  numbers: Readonly<Record<string, number>>
  rooms: readonly string[]
  units: readonly string[]
  /** Small words that join the names of an address: "of the", «de la». */
  joiners: readonly string[]
}

/** Everything the reader knows. */
export type Model = {
  labels: Weights
  /** How much likelier a label is behind another than anywhere; the last row and column are the ends of a text. */
  order: readonly (readonly number[])[]
  words: Words
  beginnings: Weights
  headings: Weights
  /** How likely a label has to be to be placed without asking; an exact value likelier than words. */
  sureFrom: { words: number; exact: number }
}

/** A label, and how likely it is. */
export type Reading = Label & { chance: number }

export type Fine = { fine: string; chance: number }

/** What somebody has to know to take facts out of a piece. */
export type Knowing = Measures & {
  fineIn: (kind: Kind, words: string) => Fine
  rooms: readonly string[]
  joiners: readonly string[]
}

/** What a piece most likely says, and what next. */
export type Told = Reading & { other: Reading }

export function openModel(model: Pick<Model, 'labels' | 'order'>) {
  const chancesOf = openWeights(model.labels)
  const backwards = model.order.map((_, to) => model.order.map((row) => row[to] ?? 1))

  return {
    /** Each of some pieces with what it most likely says, by its words and by what stands before and behind it. */
    toldIn<Each extends Seen>(pieces: readonly Each[]): (Each & { told: Told })[] {
      const alone = pieces.map((piece) => chancesOf(signsOf(piece)))
      let last = step(edge, model.order)
      const there = alone.map((chances) => {
        const own = times(chances, last)
        last = step(own, model.order)
        return own
      })
      let next = step(edge, backwards)
      for (let at = there.length - 1; at >= 0; at -= 1) {
        const behind = next
        next = step(times(alone[at], behind), backwards)
        there[at] = times(there[at], behind)
      }
      return pieces.map((piece, at) => {
        const [best = nothing, other = nothing] = readingsOf(there[at])
        return { ...piece, told: { ...best, other } }
      })
    },
    /** The fine kind of some words that are of that kind, and how likely it is among those. */
    fineIn(kind: Kind, words: string): Fine {
      const chances = chancesOf(signsOf({ words }))
      const all = labels.map((label, at): Reading => ({ ...label, chance: chances[at] ?? 0 }))
      const own = all.filter((each) => each.kind === kind)
      const [{ fine, chance } = nothing] = own.toSorted(byChance)
      return { fine, chance: chance / own.reduce((sum, each) => sum + each.chance, 0) }
    },
  }
}

const nothing: Reading = { kind: 'chatter', fine: '', chance: 0 }

/** Where a text begins or ends: behind all labels. */
const edge = Float64Array.from([...labels.map(() => 0), 1])

/** What is hardly possible leads nowhere: most labels, mostly. */
const hardly = 1e-4

/** How likely that leads to each label. */
function step(from: Float64Array, order: Model['order']): Float64Array {
  const led = new Float64Array(labels.length)
  for (let label = 0; label < from.length; label += 1) {
    const chance = from[label] ?? 0
    const row = order[label]
    if (chance < hardly || !row) continue
    for (let to = 0; to < led.length; to += 1) led[to] = (led[to] ?? 0) + chance * (row[to] ?? 0)
  }
  return led
}

function times(chances: Float64Array = new Float64Array(), others: Float64Array): Float64Array {
  return toShares(chances.map((each, label) => each * (others[label] ?? 0)))
}

function readingsOf(chances: Float64Array = new Float64Array()): Reading[] {
  const likely = labels
    .map((label, at): Reading => ({ ...placedAs(label), chance: chances[at] ?? 0 }))
    .filter(({ chance }) => chance >= hardly)
  const alike = Map.groupBy(likely.toSorted(byChance), (each) =>
    countsAsOne(each) ? each.kind : nameOf(each),
  )
  const sums = Array.from(alike.values(), ([likeliest = nothing, ...others]) => ({
    ...likeliest,
    chance: others.reduce((sum, { chance }) => sum + chance, likeliest.chance),
  }))
  return sums.toSorted(byChance)
}

const byChance = (one: Reading, other: Reading) => other.chance - one.chance
