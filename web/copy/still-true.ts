import { defineCopy } from './define-copy.ts'

/** Once a month: whether what changes often in a guide is still true. */
export const stillTrueCopy = defineCopy({
  es: {
    title: '¿Sigue siendo cierto?',
    titleOf: (name: string) => `¿Sigue siendo cierto? ${name}`,
    back: 'Volver a tus guías',
    lead: 'Una vez al mes, de un vistazo: lo que más cambia y más se olvida.',
    kinds: {
      code: 'Claves',
      wifi: 'Wi-Fi',
      phone: 'Teléfonos',
      price: 'Precios',
    },
    still: 'Sigue igual',
    stillOf: (label: string) => `Sigue igual: ${label}`,
    edit: 'Cambiar',
    editOf: (label: string) => `Cambiar: ${label}`,
    all: 'Todo sigue igual',
    nothing: 'Esta guía no tiene claves, Wi-Fi, teléfonos ni precios que revisar.',
    last: (day: string) => `La última vez lo confirmaste el ${day}.`,
    thanks: 'Listo. Te preguntamos otra vez en un mes.',
    failed: 'No pudimos guardar tu respuesta. Intenta de nuevo en un momento.',
    notice: {
      title: '¿Sigue siendo cierto?',
      lead: 'Hace un mes o más que nadie revisa las claves, el Wi-Fi, los teléfonos y los precios de:',
      later: 'Ahora no',
    },
  },
  en: {
    title: 'Still true?',
    titleOf: (name: string) => `Still true? ${name}`,
    back: 'Back to your guides',
    lead: 'Once a month, at a glance: what changes most and is forgotten most.',
    kinds: {
      code: 'Codes',
      wifi: 'Wi-Fi',
      phone: 'Phones',
      price: 'Prices',
    },
    still: 'Still the same',
    stillOf: (label: string) => `Still the same: ${label}`,
    edit: 'Change',
    editOf: (label: string) => `Change: ${label}`,
    all: 'All still the same',
    nothing: 'This guide has no codes, Wi-Fi, phones or prices to look through.',
    last: (day: string) => `You last confirmed it on ${day}.`,
    thanks: 'Done. We ask again in a month.',
    failed: 'Your answer could not be saved. Try again in a moment.',
    notice: {
      title: 'Still true?',
      lead: 'For a month or more nobody has looked through the codes, Wi-Fi, phones and prices of:',
      later: 'Not now',
    },
  },
})
