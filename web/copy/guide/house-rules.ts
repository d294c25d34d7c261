import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const houseRulesWords: Copy<WordsOf<Tabs['houseRules']>> = defineCopy({
  rules: {
    title: ['Reglas de la casa', 'House rules'],
    hint: [
      'Título corto y una razón amable. Tres o cuatro bastan.',
      'A short title and a kind reason. Three or four are enough.',
    ],
    entry: ['Regla', 'Rule'],
    add: ['Agregar regla', 'Add a rule'],
    each: {
      ...pictureWords,
      title: {
        label: ['Regla', 'Rule'],
        example: ['Silencio de 22 a 8 h', 'Quiet from 10 pm to 8 am'],
      },
      notes: {
        label: ['Por qué o cómo', 'Why, or how'],
        example: [
          'Los vecinos duermen temprano y las paredes son delgadas.',
          'The neighbours sleep early and the walls are thin.',
        ],
      },
    },
  },
})
