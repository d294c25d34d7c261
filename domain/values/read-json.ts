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

/** What stands at a path such as `houseManual.rooms.3`; nothing where it leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => Object(part)[key], value)
}

/** The same value with something else at a path of keys. */
export function withValueAt<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const put = (part: unknown, [first, ...rest]: readonly string[]): unknown => {
    if (first === undefined) return value
    const parts = readRecord(part)
    return { ...parts, [first]: put(parts[first], rest) }
  }
  // Only what stands at the path is another: the whole is what it was.
  return put(whole, path.split('.')) as Whole
}
