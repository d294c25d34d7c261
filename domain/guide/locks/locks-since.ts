import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { type FilledField, leavesIn, mapLeaves } from '#domain/guide/walks.ts'
import type { JsonRecord } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'
import { closingOf } from './close-locked.ts'

/** An earlier form that is brought back, with every lock said: what was locked then, or at any time since, is locked. */
export function lockAsSince(form: GuidebookForm, since: readonly GuidebookForm[]): GuidebookForm {
  // Ids of entries, and places of texts.
  const locked = new Set(since.flatMap(locksIn))
  // Codes, passwords and names of networks: typed again they have another id.
  const values = new Set(since.flatMap(lockedValuesOf))
  return mapLeaves(wholeFormSchema, form, (leaf) => {
    if (leaf.facts.locks === undefined) return leaf.value
    return leaf.value === true || locked.has(nameOf(leaf)) || says(leaf.owner, values)
  })
}

function lockedValuesOf(form: GuidebookForm): string[] {
  const { networks, secrets } = closingOf(form)
  return [...networks, ...secrets]
}

function locksIn(form: GuidebookForm): string[] {
  return leavesIn(wholeFormSchema, form)
    .filter(({ facts, value }) => facts.locks !== undefined && value === true)
    .map(nameOf)
}

function says({ ssid, password, code }: JsonRecord, values: ReadonlySet<string>) {
  return [ssid, password, code].some((value) => values.has(findText(value) ?? ''))
}

/** An entry is known by its id wherever it stands, a text by its place. */
function nameOf({ owner: { entryId, id }, path }: FilledField): string {
  const own = entryId ?? id
  return typeof own === 'string' ? own : path.filter((key) => !/^\d+$/.test(key)).join('.')
}
