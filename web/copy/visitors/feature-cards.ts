import { defineCopy } from '#web/copy/define-copy.ts'

export const featureCardsCopy = defineCopy({
  es: {
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
  en: {
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
})
