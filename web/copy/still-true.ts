import { defineCopy } from './define-copy.ts'

export const stillTrueCopy = defineCopy({
  title: ['¿Sigue siendo cierto?', 'Still true?'],
  titleOf: ['¿Sigue siendo cierto? {name}', 'Still true? {name}'],
  lead: [
    'Una vez al mes, de un vistazo: lo que más cambia y más se olvida.',
    'Once a month, at a glance: what changes most and is forgotten most.',
  ],
  kinds: {
    code: ['Claves', 'Codes'],
    wifi: ['Wi-Fi', 'Wi-Fi'],
    phone: ['Teléfonos', 'Phones'],
    price: ['Precios', 'Prices'],
  },
  still: ['Sigue igual', 'Still the same'],
  stillOf: ['Sigue igual: {label}', 'Still the same: {label}'],
  edit: ['Cambiar', 'Change'],
  editOf: ['Cambiar: {label}', 'Change: {label}'],
  all: ['Todo sigue igual', 'All still the same'],
  nothing: [
    'Esta guía no tiene claves, Wi-Fi, teléfonos ni precios que revisar.',
    'This guide has no codes, Wi-Fi, phones or prices to look through.',
  ],
  last: ['La última vez lo confirmaste el {day}.', 'You last confirmed it on {day}.'],
  thanks: ['Listo. Te preguntamos otra vez en un mes.', 'Done. We ask again in a month.'],
  failed: [
    'No pudimos guardar tu respuesta. Intenta de nuevo en un momento.',
    'Your answer could not be saved. Try again in a moment.',
  ],
  notice: {
    lead: [
      'Hace un mes o más que nadie revisa las claves, el Wi-Fi, los teléfonos y los precios de:',
      'For a month or more nobody has looked through the codes, Wi-Fi, phones and prices of:',
    ],
    later: ['Ahora no', 'Not now'],
  },
})
