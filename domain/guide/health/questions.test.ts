import { expect, test } from 'vitest'
import { readDraftForm } from '#domain/guide/editing/read-draft-form.ts'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { welcome } from '#domain/guide/sections/welcome.ts'
import { readStored } from '#domain/guide/stored/read-stored.ts'
import { writeStored } from '#domain/guide/stored/write-stored.ts'

const unknown = ['pets', 'lighthouse', 7, 'pets', 'gate']

test('of what was kept, a question that this version does not know is left out, and none comes twice', () => {
  expect(readStored(welcome, { notApplicable: unknown }).notApplicable).toEqual(['pets', 'gate'])
  expect(readStored(welcome, { notApplicable: 'pets' }).notApplicable).toEqual([])
  expect(readStored(welcome, {}).notApplicable).toBeUndefined()
})

test('of a draft as well', () => {
  const form = emptyGuidebookForm()
  const draft = readDraftForm({ welcome: { notApplicable: ['pets', 'lighthouse'] } }, form)
  expect(draft.welcome.notApplicable).toEqual(['pets'])
})

test('what a form does not speak of stays, and an empty list is kept as none', () => {
  const form = readStored(welcome, {})
  const before = { notApplicable: ['pets'] }
  expect(writeStored(welcome, form, { before })).toMatchObject(before)
  const emptied = writeStored(welcome, { ...form, notApplicable: [] }, { before })
  expect(emptied.notApplicable).toBeUndefined()
})
