import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const houseManualWords: Copy<WordsOf<Tabs['houseManual']>> = {
  es: {
    bedrooms: { label: 'Recámaras' },
    bathrooms: { label: 'Baños' },
    maxGuests: { label: 'Huéspedes, máximo' },
    parking: {
      label: 'Estacionamiento',
      hint: 'Dónde, cómo se entra y cuánto cuesta.',
      example: 'Cajón 14, sótano 1. El control está en el cajón de la entrada.',
    },
    rooms: {
      title: 'Espacios de la casa',
      hint: 'Qué hay y cómo funciona, espacio por espacio.',
      entry: 'Espacio',
      add: 'Agregar espacio',
      each: {
        ...pictureWords.es,
        label: { label: 'Nombre del espacio', example: 'Recámara principal' },
        features: {
          title: 'Qué hay aquí',
          entry: 'Detalle',
          add: 'Agregar detalle',
          examples: [
            'Cama king y cobijas extra en el clóset',
            'Ventilador de techo: control en el buró',
            'Cortina que oscurece por completo',
          ],
        },
      },
    },
  },
  en: {
    bedrooms: { label: 'Bedrooms' },
    bathrooms: { label: 'Bathrooms' },
    maxGuests: { label: 'Guests, at most' },
    parking: {
      label: 'Parking',
      hint: 'Where, how to get in, and what it costs.',
      example: 'Space 14, level −1. The remote is in the drawer by the door.',
    },
    rooms: {
      title: 'Rooms of the house',
      hint: 'What is there and how it works, room by room.',
      entry: 'Room',
      add: 'Add a room',
      each: {
        ...pictureWords.en,
        label: { label: 'Name of the room', example: 'Master Bedroom' },
        features: {
          title: 'What is in here',
          entry: 'Detail',
          add: 'Add a detail',
          examples: [
            'King bed, extra blankets in the closet',
            'Ceiling fan: remote on the nightstand',
            'Full blackout curtain',
          ],
        },
      },
    },
  },
}
