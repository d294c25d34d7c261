type Days = { id: string; from: string; until: string }

/** Those of some stays that share a night with another; who leaves on the day others come is in nobody's way. */
export function overlapping(stays: readonly Days[]): ReadonlySet<string> {
  const met = new Set<string>()
  for (const stay of stays) {
    const other = stays.find(
      ({ id, from, until }) => id !== stay.id && from < stay.until && stay.from < until,
    )
    if (other) met.add(stay.id)
  }
  return met
}
