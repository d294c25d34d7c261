import { expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { figuresOf, wordsToTranslate } from '#domain/guide/translations/states.ts'
import { newEntryId } from '#web/editor/form/editor-form.ts'
import { startForm, templateNames } from '#web/editor/templates/templates.ts'
import { withOurTranslations } from './translate-all.tsx'

test.each(templateNames)('what template %s brought comes with our own translation', (name) => {
  const { form } = giveIds(startForm(name, 'es'), newEntryId)
  const words = wordsToTranslate(form)
  const texts = withOurTranslations({}, words, { from: 'es', to: 'en' })
  expect(figuresOf(words, texts)).toMatchObject({ missing: 0, machine: 0 })
})

test('what the host changed, or has translated, is left alone', () => {
  const { form } = giveIds(startForm('city', 'es'), newEntryId)
  const [first] = form.houseRules.rules
  first!.title = 'Algo mío'
  const words = wordsToTranslate(form)
  const title = words.find(({ original }) => original === 'Algo mío')
  const note = words.find(({ path }) => path === 'welcome.note')
  const own = { [note!.path]: { text: 'My own', of: 'x' } }
  const texts = withOurTranslations(own, words, { from: 'es', to: 'en' })
  expect(texts[title!.path]).toBeUndefined()
  expect(texts[note!.path]).toEqual(own[note!.path])
})

test('common rules in the host’s own words are known in all five languages', () => {
  const empty = startForm('empty', 'es')
  empty.houseRules.rules = [
    { title: 'Prohibido fumar', notes: 'No se permiten fiestas' },
    { title: 'Silencio de 22:00 a 8:00', notes: 'No se admiten mascotas' },
  ]
  const { form } = giveIds(empty, newEntryId)
  const words = wordsToTranslate(form).filter(({ path }) => path.startsWith('houseRules.'))
  for (const to of ['en', 'fr', 'pt', 'de'] as const) {
    const texts = withOurTranslations({}, words, { from: 'es', to })
    expect(figuresOf(words, texts)).toMatchObject({ missing: 0, good: 4 })
  }
})

test('the three rooms of every new guide are known in all five languages', () => {
  const empty = startForm('empty', 'es')
  for (const room of empty.houseManual.rooms) room.features = ['7']
  const { form } = giveIds(empty, newEntryId)
  const words = wordsToTranslate(form)
  for (const to of ['en', 'fr', 'pt', 'de'] as const) {
    const texts = withOurTranslations({}, words, { from: 'es', to })
    expect(figuresOf(words, texts)).toMatchObject({ missing: 0, good: 3 })
  }
})
