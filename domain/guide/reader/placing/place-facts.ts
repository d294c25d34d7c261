import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId, isEntryId, type MakeId } from '#domain/guide/entry-ids.ts'
import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { type Putting, put } from './put.ts'
import { writesOf } from './writes-of-fact.ts'

export type Placed = {
  form: GuidebookForm
  /** The texts that were written, by address: nobody has said yet that they are true. */
  texts: Readonly<Record<string, string>>
  /** What the form had no room for, or says otherwise already. */
  notPlaced: readonly Suggestion[]
}

/**
 * The form with the facts of some suggestions in it. What it said before stays; a suggestion has the same address each
 * time, so that leaving one out is placing the others again.
 */
export function placeFacts(
  form: GuidebookForm,
  suggestions: readonly Suggestion[],
  makeId: MakeId,
): Placed {
  const { form: named } = giveIds(form, makeId)
  let state: Putting = { before: named, form: named, texts: {} }
  const notPlaced: Suggestion[] = []
  for (const suggestion of suggestions) {
    const next = place(state, suggestion)
    if (next) state = next
    else notPlaced.push(suggestion)
  }
  return { form: state.form, texts: state.texts, notPlaced }
}

function place(state: Putting, { id, fact }: Suggestion): Putting | undefined {
  const writes = writesOf(fact)
  if (writes.length === 0) return undefined
  let next: Putting | undefined = state
  for (const [index, write] of writes.entries()) {
    const entryId: string = index === 0 && isEntryId(id) ? id : derivedId(`${id} ${index}`)
    next = next && put(next, write, entryId)
  }
  return next
}
