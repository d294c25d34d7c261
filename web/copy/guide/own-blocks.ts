import type { OwnSection } from '#domain/guide/own-blocks.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

/** The host's own blocks and the switch, the same in each section. */
export const ownSectionWords: Copy<WordsOf<OwnSection>> = {
  es: {
    isActive: { label: 'Mostrar esta sección a tus huéspedes' },
    items: {
      title: 'Bloques propios',
      hint: 'Algo que solo tu casa tiene: la cochera, la caseta, el gato.',
      entry: 'Bloque',
      add: 'Agregar bloque',
      each: {
        ...pictureWords.es,
        title: { label: 'Título', example: 'La caseta de la entrada' },
        body: {
          label: 'Texto',
          example: 'Di que vas a la casa 12. El guardia pide una identificación y te da un gafete.',
        },
        photoUrl: { label: 'Foto (opcional)' },
        linkUrl: { label: 'Enlace (opcional)', example: 'https://' },
        isActive: { label: 'Mostrar este bloque' },
      },
    },
  },
  en: {
    isActive: { label: 'Show this section to your guests' },
    items: {
      title: 'Your own blocks',
      hint: 'What only your home has: the garage, the gatehouse, the cat.',
      entry: 'Block',
      add: 'Add a block',
      each: {
        ...pictureWords.en,
        title: { label: 'Title', example: 'The gatehouse' },
        body: {
          label: 'Text',
          example: 'Say you are going to house 12. The guard asks for an ID and gives you a badge.',
        },
        photoUrl: { label: 'Photo (optional)' },
        linkUrl: { label: 'Link (optional)', example: 'https://' },
        isActive: { label: 'Show this block' },
      },
    },
  },
}

export const ownSectionCopy = defineCopy({
  es: { hidden: 'Apagada: tus huéspedes no la ven. Nada de lo escrito se borra.' },
  en: { hidden: 'Off: your guests do not see it. Nothing you wrote is deleted.' },
})
