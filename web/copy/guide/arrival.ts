import type { Arrival } from '#domain/guide/sections/arrival.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const arrivalWords: Copy<WordsOf<Arrival>> = {
  es: {
    byPlane: {
      label: 'Desde el aeropuerto',
      example: 'Taxi autorizado o Uber: 25 minutos de madrugada, una hora por la tarde.',
    },
    byBus: { label: 'En autobús', example: 'De la central, línea 1 del Metro hasta Insurgentes.' },
    byCar: { label: 'En coche', example: 'Salida 14 y a la derecha en la gasolinera.' },
    gate: {
      label: 'En la caseta',
      hint: 'Qué decir y qué pide el guardia.',
      example: 'Digan «Casa Jacaranda, con Lucía Ferrer» y muestren una identificación.',
    },
    gatePhone: {
      label: 'Avisar a la caseta por WhatsApp',
      hint: 'A este número mandan tus huéspedes sus nombres, placas y hora. No pasan por aquí.',
      example: '55 1234 5678',
    },
    parking: {
      label: 'Dónde estacionarse al llegar',
      example: 'Cajón 4, el de la bugambilia. El portón cierra solo.',
    },
    steps: {
      title: 'Cómo entrar, paso a paso',
      hint: 'En orden, desde la calle hasta la cama.',
      entry: 'Paso',
      add: 'Agregar paso',
      each: {
        ...pictureWords.es,
        notes: { label: 'Qué hacer', example: 'La caja de llaves está a la derecha del timbre.' },
      },
    },
    codes: {
      title: 'Claves',
      hint: 'Tus huéspedes las ven al tocar.',
      entry: 'Clave',
      add: 'Agregar clave',
      each: {
        kind: {
          label: 'Qué abre',
          choices: {
            door: 'Puerta',
            lockbox: 'Caja de llaves',
            gate: 'Portón',
            other: 'Otra cosa',
          },
        },
        label: { label: 'Cómo se llama', example: 'Puerta de la calle' },
        code: { label: 'Clave', example: '1804#' },
        notes: { label: 'Cómo se usa', example: 'Bajen la palanca negra.' },
      },
    },
    hoursBefore: {
      label: 'Horas antes de la entrada',
      hint: 'Desde cuándo se ven las claves en el enlace de una reservación.',
    },
    late: {
      label: 'Si llegan tarde',
      example: 'Después de las diez, entren sin tocar el timbre.',
    },
    doesNotOpen: {
      label: 'Si no abre',
      example: 'Opriman la caja y bajen la palanca otra vez; si no, llámenme.',
    },
    hostName: {
      label: 'A quién visitan',
      hint: 'El nombre que conoce el guardia.',
      example: 'Lucía Ferrer',
    },
  },
  en: {
    byPlane: {
      label: 'From the airport',
      example: 'Authorized taxi or Uber: 25 minutes before dawn, an hour in the afternoon.',
    },
    byBus: { label: 'By bus', example: 'From the bus station, Metro line 1 to Insurgentes.' },
    byCar: { label: 'By car', example: 'Exit 14, then right at the gas station.' },
    gate: {
      label: 'At the gatehouse',
      hint: 'What to say and what the guard asks for.',
      example: 'Say “Casa Jacaranda, con Lucía Ferrer” and show an ID.',
    },
    gatePhone: {
      label: 'Tell the gatehouse by WhatsApp',
      hint: 'Guests send names, plates and hour to this number. They never pass through here.',
      example: '+52 55 1234 5678',
    },
    parking: {
      label: 'Where to park on arrival',
      example: 'Space 4, by the bougainvillea. The gate closes by itself.',
    },
    steps: {
      title: 'Getting in, step by step',
      hint: 'In order, from the street to the bed.',
      entry: 'Step',
      add: 'Add a step',
      each: {
        ...pictureWords.en,
        notes: { label: 'What to do', example: 'The key box is to the right of the bell.' },
      },
    },
    codes: {
      title: 'Codes',
      hint: 'Guests see them when they tap.',
      entry: 'Code',
      add: 'Add a code',
      each: {
        kind: {
          label: 'What it opens',
          choices: { door: 'Door', lockbox: 'Key box', gate: 'Gate', other: 'Something else' },
        },
        label: { label: 'What it is called', example: 'Street door' },
        code: { label: 'Code', example: '1804#' },
        notes: { label: 'How it works', example: 'Push the black lever down.' },
      },
    },
    hoursBefore: {
      label: 'Hours before check-in',
      hint: 'From when codes show on the link of a reservation.',
    },
    late: { label: 'Arriving late', example: 'After ten, come in without ringing the bell.' },
    doesNotOpen: {
      label: 'If it does not open',
      example: 'Press the box and push the lever again; if it stays shut, call me.',
    },
    hostName: {
      label: 'Whom they visit',
      hint: 'The name the guard knows.',
      example: 'Lucía Ferrer',
    },
  },
}

export const arrivalCopy = defineCopy({
  es: {
    title: 'Llegada',
    hint: 'Cómo llegar, qué decir en la caseta, por dónde se entra y con qué clave.',
    gettingHere: 'Cómo llegar',
    troubles: 'Si algo falla',
    elsewhere: 'La dirección y el mapa se escriben una sola vez, en Guía local.',
  },
  en: {
    title: 'Arrival',
    hint: 'How to get here, what to say at the gate, which way in and with which code.',
    gettingHere: 'Getting here',
    troubles: 'When something fails',
    elsewhere: 'Address and map are written once, in Local guide.',
  },
})
