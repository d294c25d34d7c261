/** What was noticed of something to be told apart: the number of each sign, and how much it weighs. */
export type Signs = ReadonlyMap<number, number>

/** Signs that are known, by their rows. */
type Known = { rows: Int32Array; weights: Float32Array }

/**
 * For each sign and class how much the sign speaks for the class: whole numbers, and what one of them is worth. The numbers
 * of signs, in their order, are the gaps between them, which pack well.
 */
export type Weights = {
  classes: number
  worth: number
  gaps: Uint16Array | Int32Array
  table: Int8Array
}

export type Lesson = { signs: Signs; is: number }

const rate = 0.3
const decay = 5e-3
/** Classes that a lesson tells nothing of are most of all. */
const littleError = 0.005

/** The number of a sign: of a quarter of a million, so that two share one hardly ever. */
export function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 14
}

/** Signs that weigh the same, by their names. */
export function signsNamed(names: readonly string[], weight: number): Signs {
  return new Map(names.map((name) => [numberOf(name), weight]))
}

/**
 * `fewest`: what was seen less often says nothing of other texts. `steps`: to so many either way weights are rounded;
 * finer ones tell little apart and take more room.
 */
type Learning = { classes: number; epochs: number; steps?: number; fewest?: number }

/** Logistic regression, one lesson after the other; the same lessons give the same weights to the last bit. */
export function learnWeights(
  lessons: readonly Lesson[],
  { classes, epochs, steps = 15, fewest = 2 }: Learning,
): Weights {
  const numbers = knownNumbers(lessons, fewest)
  const rows = new Map(Array.from(numbers, (number, row) => [number, row]))
  const known = lessons.map(({ signs, is }) => ({ signs: knownOf(signs, rows), is }))
  const weights = new Float32Array(numbers.length * classes)
  const slopes = new Float32Array(numbers.length * classes).fill(0.1)
  const random = dice()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(known, random)
    for (const { signs, is } of known) {
      const errors = toChances(sumUp(signs, weights, classes))
      errors[is] = (errors[is] ?? 0) - 1
      const wrong = [...errors.keys()].filter((each) => Math.abs(errors[each] ?? 0) > littleError)
      for (let sign = 0; sign < signs.rows.length; sign += 1) {
        const weight = signs.weights[sign] ?? 0
        const row = (signs.rows[sign] ?? 0) * classes
        for (const each of wrong) {
          const old = weights[row + each] ?? 0
          const slope = (errors[each] ?? 0) * weight + decay * old
          const steep = (slopes[row + each] ?? 0) + slope * slope
          slopes[row + each] = steep
          weights[row + each] = old - (rate * slope) / Math.sqrt(steep)
        }
      }
    }
  }
  return rounded(weights, numbers, classes, steps)
}

/** In whole steps; a sign that is hardly worth one of them is left out. */
function rounded(weights: Float32Array, numbers: Int32Array, classes: number, steps: number) {
  const most = weights.reduce((top, each) => Math.max(top, Math.abs(each)), 0)
  const worth = most / steps || 1
  const table = Int8Array.from(weights, (each) => Math.round(each / worth))
  const rowOf = (row: number) => table.subarray(row * classes, (row + 1) * classes)
  const rows = Array.from(numbers.keys()).filter((row) =>
    rowOf(row).some((each) => Math.abs(each) * 12 > steps),
  )
  const kept = Int8Array.from(rows.flatMap((row) => [...rowOf(row)]))
  const numberAt = (at: number) => numbers[rows[at] ?? -1] ?? 0
  const gaps = Int32Array.from(rows, (_, at) => numberAt(at) - numberAt(at - 1))
  const isNarrow = gaps.every((gap) => gap < 2 ** 16)
  return { classes, worth, gaps: isNarrow ? Uint16Array.from(gaps) : gaps, table: kept }
}

/** How likely each class is. */
export function openWeights({ classes, worth, gaps, table }: Weights) {
  let number = 0
  const rows = new Map(
    Array.from(gaps, (gap, row) => {
      number += gap
      return [number, row]
    }),
  )
  return (signs: Signs): Float64Array =>
    toChances(sumUp(knownOf(signs, rows), table, classes).map((each) => each * worth))
}

function knownNumbers(lessons: readonly Lesson[], fewest: number): Int32Array {
  const seen = new Map<number, number>()
  for (const { signs } of lessons) {
    for (const number of signs.keys()) seen.set(number, (seen.get(number) ?? 0) + 1)
  }
  const often = [...seen].filter(([, times]) => times >= fewest).map(([number]) => number)
  return Int32Array.from(often).sort()
}

function knownOf(signs: Signs, rows: ReadonlyMap<number, number>): Known {
  const known = [...signs].filter(([number]) => rows.has(number))
  return {
    rows: Int32Array.from(known, ([number]) => rows.get(number) ?? 0),
    weights: Float32Array.from(known, ([, weight]) => weight),
  }
}

function sumUp({ rows, weights }: Known, table: Float32Array | Int8Array, classes: number) {
  const sums = new Float64Array(classes)
  for (let sign = 0; sign < rows.length; sign += 1) {
    const weight = weights[sign] ?? 0
    const row = (rows[sign] ?? 0) * classes
    for (let each = 0; each < classes; each += 1) {
      sums[each] = (sums[each] ?? 0) + (table[row + each] ?? 0) * weight
    }
  }
  return sums
}

/** Sums become shares of one, in their place. */
function toChances(sums: Float64Array): Float64Array {
  const top = Math.max(...sums)
  for (let each = 0; each < sums.length; each += 1) sums[each] = Math.exp((sums[each] ?? 0) - top)
  return toShares(sums)
}

export function toShares(amounts: Float64Array): Float64Array {
  const all = amounts.reduce((sum, each) => sum + each, 0)
  for (let each = 0; each < amounts.length; each += 1) amounts[each] = (amounts[each] ?? 0) / all
  return amounts
}

function dice() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Each>(lessons: Each[], random: () => number) {
  for (let at = lessons.length - 1; at > 0; at -= 1) {
    const place = Math.floor(random() * (at + 1))
    const [own, other] = [lessons[at], lessons[place]]
    if (own && other) [lessons[at], lessons[place]] = [other, own]
  }
}
