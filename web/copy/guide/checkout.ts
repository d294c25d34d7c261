import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const checkoutWords: Copy<WordsOf<Tabs['checkout']>> = {
  es: {
    steps: {
      title: 'Pasos de salida',
      hint: 'En el orden en que se hacen. Lo que no esté aquí, no lo pidas.',
      entry: 'Paso',
      add: 'Agregar paso',
      each: {
        ...pictureWords.es,
        title: { label: 'Paso', example: 'Deja las llaves en la caja' },
        notes: {
          label: 'Detalle',
          example: 'Junto a la puerta; gira los números al cerrar.',
        },
      },
    },
  },
  en: {
    steps: {
      title: 'Checkout steps',
      hint: 'In the order they are done. What is not here, do not ask for.',
      entry: 'Step',
      add: 'Add a step',
      each: {
        ...pictureWords.en,
        title: { label: 'Step', example: 'Leave the keys in the box' },
        notes: {
          label: 'Detail',
          example: 'By the door; scramble the numbers when you close it.',
        },
      },
    },
  },
}
