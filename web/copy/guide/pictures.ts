import type { EntryPhoto } from '#domain/guide/fields.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import type { WordsOf } from './words-of.ts'

/** What an entry shows beside its words, the same in each list. */
export const pictureWords: Copy<WordsOf<{ photos: EntryPhoto[]; videoUrl: string }>> = {
  es: {
    photos: {
      title: 'Fotos',
      entry: 'Foto',
      add: 'Agregar foto',
      each: {
        photoUrl: { label: 'Foto' },
        caption: {
          label: 'Qué se ve en la foto',
          example: 'La llave del gas, detrás de la estufa',
          hint: 'Para quien no puede verla, y para encontrarla al buscar.',
        },
      },
    },
    videoUrl: { label: 'Video (opcional)', example: 'https://youtu.be/…' },
  },
  en: {
    photos: {
      title: 'Photos',
      entry: 'Photo',
      add: 'Add a photo',
      each: {
        photoUrl: { label: 'Photo' },
        caption: {
          label: 'What the photo shows',
          example: 'The gas valve, behind the stove',
          hint: 'For whoever cannot see it, and to find it by searching.',
        },
      },
    },
    videoUrl: { label: 'Video (optional)', example: 'https://youtu.be/…' },
  },
}

export const picturesCopy = defineCopy({
  es: {
    show: 'Fotos y video',
    video: 'Agregar video',
    crop: 'Recortar',
    cropTitle: 'Recorta la foto',
    cropLead: 'Mueve la foto y acércala. Así se verá en su tarjeta.',
  },
  en: {
    show: 'Photos and video',
    video: 'Add a video',
    crop: 'Crop',
    cropTitle: 'Crop the photo',
    cropLead: 'Move the photo and zoom in. This is how its card will show it.',
  },
})
