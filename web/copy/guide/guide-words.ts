import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { perSection } from '#domain/guide/section-names.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { localGuideWords } from './local-guide.ts'
import { pictureWords } from './pictures.ts'
import { completingWords } from './tabs.ts'
import { networkWords, welcomeWords } from './welcome.ts'
import type { WordsOf } from './words-of.ts'

/** The host's own blocks and the switch, the same in each section. */
const ownSectionWords = {
  isActive: { label: ['Mostrar esta sección a tus huéspedes', 'Show this section to your guests'] },
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
      photoUrl: { label: ['Foto (opcional)', 'Photo (optional)'] },
      linkUrl: {
        label: ['Enlace (opcional)', 'Link (optional)'],
        example: ['https://', 'https://'],
      },
      isActive: { label: ['Mostrar este bloque', 'Show this block'] },
    },
  },
} as const

/** What hangs on the addresses of texts is no field. */
type Fields = Omit<GuidebookForm, 'translations' | 'unconfirmed'>

/** The words of every field, at the path the field has in the form. */
export const guideWords: Copy<WordsOf<Fields>> = defineCopy({
  language: {
    label: ['Idioma en que escribes esta guía', 'The language you write this guide in'],
    choices: {
      es: ['Español', 'Spanish'],
      en: ['Inglés', 'English'],
      fr: ['Francés', 'French'],
      pt: ['Portugués', 'Portuguese'],
      de: ['Alemán', 'German'],
    },
  },
  timeZone: { label: ['Zona horaria de la propiedad', 'Time zone of the property'] },
  welcome: welcomeWords,
  houseManual: {
    bedrooms: { label: ['Recámaras', 'Bedrooms'] },
    bathrooms: { label: ['Baños', 'Bathrooms'] },
    maxGuests: { label: ['Huéspedes, máximo', 'Maximum guests'] },
    parking: {
      label: ['Estacionamiento', 'Parking'],
      hint: ['Dónde, cómo se entra y cuánto cuesta.', 'Where, how to get in, and what it costs.'],
      example: [
        'Cajón 14, sótano 1. El control está en el cajón de la entrada.',
        'Space 14, level −1. The remote is in the drawer by the door.',
      ],
    },
    rooms: {
      title: completingWords.house_manual,
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
  },
  localGuide: localGuideWords,
  wifiTech: {
    wifiNetworks: {
      ...networkWords,
      title: ['Redes Wi-Fi', 'Wi-Fi networks'],
    },
    devices: {
      title: completingWords.wifi_tech,
      hint: [
        'Tele, boiler, aire, cafetera: lo que alguien tendría que preguntarte.',
        'TV, water heater, air conditioning, coffee maker: what somebody would have to ask you.',
      ],
      entry: ['Aparato', 'Device'],
      add: ['Agregar aparato', 'Add a device'],
      each: {
        ...pictureWords,
        name: {
          label: ['Nombre', 'Name'],
          example: ['Televisión', 'Television'],
        },
        notes: {
          label: ['Cómo se usa', 'How to use it'],
          example: [
            'Control negro: botón Netflix. Si no hay señal, HDMI 1.',
            'Black remote: Netflix button. No signal? Choose HDMI 1.',
          ],
        },
      },
    },
  },
  emergency: {
    firstAidLocation: {
      label: ['Dónde está el botiquín', 'Where the first-aid kit is'],
      example: ['Gabinete del baño, puerta izquierda', 'Bathroom cabinet, left door'],
    },
    emergencyItems: {
      title: ['Si algo pasa', 'If something happens'],
      hint: [
        'Extintor, llave del gas, salida: dónde está y qué hacer.',
        'Fire extinguisher, gas valve, way out: where it is and what to do.',
      ],
      entry: ['Indicación', 'Instruction'],
      add: ['Agregar indicación', 'Add an instruction'],
      each: {
        ...pictureWords,
        title: {
          label: ['Qué', 'What'],
          example: ['Llave del gas', 'Gas valve'],
        },
        notes: {
          label: ['Dónde está y qué hacer', 'Where it is and what to do'],
          example: [
            'Patio, tubo amarillo. Gira la palanca un cuarto de vuelta.',
            'Patio, yellow pipe. Turn the lever a quarter turn.',
          ],
        },
      },
    },
    policeContact: {
      label: ['Policía', 'Police'],
      example: ['55 5555 0110', '+52 55 5555 0110'],
    },
    fireContact: {
      label: ['Bomberos', 'Fire department'],
      example: ['55 5555 0113', '+52 55 5555 0113'],
    },
    medicalContact: {
      label: ['Médico u hospital', 'Doctor or hospital'],
      example: ['Clínica del Jardín: 55 5555 0118', 'Clínica del Jardín: +52 55 5555 0118'],
    },
    emergencyServices: { label: completingWords.emergency },
  },
  houseRules: {
    rules: {
      title: completingWords.house_rules,
      hint: [
        'Título corto y una razón amable. Tres o cuatro bastan.',
        'A short title and a kind reason. Three or four are enough.',
      ],
      entry: ['Regla', 'Rule'],
      add: ['Agregar regla', 'Add a rule'],
      each: {
        ...pictureWords,
        title: {
          label: ['Regla', 'Rule'],
          example: ['Silencio de 22 a 8 h', 'Quiet from 10 pm to 8 am'],
        },
        notes: {
          label: ['Por qué o cómo', 'Why, or how'],
          example: [
            'Los vecinos duermen temprano y las paredes son delgadas.',
            'The neighbors sleep early and the walls are thin.',
          ],
        },
      },
    },
  },
  checkout: {
    steps: {
      title: completingWords.checkout,
      hint: [
        'En el orden en que se hacen. Lo que no esté aquí, no lo pidas.',
        'In the order they are done. Guests do only what is listed here.',
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
  },
  sections: perSection(() => ownSectionWords),
})
