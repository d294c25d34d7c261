/** A key for each entry of a list that has no ids: its name, and which of that name it is. */
export function keyed<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string = String) {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const name = nameOf(entry)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: `${name} ${count}`, entry }
  })
}
