import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const houseManualWords: Copy<WordsOf<Tabs['houseManual']>> = defineCopy({
  bedrooms: {
    label: ['Recámaras', 'Bedrooms'],
  },
  bathrooms: {
    label: ['Baños', 'Bathrooms'],
  },
  maxGuests: {
    label: ['Huéspedes, máximo', 'Guests, at most'],
  },
  parking: {
    label: ['Estacionamiento', 'Parking'],
    hint: ['Dónde, cómo se entra y cuánto cuesta.', 'Where, how to get in, and what it costs.'],
    example: [
      'Cajón 14, sótano 1. El control está en el cajón de la entrada.',
      'Space 14, level −1. The remote is in the drawer by the door.',
    ],
  },
  rooms: {
    title: ['Espacios de la casa', 'Rooms of the house'],
    hint: [
      'Qué hay y cómo funciona, espacio por espacio.',
      'What is there and how it works, room by room.',
    ],
    entry: ['Espacio', 'Room'],
    add: ['Agregar espacio', 'Add a room'],
    each: {
      ...pictureWords,
      label: {
        label: ['Nombre del espacio', 'Name of the room'],
        example: ['Recámara principal', 'Master Bedroom'],
      },
      features: {
        title: ['Qué hay aquí', 'What is in here'],
        entry: ['Detalle', 'Detail'],
        add: ['Agregar detalle', 'Add a detail'],
        examples: [
          ['Cama king y cobijas extra en el clóset', 'King bed, extra blankets in the closet'],
          ['Ventilador de techo: control en el buró', 'Ceiling fan: remote on the nightstand'],
          ['Cortina que oscurece por completo', 'Full blackout curtain'],
        ],
      },
    },
  },
})
