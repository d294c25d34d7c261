import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const emergencyWords: Copy<WordsOf<Tabs['emergency']>> = {
  es: {
    firstAidLocation: {
      label: 'Dónde está el botiquín',
      example: 'Gabinete del baño, puerta izquierda',
    },
    emergencyItems: {
      title: 'Si algo pasa',
      hint: 'Extintor, llave del gas, salida: dónde está y qué hacer.',
      entry: 'Punto',
      add: 'Agregar punto',
      each: {
        ...pictureWords.es,
        title: { label: 'Qué', example: 'Llave del gas' },
        notes: {
          label: 'Dónde está y qué hacer',
          example: 'Patio, tubo amarillo. Gira la palanca un cuarto de vuelta.',
        },
      },
    },
    policeContact: { label: 'Policía', example: '55 5555 0110' },
    fireContact: { label: 'Bomberos', example: '55 5555 0113' },
    medicalContact: { label: 'Médico u hospital', example: 'Clínica del Jardín: 55 5555 0118' },
    emergencyServices: { label: 'Servicios de emergencia' },
  },
  en: {
    firstAidLocation: {
      label: 'Where the first-aid kit is',
      example: 'Bathroom cabinet, left door',
    },
    emergencyItems: {
      title: 'If something happens',
      hint: 'Fire extinguisher, gas valve, way out: where it is and what to do.',
      entry: 'Item',
      add: 'Add an item',
      each: {
        ...pictureWords.en,
        title: { label: 'What', example: 'Gas valve' },
        notes: {
          label: 'Where it is and what to do',
          example: 'Patio, yellow pipe. Turn the lever a quarter turn.',
        },
      },
    },
    policeContact: { label: 'Police', example: '+52 55 5555 0110' },
    fireContact: { label: 'Fire brigade', example: '+52 55 5555 0113' },
    medicalContact: {
      label: 'Doctor or hospital',
      example: 'Clínica del Jardín: +52 55 5555 0118',
    },
    emergencyServices: { label: 'Emergency services' },
  },
}
