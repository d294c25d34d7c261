import { entryOf, type Facts, factsOf, fieldsOf, type Schema } from '#domain/guide/facts.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'

/** The texts of a part of the guide that stand in such fields: its codes and passwords, for one. */
export function textsWhere(
  isWanted: (facts: Facts) => boolean,
  { schema, value }: { schema: Schema; value: unknown },
): string[] {
  const entry = entryOf(schema)
  if (entry) {
    return readList(value).flatMap((each) => textsWhere(isWanted, { schema: entry, value: each }))
  }
  const text = isWanted(factsOf(schema)) ? findText(value) : undefined
  if (text !== undefined) return [text]
  const parts = readRecord(value)
  return fieldsOf(schema).flatMap(([key, part]) =>
    textsWhere(isWanted, { schema: part, value: parts[key] }),
  )
}
