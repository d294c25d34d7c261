import type { Tabs } from '#domain/guide/guide-form.ts'
import type { PlaceCategory } from '#domain/guide/guidebook.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import { completingWords } from './tabs.ts'
import type { FieldWords, WordsOf } from './words-of.ts'

const mapsLink: Copy<FieldWords> = defineCopy({
  label: ['Enlace de Google Maps', 'Google Maps link'],
  hint: ['En Google Maps: Compartir, copiar enlace.', 'In Google Maps: Share, copy link.'],
  example: ['https://maps.app.goo.gl/…', 'https://maps.app.goo.gl/…'],
})

export const placeSorts = {
  Restaurant: ['Restaurante', 'Restaurant'],
  Attraction: ['Atracción', 'Attraction'],
  Shop: ['Tienda', 'Shop'],
  Bar: ['Bar', 'Bar'],
  Cafe: ['Café', 'Cafe'],
  Other: ['Otro', 'Other'],
} as const satisfies Record<PlaceCategory, unknown>

export const localGuideWords: Copy<WordsOf<Tabs['localGuide']>> = defineCopy({
  propertyLocation: {
    address: {
      label: ['Dirección', 'Address'],
      example: [
        'Orizaba 87, int. 3, Roma Norte, 06700 Ciudad de México',
        'Orizaba 87, apt. 3, Roma Norte, 06700 Mexico City',
      ],
    },
    description: {
      label: ['Cómo llegar', 'How to get in'],
      example: [
        'Portón verde junto a la panadería. Toca el timbre 3.',
        'Green gate next to the bakery. Ring bell 3.',
      ],
    },
    mapsLink: mapsLink,
  },
  places: {
    title: completingWords.local_guide,
    hint: [
      'Cinco buenos valen más que cincuenta. Lo que tú le dirías a un amigo.',
      'Five good ones beat fifty. What you would tell a friend.',
    ],
    entry: ['Lugar', 'Place'],
    add: ['Agregar lugar', 'Add a place'],
    each: {
      ...pictureWords,
      name: { label: ['Nombre', 'Name'] },
      category: {
        label: ['Categoría', 'Category'],
        choices: placeSorts,
      },
      description: { label: ['Por qué vale la pena', 'Why it is worth it'] },
      mapsLink: mapsLink,
      minutes: { label: ['Minutos desde la casa', 'Minutes from the house'] },
      by: {
        label: ['Cómo se va', 'How to go'],
        choices: {
          foot: ['A pie', 'On foot'],
          car: ['En coche', 'By car'],
          transit: ['En transporte', 'By public transport'],
        },
      },
    },
  },
  placesOrder: {
    label: ['En qué orden se leen', 'In which order they are read'],
    choices: {
      host: ['Mi orden', 'My order'],
      category: ['Por categoría', 'By category'],
      nearness: ['Más cerca', 'Nearest first'],
    },
  },
})

export const localGuideCopy = defineCopy({
  location: ['Dónde está', 'Where it is'],
  openMap: ['Ver en el mapa', 'See it on the map'],
  howFar: ['¿Qué tan lejos?', 'How far?'],
  ways: {
    foot: ['{minutes} min a pie', '{minutes} min on foot'],
    car: ['{minutes} min en coche', '{minutes} min by car'],
    transit: ['{minutes} min en transporte', '{minutes} min by transit'],
  },
  takeWay: ['Según el mapa: {way}', 'By the map: {way}'],
})

type PlaceExamples = Readonly<Record<PlaceCategory, { name: string; description: string }>>

export const placeExamples: Copy<PlaceExamples> = defineCopy({
  Restaurant: {
    name: ['Fonda Amparo', 'Fonda Amparo'],
    description: [
      'Tostadas de atún. Ve antes de la 1 o reserva.',
      'Tuna tostadas. Go before 1 pm or book.',
    ],
  },
  Attraction: {
    name: ['Parque México', 'Parque México'],
    description: [
      'A seis minutos a pie. Los domingos hay danzón.',
      'Six minutes on foot. People dance danzón on Sundays.',
    ],
  },
  Shop: {
    name: ['Mercado Medellín', 'Mercado Medellín'],
    description: [
      'Fruta, flores y comida corrida. Cierra a las 6.',
      'Fruit, flowers and set lunches. Closes at 6.',
    ],
  },
  Bar: {
    name: ['La Clandestina', 'La Clandestina'],
    description: [
      'Mezcal por copa. Llega temprano: es chico.',
      'Mezcal by the glass. Come early: it is small.',
    ],
  },
  Cafe: {
    name: ['Café de la esquina', 'The corner café'],
    description: [
      'Abre a las 7. Pan recién hecho y buen espresso.',
      'Opens at 7. Fresh bread and good espresso.',
    ],
  },
  Other: {
    name: ['Farmacia 24 horas', '24-hour pharmacy'],
    description: [
      'En la esquina; también reparte a la puerta.',
      'On the corner; it delivers to the door too.',
    ],
  },
})
