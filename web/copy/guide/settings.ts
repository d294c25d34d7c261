import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import type { WordsOf } from './words-of.ts'

/** What is said once of the whole guide. */
export const settingsWords: Copy<WordsOf<Pick<GuidebookForm, 'language' | 'timeZone'>>> =
  defineCopy({
    language: {
      label: ['Idioma en que escribes esta guía', 'The language you write this guide in'],
      choices: {
        es: ['Español', 'Spanish'],
        en: ['Inglés', 'English'],
        fr: ['Francés', 'French'],
        pt: ['Portugués', 'Portuguese'],
        de: ['Alemán', 'German'],
      },
    },
    timeZone: {
      label: ['Zona horaria de la propiedad', 'Time zone of the property'],
    },
  })

export const settingsCopy = defineCopy({
  title: ['Idioma y zona horaria', 'Language and time zone'],
  otherZone: ['Otra…', 'Another…'],
  findZone: ['Busca una ciudad o un país', 'Search for a city or a country'],
  noZone: ['No encontramos esa zona.', 'We found no such zone.'],
})
