/** What a command found or did: for programs as it is, for people in lines. */
export type Answer = { data: unknown; lines: string[] }

/** Columns under the names of the first row; a sentence when there is none. */
export function table(rows: readonly Record<string, unknown>[], nothing: string): string[] {
  const [first] = rows
  if (!first) return [nothing]
  const names = Object.keys(first)
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name])))]
  const widths = names.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const lineOf = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return cells.map((row) => lineOf(row).trimEnd())
}

/** A line stays a line, and a terminal gets no orders, whatever somebody typed. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}

/** What a terminal would obey, or a reader not see: all of it but the end of a line. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/** Words of ours with words of others in them, fit for a terminal. */
export function plain(words: string) {
  return words.replace(unprintable, ' ')
}

/** JSON of the same meaning, fit for a terminal: what cannot be seen is written as its number. */
export function escaped(json: string) {
  return json.replace(unprintable, (sign) =>
    Array.from({ length: sign.length }, (_, at) => numberOf(sign.charCodeAt(at))).join(''),
  )
}

function numberOf(unit: number) {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}
