import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { arrivalWords } from './arrival.ts'
import { questionWords } from './questions.ts'
import { networkWords } from './wifi-networks.ts'
import type { WordsOf } from './words-of.ts'

export const welcomeWords: Copy<WordsOf<Tabs['welcome']>> = {
  es: {
    photoUrl: {
      label: 'Foto de la propiedad',
      hint: 'JPG, PNG o WebP de hasta 5 MB. Las fotos grandes del teléfono se reducen solas.',
    },
    propertyName: { label: 'Nombre de la propiedad', example: 'Casa Jacaranda' },
    greeting: {
      label: 'Saludo',
      hint: 'Lo primero que leen tus huéspedes.',
      example: 'Bienvenidos a su casa, ya llegaron.',
    },
    note: {
      label: 'Nota de bienvenida',
      hint: 'Dos o tres frases bastan. También describe tu guía en la lista.',
      example:
        'Hay agua fría en el refrigerador y café junto a la estufa. Las toallas de alberca están en el clóset del pasillo.',
    },
    checkInHour: { label: 'Entrada' },
    checkInPeriod: { label: 'Mañana o tarde, entrada', choices: { AM: 'AM', PM: 'PM' } },
    checkOutHour: { label: 'Salida' },
    checkOutPeriod: { label: 'Mañana o tarde, salida', choices: { AM: 'AM', PM: 'PM' } },
    wifiNetworks: {
      ...networkWords.es,
      title: 'Wi-Fi',
      hint: 'Lo más preguntado: escríbelo tal cual, con mayúsculas.',
    },
    contactInfoEnabled: {
      label: 'Mostrar mis datos de contacto',
      hint: 'Al apagarlo se borran el teléfono, el mensaje y el contacto de emergencia.',
    },
    hostPhone: {
      label: 'Tu teléfono',
      hint: 'Con lada; para otro país, con +.',
      example: '55 1234 5678',
    },
    hostPhoneType: {
      label: 'Prefieres',
      choices: { phone: 'Llamada', whatsapp: 'WhatsApp' },
    },
    hostEmail: { label: 'Tu correo', example: 'lucia@ejemplo.mx' },
    supportMessage: {
      label: 'Mensaje de ayuda',
      example: 'Escríbeme para lo que necesites, de 8 a 22 h. Vivo a cuatro calles.',
    },
    emergencyContact: {
      label: 'Contacto de emergencia',
      example: 'Don Beto, el portero: 55 8765 4321',
    },
    arrival: arrivalWords.es,
    notApplicable: {
      title: 'Los huéspedes no necesitan saberlo',
      entry: 'No necesitan saberlo',
      add: 'Decir que no necesitan saberlo',
      each: { label: 'Pregunta', choices: questionWords.es },
    },
    notAnswers: {
      title: 'Lo que no es la respuesta',
      entry: 'No es la respuesta',
      add: 'Decir que no es la respuesta',
      examples: [],
    },
  },
  en: {
    photoUrl: {
      label: 'Property photo',
      hint: 'JPG, PNG or WebP, up to 5 MB. Large phone photos are made smaller for you.',
    },
    propertyName: { label: 'Property name', example: 'Casa Jacaranda' },
    greeting: {
      label: 'Greeting',
      hint: 'The first thing your guests read.',
      example: 'Welcome home, you made it.',
    },
    note: {
      label: 'Welcome note',
      hint: 'Two or three sentences are enough. It also describes your guide in the list.',
      example:
        'There is cold water in the fridge and coffee by the stove. Pool towels are in the hall closet.',
    },
    checkInHour: { label: 'Check-in' },
    checkInPeriod: { label: 'Check-in, morning or afternoon', choices: { AM: 'AM', PM: 'PM' } },
    checkOutHour: { label: 'Check-out' },
    checkOutPeriod: { label: 'Check-out, morning or afternoon', choices: { AM: 'AM', PM: 'PM' } },
    wifiNetworks: {
      ...networkWords.en,
      title: 'Wi-Fi',
      hint: 'The most asked of all: type it exactly, capitals included.',
    },
    contactInfoEnabled: {
      label: 'Show my contact details',
      hint: 'Turning it off clears the phone, the message and the emergency contact.',
    },
    hostPhone: {
      label: 'Your phone',
      hint: 'With area code; from another country, with +.',
      example: '+52 55 1234 5678',
    },
    hostPhoneType: { label: 'You prefer', choices: { phone: 'Call', whatsapp: 'WhatsApp' } },
    hostEmail: { label: 'Your e-mail', example: 'lucia@example.com' },
    supportMessage: {
      label: 'Support message',
      example: 'Write to me about anything, 8 am to 10 pm. I live four streets away.',
    },
    emergencyContact: {
      label: 'Emergency contact',
      example: 'Beto, the doorman: +52 55 8765 4321',
    },
    arrival: arrivalWords.en,
    notApplicable: {
      title: 'Guests need not know',
      entry: 'They need not know',
      add: 'Say that they need not know',
      each: { label: 'Question', choices: questionWords.en },
    },
    notAnswers: {
      title: 'What is not the answer',
      entry: 'Not the answer',
      add: 'Say that it is not the answer',
      examples: [],
    },
  },
}

export const welcomeCopy = defineCopy({
  es: { contact: 'Cómo te encuentran' },
  en: { contact: 'How guests reach you' },
})
