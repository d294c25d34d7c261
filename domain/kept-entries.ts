import type { EntryShape } from './entry-shapes.ts'
import { type JsonRecord, readList, readRecord } from './read-json.ts'
import { isBlank } from './text.ts'

/** Writes a list of the form over the stored one: blanks out, and each entry keeps the keys we do not know. */
export function writeEntries<Entry>(
  shape: EntryShape<Entry>,
  entries: readonly Entry[],
  stored: unknown,
): JsonRecord[] {
  const written = entries.filter((entry) => !shape.isBlank(entry))
  const before = readList(stored).map((raw) => ({ raw: readRecord(raw), entry: shape.read(raw) }))
  const seen = before.filter(({ entry }) => !shape.isBlank(entry))
  const unseen = before.filter(({ entry }) => shape.isBlank(entry)).map(({ raw }) => raw)
  const sources = matchEntries(shape, written, seen)
  return [
    ...written.map((entry, index) => {
      const raw = sources[index] ?? {}
      return { ...raw, ...shape.write(entry, raw) }
    }),
    ...unseen.filter((raw) => Object.keys(raw).some((key) => !shape.keys.includes(key))),
  ]
}

/** Which stored entry each written one comes from: same marks first, then the same place in an equally long list. */
function matchEntries<Entry>(
  shape: EntryShape<Entry>,
  written: readonly Entry[],
  stored: readonly { raw: JsonRecord; entry: Entry }[],
): (JsonRecord | undefined)[] {
  const sources: (JsonRecord | undefined)[] = written.map(() => undefined)
  const free = new Set(stored)
  const take = (isSame: (entry: Entry, rival: Entry) => boolean) => {
    written.forEach((entry, index) => {
      if (sources[index]) return
      const match = [...free].find((rival) => isSame(entry, rival.entry))
      if (!match) return
      sources[index] = match.raw
      free.delete(match)
    })
  }
  take((entry, rival) => shape.marks(entry).every((mark, at) => mark === shape.marks(rival)[at]))
  for (let at = 0; at < shape.markCount; at += 1) {
    take((entry, rival) => {
      const mark = shape.marks(entry)[at] ?? ''
      return !isBlank(mark) && mark === shape.marks(rival)[at]
    })
  }
  if (written.length === stored.length) {
    written.forEach((_, index) => {
      const rival = stored[index]
      if (!sources[index] && rival && free.has(rival)) sources[index] = rival.raw
    })
  }
  return sources
}
