type Kind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'flag?' | 'texts' | 'texts?'
type OneOf = readonly (string | undefined)[]

/** What a control takes, by name; a question mark, or undefined, means it may be left out. */
export type Shape = Record<string, Kind | OneOf>

export function readInput(shape: Shape, body: string): Record<string, unknown> {
  const input: unknown = body === '' ? {} : JSON.parse(body)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Error('send one JSON object')
  }
  const given = Object.entries(input)
  for (const [name] of given) if (!shape[name]) throw new Error(`unknown: ${name}`)
  for (const [name, kind] of Object.entries(shape)) {
    const value = given.find(([key]) => key === name)?.[1]
    if (!fits(kind, value)) throw new Error(`${name} must be ${String(kind)}`)
  }
  return Object.fromEntries(given)
}

function fits(kind: Kind | OneOf, value: unknown): boolean {
  if (typeof kind !== 'string') return kind.some((option) => option === value)
  if (value === undefined) return kind.endsWith('?')
  return isOf(kind.replace('?', ''), value)
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'flag') return typeof value === 'boolean'
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}
