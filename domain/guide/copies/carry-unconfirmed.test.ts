import { expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { carryUnconfirmed } from './carry-unconfirmed.ts'
import { findSharedList } from './shared-lists.ts'

test('of what waits to be confirmed only the copied entry waits there too', () => {
  const form = emptyGuidebookForm()
  form.houseRules.rules = [
    { id: 'r1k2m9qa', title: 'Gas', notes: 'Ciérralo.' },
    { id: 'r2k2m9qa', title: 'Alberca', notes: 'Hasta las diez.' },
  ]
  const [gas, pool] = ['houseRules.rules.r1k2m9qa.notes', 'houseRules.rules.r2k2m9qa.notes']
  const from = {
    ...form,
    unconfirmed: unconfirmedTexts({ [gas!]: 'Ciérralo.', [pool!]: 'Hasta las diez.' }),
  }
  const there = { ...form, unconfirmed: unconfirmedTexts({ 'welcome.note': 'Hola' }) }
  const list = findSharedList('houseRules.rules')!
  expect(carryUnconfirmed(there, from, { id: 'r1k2m9qa', list }).unconfirmed).toEqual(
    unconfirmedTexts({ 'welcome.note': 'Hola', [gas!]: 'Ciérralo.' }),
  )
})
