import { type CountName, countLimits } from './form-limits.ts'
import { cleanText } from './text.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/** The value as an object; anything else is an empty one. */
export function readRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as text; a number is read as it is written, anything else is nothing. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return cleanText(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The value as one of the form's counts, also out of a text; out of bounds is nothing. */
export function readCount(name: CountName, value: unknown): number | null {
  const text = readText(value).trim()
  const number = text === '' ? Number.NaN : Number(text)
  const { min, max } = countLimits[name]
  return number >= min && number <= max ? number : null
}
