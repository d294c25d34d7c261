import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { writesOf } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { readRecord } from '#domain/values/read-json.ts'

/** What the guide says already where a fact would be written; empty where it only has no room. */
export function standingWords(form: GuidebookForm, fact: Fact): string {
  return writesOf(fact)
    .flatMap((write) => {
      if (write.to === 'text' || write.to === 'contact') return [valueAt(form, write.path)]
      if (write.to !== 'fields') return []
      const standing = readRecord(valueAt(form, write.path))
      return Object.keys(write.values).map((key) => standing[key])
    })
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim()
}

function valueAt(form: GuidebookForm, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readRecord(value)[key], form)
}
