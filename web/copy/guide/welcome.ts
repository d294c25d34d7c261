import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Question } from '#domain/guide/health/questions.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { arrivalWords } from './arrival.ts'
import { completingWords } from './tabs.ts'
import type { WordsOf } from './words-of.ts'

/** The same in the two tabs that ask for networks; each has its own heading. */
export const networkWords = {
  entry: ['Red', 'Network'],
  add: ['Agregar red', 'Add a network'],
  each: {
    ssid: {
      label: ['Nombre de la red', 'Network name'],
      example: ['CasaJacaranda_5G', 'CasaJacaranda_5G'],
    },
    password: {
      label: ['Contraseña', 'Password'],
      example: ['buganvilia-2O7l', 'buganvilia-2O7l'],
    },
  },
} as const

/** What guests ask most, as they ask it. */
export const questionWords: Copy<Readonly<Record<Question, string>>> = defineCopy({
  wifi: ['¿Cuál es la contraseña del Wi-Fi?', 'What is the Wi-Fi password?'],
  door: ['¿Cómo abro la puerta?', 'How do I open the door?'],
  gate: ['¿Cómo paso el portón o la caseta?', 'How do I get through the gate?'],
  parking: ['¿Dónde me estaciono?', 'Where do I park?'],
  hot_water: ['¿Cómo sale el agua caliente?', 'How do I get hot water?'],
  climate: [
    '¿Cómo se prende el aire o la calefacción?',
    'How do I turn on the air or the heating?',
  ],
  drinking_water: ['¿Se puede tomar el agua de la llave?', 'Can I drink the tap water?'],
  rubbish: ['¿Dónde dejo la basura?', 'Where does the trash go?'],
  kitchen: ['¿Cómo funciona la cocina?', 'How does the kitchen work?'],
  outages: ['¿Y si se va la luz o el agua?', 'What if the power or the water goes?'],
  disasters: [
    '¿Qué hago si tiembla o viene un huracán?',
    'What do I do in an earthquake or a hurricane?',
  ],
  tv: ['¿Cómo se prende la tele?', 'How do I turn on the TV?'],
  washing: ['¿Dónde lavo la ropa?', 'Where do I wash my clothes?'],
  noise: ['¿Hasta qué hora puedo hacer ruido?', 'When do quiet hours start?'],
  pets: ['¿Puedo llevar a mi mascota?', 'May I bring my pet?'],
  smoking: ['¿Se puede fumar?', 'May I smoke?'],
  children: ['¿Pueden venir niños?', 'Are children welcome?'],
  extra_guests: ['¿Puedo recibir visitas?', 'May I have visitors?'],
  late_checkout: ['¿Puedo salir más tarde?', 'May I check out later?'],
  luggage: ['¿Dónde dejo las maletas?', 'Where can I leave my luggage?'],
  shop: ['¿Dónde hay una tienda cerca?', 'Where is the nearest shop?'],
  pharmacy: ['¿Dónde está la farmacia?', 'Where is a pharmacy?'],
  transport: ['¿Cómo me muevo por aquí?', 'How do I get around?'],
  emergency: ['¿A quién llamo en una emergencia?', 'Who do I call in an emergency?'],
  contact: ['¿Cómo te localizo?', 'How do I reach you?'],
})

const halves = { AM: ['AM', 'AM'], PM: ['PM', 'PM'] } as const

export const welcomeWords: Copy<WordsOf<Tabs['welcome']>> = defineCopy({
  photoUrl: {
    label: completingWords.welcome,
    hint: [
      'JPG, PNG o WebP de hasta 5 MB. Las fotos grandes del teléfono se reducen solas.',
      'JPG, PNG or WebP, up to 5 MB. Large phone photos are made smaller for you.',
    ],
  },
  propertyName: {
    label: ['Nombre de la propiedad', 'Property name'],
    example: ['Casa Jacaranda', 'Casa Jacaranda'],
  },
  greeting: {
    label: ['Saludo', 'Greeting'],
    hint: ['Lo primero que leen tus huéspedes.', 'The first thing your guests read.'],
    example: ['Bienvenidos a su casa, ya llegaron.', 'Welcome home, you made it.'],
  },
  note: {
    label: ['Nota de bienvenida', 'Welcome note'],
    hint: [
      'Dos o tres frases bastan. También describe tu guía en la lista.',
      'Two or three sentences are enough. It also describes your guide in the list.',
    ],
    example: [
      'Hay agua fría en el refrigerador y café junto a la estufa. Las toallas de alberca están en el clóset del pasillo.',
      'There is cold water in the fridge and coffee by the stove. Pool towels are in the hall closet.',
    ],
  },
  checkInHour: { label: ['Entrada', 'Check-in'] },
  checkInPeriod: {
    label: ['Mañana o tarde, entrada', 'Check-in, morning or afternoon'],
    choices: halves,
  },
  checkOutHour: { label: ['Salida', 'Check-out'] },
  checkOutPeriod: {
    label: ['Mañana o tarde, salida', 'Check-out, morning or afternoon'],
    choices: halves,
  },
  wifiNetworks: {
    ...networkWords,
    title: ['Wi-Fi', 'Wi-Fi'],
    hint: [
      'Lo más preguntado: respeta mayúsculas y minúsculas.',
      'The most asked of all: type it exactly, capitals included.',
    ],
  },
  contactInfoEnabled: {
    label: ['Mostrar mis datos de contacto', 'Show my contact details'],
    hint: [
      'Al apagarlo se borran el teléfono, el mensaje y el contacto de emergencia.',
      'Turning it off clears the phone, the message and the emergency contact.',
    ],
  },
  hostPhone: {
    label: ['Tu teléfono', 'Your phone'],
    hint: [
      'Con lada; para otro país, con +.',
      'With the area code; outside Mexico, with + and the country.',
    ],
    example: ['55 1234 5678', '+52 55 1234 5678'],
  },
  hostPhoneType: {
    label: ['Prefieres', 'Guests reach you by'],
    choices: {
      phone: ['Llamada', 'Call'],
      whatsapp: ['WhatsApp', 'WhatsApp'],
    },
  },
  hostEmail: {
    label: ['Tu correo', 'Your email'],
    example: ['lucia@ejemplo.mx', 'lucia@example.com'],
  },
  supportMessage: {
    label: ['Mensaje de ayuda', 'Support message'],
    example: [
      'Escríbeme para lo que necesites, de 8 a 22 h. Vivo a cuatro calles.',
      'Write to me about anything, 8 am to 10 pm. I live four streets away.',
    ],
  },
  emergencyContact: {
    label: ['Contacto de emergencia', 'Emergency contact'],
    example: ['Don Beto, el portero: 55 8765 4321', 'Beto, the doorman: +52 55 8765 4321'],
  },
  arrival: arrivalWords,
  notApplicable: {
    title: ['Los huéspedes no necesitan saberlo', 'Guests need not know'],
    entry: ['No necesitan saberlo', 'They need not know'],
    add: ['Decir que no necesitan saberlo', 'Say that they need not know'],
    each: {
      label: ['Pregunta', 'Question'],
      choices: questionWords,
    },
  },
  notAnswers: {
    title: ['Lo que no es la respuesta', 'What is not the answer'],
    entry: ['No es la respuesta', 'Not the answer'],
    add: ['Decir que no es la respuesta', 'Say that it is not the answer'],
    examples: [],
  },
})
