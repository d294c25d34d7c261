import type { Message } from './messages.ts'

/** What is said beside a field; `{max}`, `{min}` and `{step}` come from the field's own limit. */
export const fieldMessages = {
  property_name_required: {
    es: 'Nombre de la propiedad (Requerido)',
    en: 'Property Name (Required)',
    spec: 'en',
  },
  property_photo_required: {
    es: 'Foto de la propiedad (Requerida)',
    en: 'Property Photo (Required)',
    spec: 'en',
  },
  maps_link: {
    es: 'Escribe un enlace válido de Google Maps',
    en: 'Please enter a valid Google Maps link',
    spec: 'en',
  },
  required: { es: 'Este campo es necesario', en: 'This field is required' },
  wrong_type: {
    es: 'El valor no es del tipo que se espera aquí',
    en: 'The value is not of the kind expected here',
  },
  invalid: { es: 'Este valor no es válido', en: 'This value is not valid' },
  unknown_choice: {
    es: 'Elige una de las opciones',
    en: 'Choose one of the options',
  },
  too_long: {
    es: 'Máximo {max} carácter|caracteres',
    en: 'At most {max} character|characters',
  },
  too_many: {
    es: 'Máximo {max} elemento|elementos',
    en: 'At most {max} entry|entries',
  },
  too_small: { es: 'El mínimo es {min}', en: 'The minimum is {min}' },
  too_big: { es: 'El máximo es {max}', en: 'The maximum is {max}' },
  count_step: {
    es: 'Usa enteros o medios, como 1.5',
    en: 'Use whole or half numbers, such as 1.5',
  },
  time: {
    es: 'Escribe una hora válida, como 3:00',
    en: 'Enter a valid time, such as 3:00',
  },
  day: { es: 'Elige un día del calendario', en: 'Choose a day of the calendar' },
  until_before_from: {
    es: 'La salida va después de la entrada',
    en: 'Check-out comes after check-in',
  },
  too_many_nights: {
    es: 'Una reservación dura un año como máximo',
    en: 'A stay lasts a year at most',
  },
  time_zone: { es: 'Elige una zona horaria', en: 'Choose a time zone' },
  email: {
    es: 'Escribe un correo válido, como nombre@ejemplo.mx',
    en: 'Enter a valid e-mail, such as name@example.com',
  },
  link: {
    es: 'Escribe un enlace completo que empiece con https://',
    en: 'Enter a complete link that starts with https://',
  },
  photo_not_yours: {
    es: 'Esa foto no está entre las que subiste',
    en: 'That photo is not among the ones you uploaded',
  },
} as const satisfies Record<string, Message>

export type FieldCode = keyof typeof fieldMessages

export function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(fieldMessages, text)
}
