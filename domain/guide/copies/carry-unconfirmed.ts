import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { isUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { SharedEntry } from './entries.ts'

/** A form in which an entry of another guide has just arrived: what nobody confirmed there is not confirmed here. */
export function carryUnconfirmed(
  form: GuidebookForm,
  from: GuidebookForm,
  { id, list }: Pick<SharedEntry, 'id' | 'list'>,
): GuidebookForm {
  const waiting = allWordsOf(form).filter(
    ({ path, original }) =>
      path.startsWith(`${list.path}.${id}.`) && isUnconfirmed(from.unconfirmed, path, original),
  )
  if (waiting.length === 0) return form
  const carried = waiting.map(({ path }) => [path, from.unconfirmed?.[path] ?? ''] as const)
  return { ...form, unconfirmed: { ...form.unconfirmed, ...Object.fromEntries(carried) } }
}
