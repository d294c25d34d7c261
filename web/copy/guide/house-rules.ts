import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const houseRulesWords: Copy<WordsOf<Tabs['houseRules']>> = {
  es: {
    rules: {
      title: 'Reglas de la casa',
      hint: 'Título corto y una razón amable. Tres o cuatro bastan.',
      entry: 'Regla',
      add: 'Agregar regla',
      each: {
        ...pictureWords.es,
        title: { label: 'Regla', example: 'Silencio de 22 a 8 h' },
        notes: {
          label: 'Por qué o cómo',
          example: 'Los vecinos duermen temprano y las paredes son delgadas.',
        },
      },
    },
  },
  en: {
    rules: {
      title: 'House rules',
      hint: 'A short title and a kind reason. Three or four are enough.',
      entry: 'Rule',
      add: 'Add a rule',
      each: {
        ...pictureWords.en,
        title: { label: 'Rule', example: 'Quiet from 10 pm to 8 am' },
        notes: {
          label: 'Why, or how',
          example: 'The neighbours sleep early and the walls are thin.',
        },
      },
    },
  },
}
