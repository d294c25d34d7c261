import { expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { sayIn, wordsToTranslate } from '#domain/guide/translations/states.ts'
import { newEntryId } from '#web/editor/form/editor-form.ts'
import { withDrafts } from './translate-all.tsx'

test('drafts take the place of nothing that a host has written', () => {
  const rules = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, notes: '' }))
  const { form } = giveIds({ ...emptyGuidebookForm(), houseRules: { rules } }, newEntryId)
  const [one, two, three] = wordsToTranslate(form)
  const typed = sayIn({}, one!, 'My own one')
  const draft = (text: string, of: string) => ({ text, of: hashOf(of), machine: true })
  const drafts = {
    [one!.path]: draft('One', 'Uno'),
    [two!.path]: draft('Two', 'Dos'),
    [three!.path]: draft('Old', 'Tres, como estaba guardado'),
  }
  expect(withDrafts({ before: {}, now: typed }, wordsToTranslate(form), drafts)).toEqual({
    [one!.path]: { text: 'My own one', of: hashOf('Uno') },
    [two!.path]: drafts[two!.path],
  })
})

test('drafts take the place of an earlier draft, and not of the host’s words of an earlier original', () => {
  const rules = ['Uno', 'Dos'].map((title) => ({ title, notes: '' }))
  const { form } = giveIds({ ...emptyGuidebookForm(), houseRules: { rules } }, newEntryId)
  const [one, two] = wordsToTranslate(form)
  const older = { text: 'Older', of: hashOf('Antes') }
  const now = { [one!.path]: older, [two!.path]: { ...older, machine: true } }
  const draft = (text: string, of: string) => ({ text, of: hashOf(of), machine: true })
  const drafts = { [one!.path]: draft('One', 'Uno'), [two!.path]: draft('Two', 'Dos') }
  expect(withDrafts({ before: now, now }, wordsToTranslate(form), drafts)).toEqual({
    [one!.path]: older,
    [two!.path]: drafts[two!.path],
  })
})

test('a language that was removed meanwhile does not come back with its drafts', () => {
  const rules = ['Uno', 'Dos'].map((title) => ({ title, notes: '' }))
  const { form } = giveIds({ ...emptyGuidebookForm(), houseRules: { rules } }, newEntryId)
  const [one, two] = wordsToTranslate(form)
  const before = sayIn({}, one!, 'One')
  const drafts = { [two!.path]: { text: 'Two', of: hashOf('Dos'), machine: true } }
  expect(withDrafts({ before, now: {} }, wordsToTranslate(form), drafts)).toEqual({})
})
