import { entryOf, factsOf, open, partsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { says } from '#domain/guide/locks/said-openly.ts'
import { readList, readRecord, readText } from '#domain/values/read-json.ts'
import type { SharedEntry } from './entries.ts'

/** Shorter ones are said by chance: a floor, a number of guests. */
const shortest = 3

/** Whether an entry repeats a code or a password of its home, which is nothing for another one. */
export function saysSecret(form: GuidebookForm, { entry }: Pick<SharedEntry, 'entry'>): boolean {
  const texts = textsIn(entry)
  return secretsIn(wholeFormSchema, form).some((secret) => texts.some((text) => says(text, secret)))
}

function secretsIn(schema: Schema, value: unknown): string[] {
  const { def } = open(schema)
  const entry = entryOf(schema)
  if (entry) return readList(value).flatMap((each) => secretsIn(entry, each))
  if (def.type === 'object') {
    const parts = readRecord(value)
    return Object.entries(partsOf(schema)).flatMap(([key, part]) => secretsIn(part, parts[key]))
  }
  const secret = factsOf(schema).isSecret ? readText(value).trim() : ''
  return secret.length >= shortest ? [secret] : []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
