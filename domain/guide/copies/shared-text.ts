import { entryOf, factsOf, fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/** Whether a field of an entry says the same wherever the entry stands; its ids, locks and what belongs to a home do not. */
export function isSharedPart(part: Schema): boolean {
  const { isInner, isOfHome, locks } = factsOf(part)
  return !isInner && !isOfHome && locks === undefined
}

/**
 * What an entry says in every guide it stands in, as one text: two that say the same have the same. A field that says
 * nothing is not in it, so that one that is added to the product changes no text.
 */
export function sharedTextOf(entry: Schema, value: unknown): string {
  return JSON.stringify(told(entry, value) ?? {})
}

function told(schema: Schema, value: unknown): unknown {
  const { def, otherwise } = open(schema)
  const element = entryOf(schema)
  if (element) {
    const parts = readList(value).flatMap((each) => told(element, each) ?? [])
    return parts.length > 0 ? parts : undefined
  }
  if (def.type === 'object') {
    const parts = fieldsOf(schema).flatMap(([key, part]) => {
      const said = isSharedPart(part) ? told(part, readRecord(value)[key]) : undefined
      return said === undefined ? [] : [[key, said] as const]
    })
    return parts.length > 0 ? Object.fromEntries(parts.toSorted(byKey)) : undefined
  }
  if (typeof value === 'string' && isBlank(value)) return undefined
  const isUnsaid = value === null || value === otherwise || (value === false && !otherwise)
  return isUnsaid ? undefined : value
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]) {
  return one < other ? -1 : 1
}
