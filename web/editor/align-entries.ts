type Pair = { mine: unknown; theirs: unknown; at: number }

/** Two lists side by side: the entries both have face each other, those between two of them in their order. */
export function alignEntries(mine: readonly unknown[], theirs: readonly unknown[]): Pair[] {
  const same = longestInCommon(mine.map(keyOf), theirs.map(keyOf))
  const pairs: Pair[] = []
  let [from, theirFrom] = [0, 0]
  for (const [to, theirTo] of [...same, [mine.length, theirs.length] as const]) {
    const gap = Math.max(to - from, theirTo - theirFrom)
    for (let step = 0; step < gap; step += 1) {
      const own = from + step < to ? mine[from + step] : undefined
      const other = theirFrom + step < theirTo ? theirs[theirFrom + step] : undefined
      pairs.push({
        mine: own,
        theirs: other,
        at: own === undefined ? theirFrom + step : from + step,
      })
    }
    from = to + 1
    theirFrom = theirTo + 1
  }
  return pairs
}

function keyOf(entry: unknown) {
  return JSON.stringify(entry)
}

/** The places of the longest run of entries that both lists have in the same order. */
function longestInCommon(mine: readonly string[], theirs: readonly string[]) {
  const lengths: number[][] = []
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0
  for (let one = mine.length - 1; one >= 0; one -= 1) {
    const row: number[] = []
    lengths[one] = row
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      row[other] =
        mine[one] === theirs[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  }
  const places: (readonly [number, number])[] = []
  let [one, other] = [0, 0]
  while (one < mine.length && other < theirs.length) {
    if (mine[one] === theirs[other]) places.push([one++, other++])
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1
    else other += 1
  }
  return places
}
