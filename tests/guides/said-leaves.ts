import { entryOf, fieldsOf, type Schema, leavesOf as withFacts } from '#domain/guide/facts.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'

/** Every place of a form that holds a value, lists as `*`. */
export function leavesOf(schema: Schema): string[] {
  return withFacts(schema).map(({ path }) => path.join('.'))
}

/** Those of them where this form says something. */
export function saidLeaves(schema: Schema, value: unknown, path: readonly string[] = []): string[] {
  const entry = entryOf(schema)
  if (entry) return readList(value).flatMap((each) => saidLeaves(entry, each, [...path, '*']))
  const parts = fieldsOf(schema)
  if (parts.length === 0) return saysNothing.has(value) ? [] : [path.join('.')]
  return parts.flatMap(([key, part]) => saidLeaves(part, readRecord(value)[key], [...path, key]))
}

const saysNothing = new Set<unknown>([undefined, null, '', false])
