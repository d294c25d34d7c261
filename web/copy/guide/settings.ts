import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import type { WordsOf } from './words-of.ts'

/** What is said once of the whole guide. */
export const settingsWords: Copy<WordsOf<Pick<GuidebookForm, 'language' | 'timeZone'>>> = {
  es: {
    language: {
      label: 'Idioma en que escribes esta guía',
      choices: { es: 'Español', en: 'Inglés', fr: 'Francés', pt: 'Portugués', de: 'Alemán' },
    },
    timeZone: { label: 'Zona horaria de la propiedad' },
  },
  en: {
    language: {
      label: 'The language you write this guide in',
      choices: { es: 'Spanish', en: 'English', fr: 'French', pt: 'Portuguese', de: 'German' },
    },
    timeZone: { label: 'Time zone of the property' },
  },
}

export const settingsCopy = defineCopy({
  es: { title: 'Idioma y zona horaria' },
  en: { title: 'Language and time zone' },
})
