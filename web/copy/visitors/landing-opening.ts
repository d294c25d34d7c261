import { defineCopy } from '#web/copy/define-copy.ts'

export const openingCopy = defineCopy({
  hero: {
    title: ['La guía de tu casa, en un enlace.', 'The guide to your home, in one link.'],
    text: [
      'Wi-Fi, llegada, reglas y tus lugares favoritos. Tus huéspedes la abren sin descargar nada, hasta sin señal. Tú contestas menos mensajes.',
      'Wi-Fi, arrival, house rules and your favourite places. Guests open it without installing anything, even without a signal. You answer fewer messages.',
    ],
    start: ['Crear mi primera guía', 'Create my first guide'],
    sample: ['Ver una guía de ejemplo', 'See a sample guide'],
    promises: [
      (guides: number) => [
        ...(guides > 0
          ? [guides === 1 ? '1 guía de cortesía' : `${guides} guías de cortesía`]
          : []),
        'Sin tarjeta',
        'Lista en menos de 10 minutos',
      ],
      (guides: number) => [
        ...(guides > 0 ? [guides === 1 ? '1 courtesy guide' : `${guides} courtesy guides`] : []),
        'No card',
        'Ready in under 10 minutes',
      ],
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
      ['¿Cuál es la clave del Wi-Fi?', 'What is the Wi-Fi password?'],
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
          'Siete pestañas con ejemplos en cada campo. Empieza de una plantilla de departamento, playa o cabaña, y cambia lo que no sea tuyo.',
          'Seven tabs with an example in every field. Start from a template for a city flat, a beach house or a cabin, and change what is different at your place.',
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
