import { InvalidArgumentError } from 'commander'
import { cleanText, isBlank } from '#domain/values/text.ts'
import { addDays, isDay, momentIn } from '#domain/values/zoned-time.ts'

const longestReason = 500
const longestName = 80

export function readReason(typed: string) {
  return readWords(typed, { most: longestReason, missing: 'Say why.' })
}

/** Who does it, for the row that is kept of it. */
export function readName(typed: string) {
  return readWords(typed, { most: longestName, missing: 'Say who.' })
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
