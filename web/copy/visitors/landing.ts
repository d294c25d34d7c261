import { defineCopy } from '#web/copy/define-copy.ts'

export const openingCopy = defineCopy({
  hero: {
    title: ['La guía de tu casa, en un enlace.', 'The guide to your home, in one link.'],
    text: [
      'Wi-Fi, llegada, reglas y tus lugares favoritos. Tus huéspedes la abren sin descargar nada, hasta sin señal. Tú contestas menos mensajes.',
      'Wi-Fi, arrival, house rules and your favorite places. Guests open it without installing anything, even without a signal. You answer fewer messages.',
    ],
    start: ['Crear mi primera guía', 'Create my first guide'],
    sample: ['Ver una guía de ejemplo', 'See a sample guide'],
    courtesy: ['{count} guía|guías de cortesía', '{count} courtesy guide|guides'],
    promises: [
      ['Sin tarjeta', 'No card'],
      ['Lista en menos de 10 minutos', 'Ready in under 10 minutes'],
    ],
    phoneLabel: [
      'Así se ve una guía en el teléfono de tu huésped',
      'What a guide looks like on your guest’s phone',
    ],
  },
  problem: {
    title: [
      'Son las once de la noche y llega otro mensaje',
      'It is eleven at night and another message arrives',
    ],
    text: [
      'La respuesta ya la escribiste tres veces este mes. Está en el chat de otro huésped, en una hoja pegada al refrigerador o en tu cabeza.',
      'You have written the answer three times this month. It is in another guest’s chat, on a sheet taped to the fridge, or in your head.',
    ],
    messages: [
      ['¿Cuál es la contraseña del Wi-Fi?', 'What is the Wi-Fi password?'],
      ['No encontramos la llave del gas', 'We cannot find the gas valve'],
      ['¿A qué hora hay que salir?', 'What time is check-out?'],
      ['¿Dónde cenamos por aquí?', 'Where should we eat around here?'],
    ],
    turn: [
      'Una guía las contesta antes de que te las hagan, con la respuesta a un toque y sin buscar en un PDF de doce páginas.',
      'A guide answers before they ask, one tap away, with no twelve-page PDF to search.',
    ],
  },
  how: {
    title: ['Cómo funciona', 'How it works'],
    steps: [
      {
        title: ['Escribe lo que sabes', 'Write what you know'],
        text: [
          'Siete secciones con ejemplos en cada campo. Empieza de una plantilla de departamento, playa o cabaña, y cambia lo que no sea tuyo.',
          'Seven sections with an example in every field. Start from a template for a city apartment, a beach house or a cabin, and change what is different at your place.',
        ],
      },
      {
        title: ['Publica con un crédito', 'Publish with a credit'],
        text: [
          'Ves cómo queda en el teléfono mientras escribes. Cuando te guste, publícala; los cambios se ven al instante.',
          'You see how it looks on a phone while you write. Publish when you like it; later changes show at once.',
        ],
      },
      {
        title: ['Comparte el enlace', 'Share the link'],
        text: [
          'Mándalo por WhatsApp o ponlo en el refrigerador con un código QR. Tus huéspedes no necesitan cuenta ni aplicación.',
          'Send it by WhatsApp or put it on the fridge as a QR code. Guests need no account and no app.',
        ],
      },
    ],
    tenMinutes: ['Menos de 10 minutos', 'Under 10 minutes'],
    tenMinutesBasis: [
      'Así lo contamos: una guía de unas 250 palabras a partir de una plantilla, escrita a 200 caracteres por minuto, con 2 segundos por clic y 5 por pantalla nueva.',
      'How we count: a guide of about 250 words from a template, typed at 200 characters a minute, with 2 seconds a click and 5 for each new screen.',
    ],
  },
})

export const featureCardsCopy = defineCopy({
  title: ['Siete secciones, nada de sobra', 'Seven sections, nothing extra'],
  text: [
    'Todo lo que un huésped pregunta, en el orden en que lo necesita.',
    'Everything a guest asks, in the order they need it.',
  ],
  cards: [
    {
      title: ['Bienvenida', 'Welcome'],
      text: [
        'Foto, saludo, horarios, Wi-Fi y cómo encontrarte.',
        'Photo, greeting, times, Wi-Fi and how to reach you.',
      ],
    },
    {
      title: ['Casa', 'House'],
      text: [
        'Cuarto por cuarto: cómo prende la estufa y dónde están las toallas.',
        'Room by room: how the stove lights and where the towels are.',
      ],
    },
    {
      title: ['Local', 'Local'],
      text: [
        'La taquería buena, la farmacia, el café; cada una con su mapa.',
        'The good taquería, the pharmacy, the café; each one on the map.',
      ],
    },
    {
      title: ['Wi-Fi y tecnología', 'Wi-Fi & tech'],
      text: [
        'Red y contraseña para copiar o escanear, y cómo funciona cada aparato.',
        'Network and password to copy or scan, and how each device works.',
      ],
    },
    {
      title: ['Emergencias', 'Emergency'],
      text: [
        '911, contactos y dirección exacta en grande, también sin señal.',
        '911, contacts and the exact address in large type, offline too.',
      ],
    },
    {
      title: ['Reglas', 'Rules'],
      text: [
        'Títulos cortos con su porqué, para que se lean y se cumplan.',
        'Short titles with their reason, so that they are read and kept.',
      ],
    },
    {
      title: ['Salida', 'Check-out'],
      text: [
        'Pasos que tu huésped va marcando antes de irse.',
        'Steps your guest ticks off before leaving.',
      ],
    },
  ],
})

export const landingCopy = defineCopy({
  solution: {
    title: ['Lo que ve tu huésped', 'What your guest sees'],
    text: [
      'Una página que abre con una rayita de señal y se queda guardada en el teléfono. Nada de cuentas, descargas ni publicidad.',
      'A page that opens on one bar of signal and stays saved on the phone. No accounts, no downloads, no advertising.',
    ],
    stages: [
      {
        title: ['Escribes', 'You write'],
        text: ['Tus respuestas, una sola vez.', 'Your answers, once.'],
      },
      {
        title: ['Publicas', 'You publish'],
        text: ['Un toque, un enlace.', 'One tap, one link.'],
      },
      {
        title: ['Tu huésped la lee', 'Your guest reads'],
        text: ['Cada respuesta, a un toque.', 'Every answer, one tap away.'],
      },
    ],
    upTo: ['Hasta 80 % menos preguntas', 'Up to 80% fewer questions'],
    upToBasis: [
      'Es una meta, no un promedio medido: Wi-Fi, llegada, aparatos, reglas y salida son casi todo lo que se pregunta, y todo eso queda escrito. Cuánto baje depende de lo que cuentes en tu guía.',
      'A goal, not a measured average: Wi-Fi, arrival, devices, rules and check-out are nearly all that guests ask, and all of it is written down. How far it drops depends on what your guide tells.',
    ],
    facts: [
      [
        'Funciona sin conexión después de la primera visita',
        'Works without a connection after the first visit',
      ],
      ['En español e inglés, con modo oscuro', 'In Spanish and English, with dark mode'],
      ['Se puede imprimir completa, o solo el QR', 'Prints whole, or just the QR'],
    ],
    open: ['Abrir la guía de ejemplo', 'Open the sample guide'],
    pause: ['Detener la demostración', 'Pause the demo'],
    play: ['Ver la demostración', 'Play the demo'],
  },
  signUp: {
    title: ['Haz la primera esta noche', 'Make the first one tonight'],
    text: [
      'Bastan tu correo y una contraseña. Lo que escribes se queda en tu dispositivo hasta que lo guardas.',
      'Your email and a password are enough. What you write is kept on your device until you save it.',
    ],
    haveAccount: ['¿Ya tienes cuenta?', 'Already have an account?'],
    logIn: ['Inicia sesión', 'Log in'],
  },
})
