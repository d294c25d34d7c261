import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const checkoutWords: Copy<WordsOf<Tabs['checkout']>> = defineCopy({
  steps: {
    title: ['Pasos de salida', 'Checkout steps'],
    hint: [
      'En el orden en que se hacen. Lo que no esté aquí, no lo pidas.',
      'In the order they are done. What is not here, do not ask for.',
    ],
    entry: ['Paso', 'Step'],
    add: ['Agregar paso', 'Add a step'],
    each: {
      ...pictureWords,
      title: {
        label: ['Paso', 'Step'],
        example: ['Deja las llaves en la caja', 'Leave the keys in the box'],
      },
      notes: {
        label: ['Detalle', 'Detail'],
        example: [
          'Junto a la puerta; gira los números al cerrar.',
          'By the door; scramble the numbers when you close it.',
        ],
      },
    },
  },
})
