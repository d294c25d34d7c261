import type { Tabs } from '#domain/guide/guide-form.ts'
import type { PlaceCategory } from '#domain/guide/guidebook.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { FieldWords, WordsOf } from './words-of.ts'

const mapsLink: Copy<FieldWords> = {
  es: {
    label: 'Enlace de Google Maps',
    hint: 'En Google Maps: Compartir, copiar enlace.',
    example: 'https://maps.app.goo.gl/…',
  },
  en: {
    label: 'Google Maps link',
    hint: 'In Google Maps: Share, copy link.',
    example: 'https://maps.app.goo.gl/…',
  },
}

export const localGuideWords: Copy<WordsOf<Tabs['localGuide']>> = {
  es: {
    propertyLocation: {
      address: {
        label: 'Dirección',
        example: 'Orizaba 87, int. 3, Roma Norte, 06700 Ciudad de México',
      },
      description: {
        label: 'Cómo llegar',
        example: 'Portón verde junto a la panadería. Toca el timbre 3.',
      },
      mapsLink: mapsLink.es,
    },
    places: {
      title: 'Lugares que recomiendas',
      hint: 'Cinco buenos valen más que cincuenta. Lo que tú le dirías a un amigo.',
      entry: 'Lugar',
      add: 'Agregar lugar',
      each: {
        ...pictureWords.es,
        name: { label: 'Nombre' },
        category: {
          label: 'Categoría',
          choices: {
            Restaurant: 'Restaurante',
            Attraction: 'Atracción',
            Shop: 'Tienda',
            Bar: 'Bar',
            Cafe: 'Café',
            Other: 'Otro',
          },
        },
        description: { label: 'Por qué vale la pena' },
        mapsLink: mapsLink.es,
        minutes: { label: 'Minutos desde la casa' },
        by: {
          label: 'Cómo se va',
          choices: { foot: 'A pie', car: 'En coche', transit: 'En transporte' },
        },
      },
    },
    placesOrder: {
      label: 'En qué orden se leen',
      choices: { host: 'Mi orden', category: 'Por categoría', nearness: 'Más cerca' },
    },
  },
  en: {
    propertyLocation: {
      address: { label: 'Address', example: 'Orizaba 87, apt. 3, Roma Norte, 06700 Mexico City' },
      description: {
        label: 'How to get in',
        example: 'Green gate next to the bakery. Ring bell 3.',
      },
      mapsLink: mapsLink.en,
    },
    places: {
      title: 'Places you recommend',
      hint: 'Five good ones beat fifty. What you would tell a friend.',
      entry: 'Place',
      add: 'Add a place',
      each: {
        ...pictureWords.en,
        name: { label: 'Name' },
        category: {
          label: 'Category',
          choices: {
            Restaurant: 'Restaurant',
            Attraction: 'Attraction',
            Shop: 'Shop',
            Bar: 'Bar',
            Cafe: 'Cafe',
            Other: 'Other',
          },
        },
        description: { label: 'Why it is worth it' },
        mapsLink: mapsLink.en,
        minutes: { label: 'Minutes from the house' },
        by: {
          label: 'How to go',
          choices: { foot: 'On foot', car: 'By car', transit: 'By public transport' },
        },
      },
    },
    placesOrder: {
      label: 'In which order they are read',
      choices: { host: 'My order', category: 'By category', nearness: 'Nearest first' },
    },
  },
}

export const localGuideCopy = defineCopy({
  es: {
    location: 'Dónde está',
    openMap: 'Ver en el mapa',
    howFar: '¿Qué tan lejos?',
    ways: {
      foot: (minutes: number) => `${minutes} min a pie`,
      car: (minutes: number) => `${minutes} min en coche`,
      transit: (minutes: number) => `${minutes} min en transporte`,
    },
    takeWay: (way: string) => `Según el mapa: ${way}`,
  },
  en: {
    location: 'Where it is',
    openMap: 'See it on the map',
    howFar: 'How far?',
    ways: {
      foot: (minutes: number) => `${minutes} min on foot`,
      car: (minutes: number) => `${minutes} min by car`,
      transit: (minutes: number) => `${minutes} min by transit`,
    },
    takeWay: (way: string) => `By the map: ${way}`,
  },
})

type PlaceExamples = Readonly<Record<PlaceCategory, { name: string; description: string }>>

export const placeExamples: Copy<PlaceExamples> = {
  es: {
    Restaurant: {
      name: 'Fonda Amparo',
      description: 'Tostadas de atún. Ve antes de la 1 o reserva.',
    },
    Attraction: {
      name: 'Parque México',
      description: 'A seis minutos a pie. Los domingos hay danzón.',
    },
    Shop: {
      name: 'Mercado Medellín',
      description: 'Fruta, flores y comida corrida. Cierra a las 6.',
    },
    Bar: {
      name: 'La Clandestina',
      description: 'Mezcal por copa. Llega temprano: es chico.',
    },
    Cafe: {
      name: 'Café de la esquina',
      description: 'Abre a las 7. Pan recién hecho y buen espresso.',
    },
    Other: {
      name: 'Farmacia 24 horas',
      description: 'En la esquina; también reparte a la puerta.',
    },
  },
  en: {
    Restaurant: {
      name: 'Fonda Amparo',
      description: 'Tuna tostadas. Go before 1 pm or book.',
    },
    Attraction: {
      name: 'Parque México',
      description: 'Six minutes on foot. People dance danzón on Sundays.',
    },
    Shop: {
      name: 'Mercado Medellín',
      description: 'Fruit, flowers and set lunches. Closes at 6.',
    },
    Bar: {
      name: 'La Clandestina',
      description: 'Mezcal by the glass. Come early: it is small.',
    },
    Cafe: {
      name: 'The corner café',
      description: 'Opens at 7. Fresh bread and good espresso.',
    },
    Other: {
      name: '24-hour pharmacy',
      description: 'On the corner; it delivers to the door too.',
    },
  },
}
