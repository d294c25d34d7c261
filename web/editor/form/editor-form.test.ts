import { expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import type { Translations } from '#domain/guide/translations/translations.ts'
import { textOfForm, toEditorForm } from './editor-form.ts'

test('a language in which nothing is left is no change, one that was saved and goes is one', () => {
  const said = (translations?: Translations) =>
    textOfForm(toEditorForm({ ...emptyGuidebookForm(), ...(translations && { translations }) }))
  const en = { 'welcome.note': { text: 'Come in', of: 'x' } }
  expect(said({ fr: {} })).toBe(said())
  expect(said({ en, fr: {} })).toBe(said({ en }))
  expect(said({ en: {} })).not.toBe(said({ en }))
})
