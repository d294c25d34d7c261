import { defineCopy } from './define-copy.ts'

export const landingCopy = defineCopy({
  es: {
    hero: {
      title: 'La guía de tu casa, en un enlace.',
      text: 'Wi-Fi, llegada, reglas y tus lugares favoritos. Tus huéspedes la abren sin descargar nada, hasta sin señal. Tú contestas menos mensajes.',
      start: 'Crear mi primera guía',
      sample: 'Ver una guía de ejemplo',
      promises: (guides: number) => [
        ...(guides > 0
          ? [guides === 1 ? '1 guía de cortesía' : `${guides} guías de cortesía`]
          : []),
        'Sin tarjeta',
        'Lista en menos de 10 minutos',
      ],
      phoneLabel: 'Así se ve una guía en el teléfono de tu huésped',
    },
    problem: {
      title: 'Son las once de la noche y llega otro mensaje',
      text: 'La respuesta ya la escribiste tres veces este mes. Está en el chat de otro huésped, en una hoja pegada al refrigerador o en tu cabeza.',
      messages: [
        '¿Cuál es la clave del Wi-Fi?',
        'No encontramos la llave del gas',
        '¿A qué hora hay que salir?',
        '¿Dónde cenamos por aquí?',
      ],
      turn: 'Una guía las contesta antes de que te las hagan, con la respuesta a un toque y sin buscar en un PDF de doce páginas.',
    },
    how: {
      title: 'Cómo funciona',
      steps: [
        {
          title: 'Escribe lo que sabes',
          text: 'Siete pestañas con ejemplos en cada campo. Empieza de una plantilla de departamento, playa o cabaña, y cambia lo que no sea tuyo.',
        },
        {
          title: 'Publica con un crédito',
          text: 'Ves cómo queda en el teléfono mientras escribes. Cuando te guste, publícala; los cambios se ven al instante.',
        },
        {
          title: 'Comparte el enlace',
          text: 'Mándalo por WhatsApp o ponlo en el refrigerador con un código QR. Tus huéspedes no necesitan cuenta ni aplicación.',
        },
      ],
      tenMinutes: 'Menos de 10 minutos',
      tenMinutesBasis:
        'Así lo contamos: una guía de unas 250 palabras a partir de una plantilla, escrita a 200 caracteres por minuto, con 2 segundos por clic y 5 por pantalla nueva.',
    },
    features: {
      title: 'Siete secciones, nada de sobra',
      text: 'Todo lo que un huésped pregunta, en el orden en que lo necesita.',
      cards: [
        {
          title: 'Bienvenida',
          text: 'Foto, saludo, horarios, Wi-Fi y cómo encontrarte.',
        },
        {
          title: 'Casa',
          text: 'Cuarto por cuarto: cómo prende la estufa y dónde están las toallas.',
        },
        {
          title: 'Local',
          text: 'La taquería buena, la farmacia, el café; cada una con su mapa.',
        },
        {
          title: 'Wi-Fi y tecnología',
          text: 'Red y clave para copiar o escanear, y cómo funciona cada aparato.',
        },
        {
          title: 'Emergencias',
          text: '911, contactos y dirección exacta en grande, también sin señal.',
        },
        {
          title: 'Reglas',
          text: 'Títulos cortos con su porqué, para que se lean y se cumplan.',
        },
        {
          title: 'Salida',
          text: 'Pasos que tu huésped va marcando antes de irse.',
        },
      ],
    },
    solution: {
      title: 'Lo que ve tu huésped',
      text: 'Una página que abre con una rayita de señal y se queda guardada en el teléfono. Nada de cuentas, descargas ni publicidad.',
      stages: [
        { title: 'Escribes', text: 'Tus respuestas, una sola vez.' },
        { title: 'Publicas', text: 'Un toque, un enlace.' },
        { title: 'Tu huésped la lee', text: 'Cada respuesta, a un toque.' },
      ],
      upTo: 'Hasta 80 % menos preguntas',
      upToBasis:
        'Es una meta, no un promedio medido: Wi-Fi, llegada, aparatos, reglas y salida son casi todo lo que se pregunta, y todo eso queda escrito. Cuánto baje depende de lo que cuentes en tu guía.',
      facts: [
        'Funciona sin conexión después de la primera visita',
        'En español e inglés, con modo oscuro',
        'Se puede imprimir completa, o solo el QR',
      ],
      open: 'Abrir la guía de ejemplo',
      pause: 'Detener la demostración',
      play: 'Ver la demostración',
    },
    pricing: {
      title: 'Precios claros, en pesos',
      text: 'Pagas por guía publicada y por mes. Los borradores no cuestan.',
      courtesyTitle: 'Para empezar',
      courtesyPrice: '$0',
      courtesyText: (guides: number) =>
        guides === 1
          ? '1 guía publicada sin costo, sin tarjeta y sin fecha de caducidad.'
          : `${guides} guías publicadas sin costo, sin tarjeta y sin fecha de caducidad.`,
      courtesyAction: 'Empezar gratis',
      planTitle: 'Cuando tengas más casas',
      guides: (count: number) => (count === 1 ? '1 guía' : `${count} guías`),
      perGuide: (price: string) => `${price} por guía al mes`,
      quantityLabel: 'Guías además de las de cortesía',
      total: (price: string) => `${price} al mes`,
      cheaper: (count: number) => `${count} guías cuestan menos`,
      range: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
      tableCaption: 'Precio por guía y mes según cuántas guías pagas',
      columnGuides: 'Guías',
      columnPrice: 'Por guía al mes',
      columnTotal: 'Total al mes',
      note: 'Precios en pesos mexicanos, IVA incluido. Cargo automático cada mes; cancelas cuando quieras y tus guías siguen hasta el final del periodo pagado.',
    },
    signUp: {
      title: 'Haz la primera esta noche',
      text: 'Con tu correo basta. La guía se guarda sola mientras escribes.',
      haveAccount: '¿Ya tienes cuenta?',
      logIn: 'Inicia sesión',
    },
  },
  en: {
    hero: {
      title: 'The guide to your home, in one link.',
      text: 'Wi-Fi, arrival, house rules and your favourite places. Guests open it without installing anything, even without a signal. You answer fewer messages.',
      start: 'Create my first guide',
      sample: 'See a sample guide',
      promises: (guides: number) => [
        ...(guides > 0 ? [guides === 1 ? '1 courtesy guide' : `${guides} courtesy guides`] : []),
        'No card',
        'Ready in under 10 minutes',
      ],
      phoneLabel: 'What a guide looks like on your guest’s phone',
    },
    problem: {
      title: 'It is eleven at night and another message arrives',
      text: 'You have written the answer three times this month. It is in another guest’s chat, on a sheet taped to the fridge, or in your head.',
      messages: [
        'What is the Wi-Fi password?',
        'We cannot find the gas valve',
        'What time is check-out?',
        'Where should we eat around here?',
      ],
      turn: 'A guide answers before they ask, one tap away, with no twelve-page PDF to search.',
    },
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Write what you know',
          text: 'Seven tabs with an example in every field. Start from a template for a city flat, a beach house or a cabin, and change what is not yours.',
        },
        {
          title: 'Publish with a credit',
          text: 'You see how it looks on a phone while you write. Publish when you like it; later changes show at once.',
        },
        {
          title: 'Share the link',
          text: 'Send it by WhatsApp or put it on the fridge as a QR code. Guests need no account and no app.',
        },
      ],
      tenMinutes: 'Under 10 minutes',
      tenMinutesBasis:
        'How we count: a guide of about 250 words from a template, typed at 200 characters a minute, with 2 seconds a click and 5 for each new screen.',
    },
    features: {
      title: 'Seven sections, nothing extra',
      text: 'Everything a guest asks, in the order they need it.',
      cards: [
        { title: 'Welcome', text: 'Photo, greeting, times, Wi-Fi and how to reach you.' },
        {
          title: 'House',
          text: 'Room by room: how the stove lights and where the towels are.',
        },
        {
          title: 'Local',
          text: 'The good taquería, the pharmacy, the café; each one on the map.',
        },
        {
          title: 'Wi-Fi & tech',
          text: 'Network and password to copy or scan, and how each device works.',
        },
        {
          title: 'Emergency',
          text: '911, contacts and the exact address in large type, offline too.',
        },
        { title: 'Rules', text: 'Short titles with their reason, so that they are read and kept.' },
        { title: 'Check-out', text: 'Steps your guest ticks off before leaving.' },
      ],
    },
    solution: {
      title: 'What your guest sees',
      text: 'A page that opens on one bar of signal and stays saved on the phone. No accounts, no downloads, no advertising.',
      stages: [
        { title: 'You write', text: 'Your answers, once.' },
        { title: 'You publish', text: 'One tap, one link.' },
        { title: 'Your guest reads', text: 'Every answer, one tap away.' },
      ],
      upTo: 'Up to 80% fewer questions',
      upToBasis:
        'A goal, not a measured average: Wi-Fi, arrival, devices, rules and check-out are nearly all that guests ask, and all of it is written down. How far it drops depends on what your guide tells.',
      facts: [
        'Works without a connection after the first visit',
        'In Spanish and English, with dark mode',
        'Prints whole, or just the QR',
      ],
      open: 'Open the sample guide',
      pause: 'Pause the demo',
      play: 'Play the demo',
    },
    pricing: {
      title: 'Plain prices, in pesos',
      text: 'You pay per published guide and month. Drafts cost nothing.',
      courtesyTitle: 'To begin',
      courtesyPrice: '$0',
      courtesyText: (guides: number) =>
        guides === 1
          ? '1 published guide at no cost, with no card and no expiry date.'
          : `${guides} published guides at no cost, with no card and no expiry date.`,
      courtesyAction: 'Start for free',
      planTitle: 'When you have more homes',
      guides: (count: number) => (count === 1 ? '1 guide' : `${count} guides`),
      perGuide: (price: string) => `${price} per guide a month`,
      quantityLabel: 'Guides besides the courtesy ones',
      total: (price: string) => `${price} a month`,
      cheaper: (count: number) => `${count} guides cost less`,
      range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
      tableCaption: 'Price per guide and month by how many guides you pay for',
      columnGuides: 'Guides',
      columnPrice: 'Per guide a month',
      columnTotal: 'Total a month',
      note: 'Prices in Mexican pesos, VAT included. Charged automatically each month; cancel whenever you like and your guides stay until the end of the period you paid for.',
    },
    signUp: {
      title: 'Make the first one tonight',
      text: 'Your e-mail is enough. The guide saves itself while you write.',
      haveAccount: 'Already have an account?',
      logIn: 'Log in',
    },
  },
})
