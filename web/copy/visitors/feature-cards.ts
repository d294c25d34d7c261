import { defineCopy } from '#web/copy/define-copy.ts'

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
        'Red y clave para copiar o escanear, y cómo funciona cada aparato.',
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
