import type { OwnSection } from '#domain/guide/own-blocks.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

/** The host's own blocks and the switch, the same in each section. */
export const ownSectionWords: Copy<WordsOf<OwnSection>> = defineCopy({
  isActive: {
    label: ['Mostrar esta sección a tus huéspedes', 'Show this section to your guests'],
  },
  items: {
    title: ['Bloques propios', 'Your own blocks'],
    hint: [
      'Algo que solo tu casa tiene: la cochera, la caseta, el gato.',
      'What only your home has: the garage, the gatehouse, the cat.',
    ],
    entry: ['Bloque', 'Block'],
    add: ['Agregar bloque', 'Add a block'],
    each: {
      ...pictureWords,
      title: {
        label: ['Título', 'Title'],
        example: ['La caseta de la entrada', 'The gatehouse'],
      },
      body: {
        label: ['Texto', 'Text'],
        example: [
          'Di que vas a la casa 12. El guardia pide una identificación y te da un gafete.',
          'Say you are going to house 12. The guard asks for an ID and gives you a badge.',
        ],
      },
      photoUrl: {
        label: ['Foto (opcional)', 'Photo (optional)'],
      },
      linkUrl: {
        label: ['Enlace (opcional)', 'Link (optional)'],
        example: ['https://', 'https://'],
      },
      isActive: {
        label: ['Mostrar este bloque', 'Show this block'],
      },
    },
  },
})

export const ownSectionCopy = defineCopy({
  hidden: [
    'Apagada: tus huéspedes no la ven. Nada de lo escrito se borra.',
    'Off: your guests do not see it. Nothing you wrote is deleted.',
  ],
})
