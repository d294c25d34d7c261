/** The same set with the entry in it or, where it was in it, without. */
export function toggled<Entry>(set: ReadonlySet<Entry>, entry: Entry): ReadonlySet<Entry> {
  const next = new Set(set)
  if (!next.delete(entry)) next.add(entry)
  return next
}
