import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import type { WordsOf } from './words-of.ts'

export const emergencyWords: Copy<WordsOf<Tabs['emergency']>> = defineCopy({
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
    entry: ['Punto', 'Item'],
    add: ['Agregar punto', 'Add an item'],
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
    label: ['Bomberos', 'Fire brigade'],
    example: ['55 5555 0113', '+52 55 5555 0113'],
  },
  medicalContact: {
    label: ['Médico u hospital', 'Doctor or hospital'],
    example: ['Clínica del Jardín: 55 5555 0118', 'Clínica del Jardín: +52 55 5555 0118'],
  },
  emergencyServices: {
    label: ['Servicios de emergencia', 'Emergency services'],
  },
})
