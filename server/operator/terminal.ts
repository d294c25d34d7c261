import { InvalidArgumentError } from 'commander'
import { cleanText, isBlank } from '#domain/values/text.ts'
import { addDays, isDay, momentIn } from '#domain/values/zoned-time.ts'

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
  return json.replace(unprintable, (sign) => {
    const units = sign.split('').map((unit) => unit.charCodeAt(0).toString(16))
    return units.map((number) => `\\u${number.padStart(4, '0')}`).join('')
  })
}

export function readReason(typed: string) {
  return readWords(typed, { most: 500, missing: 'Say why.' })
}

/** Who does it, for the row that is kept of it. */
export function readName(typed: string) {
  return readWords(typed, { most: 80, missing: 'Say who.' })
}

function readWords(typed: string, { most, missing }: { most: number; missing: string }) {
  const words = cleanText(typed).trim()
  if (isBlank(words)) throw new InvalidArgumentError(missing)
  if (words.length > most) throw new InvalidArgumentError(`At most ${most} characters.`)
  // A word that was forgotten makes the next option pass for it.
  if (words.startsWith('-')) throw new InvalidArgumentError('It begins like an option.')
  return words
}

export function readCount(typed: string) {
  if (!/^\d{1,4}$/.test(typed)) throw new InvalidArgumentError('It wants a whole number.')
  return Number(typed)
}

/** The end of a day in Mexico, where the product's money is counted. */
export function readLastDay(typed: string) {
  if (!isDay(typed)) throw new InvalidArgumentError('It wants a day, such as 2026-12-31.')
  return new Date(momentIn('America/Mexico_City', addDays(typed, 1), '00:00'))
}

export function readId(typed: string) {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed)) return typed.toLowerCase()
  throw new InvalidArgumentError('It wants an id, as the list shows it.')
}
