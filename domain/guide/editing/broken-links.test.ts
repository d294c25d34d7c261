import { expect, test } from 'vitest'
import { emptyGuidebookForm, formToStored } from '#domain/guide/guidebook.ts'
import type { Refusal } from '#domain/messages/refusals.ts'
import { assertLinksOpen } from './broken-links.ts'

const broken = 'http://a.com:99999/x'

function formWith(linkUrl: string, videoUrl = '') {
  const form = emptyGuidebookForm()
  form.welcome.note = 'Hola'
  form.houseRules.rules = [{ id: 'r1', title: 'Gas', notes: '', videoUrl }]
  form.sections.welcome.items = [
    { entryId: 'i1', title: 'Agua', body: '', photoUrl: '', linkUrl, isActive: true },
  ]
  return form
}

function refusedFields(...asked: Parameters<typeof assertLinksOpen>) {
  try {
    assertLinksOpen(...asked)
    return {}
  } catch (error) {
    return (error as Refusal).fields
  }
}

test('a link that no browser opens is refused where it stands', () => {
  expect(refusedFields(formWith(broken, 'https://1.2.3.4.5/'))).toEqual({
    'houseRules.rules.0.videoUrl': 'link',
    'sections.welcome.items.0.linkUrl': 'link',
  })
  expect(refusedFields(formWith('https://ejemplo.mx/', ''))).toEqual({})
})

test('one that the guide has already keeps nothing else from being saved', () => {
  const stored = formToStored(formWith(broken))
  expect(refusedFields(formWith(broken), stored)).toEqual({})
  expect(refusedFields(formWith(broken, 'https://1.2.3.4.5/'), stored)).toEqual({
    'houseRules.rules.0.videoUrl': 'link',
  })
})
