import { expect } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { findField } from '#domain/guide/facts.ts'
import {
  emptyGuidebookForm,
  type GuidebookForm,
  guidebookFormSchema,
  readGuidebookForm,
} from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { Refusal, type RefusedFields } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

export type Write = (form: GuidebookForm) => void

/** A guide that says this one thing and nothing else, with an id for each entry. */
export function guideSaying(write: Write, language: GuideLanguage = 'es'): GuidebookForm {
  const form = emptyGuidebookForm({ language })
  form.emergency.emergencyServices = ''
  write(form)
  let made = 0
  return giveIds(form, () => derivedId(`entry ${++made}`)).form
}

/** What stands in a field, or in a list, of a form. */
export function field(path: string, value: unknown): Write {
  const parts = path.split('.')
  if (!findField(guidebookFormSchema, parts)) throw new Error(`a guide has no ${path}`)
  return (form) => setAt(form, parts, value)
}

/** What stands at a path, `*` being a list's first entry; what is not there yet on its way is made. */
export function setAt(whole: object, path: readonly (string | number)[], value: unknown) {
  const isEntry = (key?: string | number) => key === '*' || typeof key === 'number'
  const keyAt = (at: number) => (path[at] === '*' ? 0 : (path[at] ?? ''))
  const last = path.length - 1
  const holder = path.slice(0, last).reduce<object>((part, _, at) => {
    const next = Reflect.get(part, keyAt(at)) ?? (isEntry(path[at + 1]) ? [] : {})
    Reflect.set(part, keyAt(at), next)
    return next
  }, whole)
  Reflect.set(holder, keyAt(last), value)
}

/** A block of the host's own in a section. */
export function block(section: SectionType, title: string, body = ''): Write {
  return ({ sections }) => {
    sections[section].items.push({ title, body, photoUrl: '', linkUrl: '', isActive: true })
  }
}

/** Of which fields a form is refused, and for what. */
export function refusedIn(form: unknown): RefusedFields {
  try {
    readGuidebookForm(form)
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.code).toBe('invalid_request')
    return error.fields ?? {}
  }
}
