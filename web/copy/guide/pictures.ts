import type { EntryPhoto } from '#domain/guide/fields.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import type { WordsOf } from './words-of.ts'

/** What an entry shows beside its words, the same in each list. */
export const pictureWords = {
  photos: {
    title: ['Fotos', 'Photos'],
    entry: ['Foto', 'Photo'],
    add: ['Agregar foto', 'Add a photo'],
    each: {
      photoUrl: { label: ['Foto', 'Photo'] },
      caption: {
        label: ['Qué se ve en la foto', 'What the photo shows'],
        example: ['La llave del gas, detrás de la estufa', 'The gas valve, behind the stove'],
        hint: [
          'Para quien no puede verla, y para encontrarla al buscar.',
          'For whoever cannot see it, and to find it by searching.',
        ],
      },
    },
  },
  videoUrl: {
    label: ['Video (opcional)', 'Video (optional)'],
    example: ['https://youtu.be/…', 'https://youtu.be/…'],
  },
} as const

export const pictureFields: Copy<WordsOf<{ photos: EntryPhoto[]; videoUrl: string }>> =
  defineCopy(pictureWords)

export const picturesCopy = defineCopy({
  crop: ['Recortar', 'Crop'],
  cropTitle: ['Recorta la foto', 'Crop the photo'],
  cropLead: [
    'Mueve la foto y acércala. Así se verá en su tarjeta.',
    'Move the photo and zoom in. This is how its card will show it.',
  ],
})
