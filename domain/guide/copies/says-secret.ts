import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { says } from '#domain/guide/locks/said-openly.ts'
import { leavesIn, textsIn } from '#domain/guide/walks.ts'
import { findText } from '#domain/values/text.ts'
import type { SharedEntry } from './entries.ts'

/** Shorter ones are said by chance: a floor, a number of guests. */
const shortest = 3

/** Whether an entry repeats a code or a password of its home, which is nothing for another one. */
export function saysSecret(form: GuidebookForm, { entry }: Pick<SharedEntry, 'entry'>): boolean {
  const texts = textsIn(entry)
  return leavesIn(wholeFormSchema, form)
    .filter(({ facts }) => facts.isSecret)
    .flatMap(({ value }) => findText(value) ?? [])
    .filter(({ length }) => length >= shortest)
    .some((secret) => texts.some((text) => says(text, secret)))
}
