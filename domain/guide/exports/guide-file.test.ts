import { expect, test } from 'vitest'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { swapLanguages } from '#domain/guide/translations/swap-languages.ts'
import { guideSaying, setAt } from '#tests/guides/guide-saying.ts'
import { sumUp } from './guide-file.ts'

test('what is brought in names each of its languages once, also after two of them changed places', () => {
  const form = guideSaying((form) => {
    setAt(form, ['welcome', 'greeting'], 'Hola')
    setAt(form, ['welcome', 'note'], 'Toca el timbre.')
  })
  const texts = {
    'welcome.greeting': { text: 'Hello', of: hashOf('Hola') },
    'welcome.note': { text: 'Ring the bell.', of: hashOf('Toca el timbre.'), machine: true },
  }
  const swapped = swapLanguages({ ...form, translations: { en: texts } }, 'en')
  expect(sumUp(swapped, new Set())).toMatchObject({ language: 'en', translations: ['es'] })
})
