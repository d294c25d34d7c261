import type { Arrival } from '#domain/guide/sections/arrival.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const arrivalWords: Copy<WordsOf<Arrival>> = defineCopy({
  byPlane: {
    label: ['Desde el aeropuerto', 'From the airport'],
    example: [
      'Taxi autorizado o Uber: 25 minutos de madrugada, una hora por la tarde.',
      'Authorized taxi or Uber: 25 minutes before dawn, an hour in the afternoon.',
    ],
  },
  byBus: {
    label: ['En autobús', 'By bus'],
    example: [
      'De la central, línea 1 del Metro hasta Insurgentes.',
      'From the bus station, Metro line 1 to Insurgentes.',
    ],
  },
  byCar: {
    label: ['En coche', 'By car'],
    example: [
      'Salida 14 y a la derecha en la gasolinera.',
      'Exit 14, then right at the gas station.',
    ],
  },
  gate: {
    label: ['En la caseta', 'At the gate'],
    hint: ['Qué decir y qué pide el guardia.', 'What to say and what the guard asks for.'],
    example: [
      'Digan «Casa Jacaranda, con Lucía Ferrer» y muestren una identificación.',
      'Say “Casa Jacaranda, Lucía Ferrer’s guests” and show an ID.',
    ],
  },
  gatePhone: {
    label: ['WhatsApp de la caseta', 'Gatehouse WhatsApp'],
    hint: [
      'A este número mandan tus huéspedes sus nombres, placas y hora. Nosotros no los vemos.',
      'Guests send their names, license plate and arrival time to this number. We never see them.',
    ],
    example: ['55 1234 5678', '+52 55 1234 5678'],
  },
  parking: {
    label: ['Dónde estacionarse al llegar', 'Where to park on arrival'],
    example: [
      'Cajón 4, el de la bugambilia. El portón cierra solo.',
      'Space 4, by the bougainvillea. The gate closes by itself.',
    ],
  },
  steps: {
    title: ['Cómo entrar, paso a paso', 'Getting in, step by step'],
    hint: ['En orden, desde la calle hasta la cama.', 'In order, from the street to the bed.'],
    entry: ['Paso', 'Step'],
    add: ['Agregar paso', 'Add a step'],
    each: {
      ...pictureWords,
      notes: {
        label: ['Qué hacer', 'What to do'],
        example: [
          'La caja de llaves está a la derecha del timbre.',
          'The key box is to the right of the bell.',
        ],
      },
    },
  },
  codes: {
    title: ['Claves', 'Codes'],
    hint: ['Tus huéspedes las ven al tocar.', 'Guests see them when they tap.'],
    entry: ['Clave', 'Code'],
    add: ['Agregar clave', 'Add a code'],
    each: {
      kind: {
        label: ['Qué abre', 'What it opens'],
        choices: {
          door: ['Puerta', 'Door'],
          lockbox: ['Caja de llaves', 'Key box'],
          gate: ['Portón', 'Gate'],
          other: ['Otra cosa', 'Something else'],
        },
      },
      label: {
        label: ['Cómo se llama', 'What it is called'],
        example: ['Puerta de la calle', 'Street door'],
      },
      code: {
        label: ['Clave', 'Code'],
        example: ['1804#', '1804#'],
      },
      notes: {
        label: ['Cómo se usa', 'How it works'],
        example: ['Bajen la palanca negra.', 'Push the black lever down.'],
      },
    },
  },
  hoursBefore: {
    label: ['Horas antes de la entrada', 'Hours before check-in'],
    hint: [
      'Desde cuándo se ven las claves en el enlace de una reservación.',
      'How long before check-in a stay’s link shows the codes.',
    ],
  },
  late: {
    label: ['Si llegan tarde', 'Arriving late'],
    example: [
      'Después de las diez, entren sin tocar el timbre.',
      'After ten, come in without ringing the bell.',
    ],
  },
  doesNotOpen: {
    label: ['Si no abre', 'If it does not open'],
    example: [
      'Opriman la caja y bajen la palanca otra vez; si no, llámenme.',
      'Press the box and push the lever again; if it stays shut, call me.',
    ],
  },
  hostName: {
    label: ['A quién visitan', 'Who they are visiting'],
    hint: ['El nombre que conoce el guardia.', 'The name the guard knows.'],
    example: ['Lucía Ferrer', 'Lucía Ferrer'],
  },
})

export const arrivalCopy = defineCopy({
  title: ['Llegada', 'Arrival'],
  hint: [
    'Cómo llegar, qué decir en la caseta, por dónde se entra y con qué clave.',
    'How to get here, what to say at the gate, which way in and with which code.',
  ],
  steps: ['{count} paso|pasos', '{count} step|steps'],
  codes: ['{count} clave|claves', '{count} code|codes'],
  gettingHere: ['Cómo llegar', 'Getting here'],
  troubles: ['Si algo falla', 'When something fails'],
  readers: {
    label: ['¿Quién puede leer esta clave?', 'Who may read this code?'],
    stay: ['Solo con reservación', 'Only with a stay'],
    link: ['Cualquiera con el enlace', 'Anyone with the link'],
  },
  elsewhere: [
    'La dirección y el mapa se escriben una sola vez, en Guía local.',
    'Address and map are written once, in Local guide.',
  ],
})
