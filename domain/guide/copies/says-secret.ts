import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { says } from '#domain/guide/locks/said-openly.ts'
import { textsWhere } from '#domain/guide/locks/texts-where.ts'
import type { SharedEntry } from './entries.ts'

/** Shorter ones are said by chance: a floor, a number of guests. */
const shortest = 3

/** Whether an entry repeats a code or a password of its home, which is nothing for another one. */
export function saysSecret(form: GuidebookForm, { entry }: Pick<SharedEntry, 'entry'>): boolean {
  const texts = textsIn(entry)
  const secrets = textsWhere(({ isSecret = false }) => isSecret, {
    schema: wholeFormSchema,
    value: form,
  })
  return secrets
    .filter(({ length }) => length >= shortest)
    .some((secret) => texts.some((text) => says(text, secret)))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
