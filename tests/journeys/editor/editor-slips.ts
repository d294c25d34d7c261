import type { SectionType } from '#domain/guide/section-names.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { guideWords } from '#web/copy/guide/guide-words.ts'

type Said = Record<Locale, string>

type Label = (words: (typeof guideWords)[Locale]) => string

/** Something a host types wrong on the screen, and what stands under the field then. */
export type Slip = { code: FieldCode; tab: SectionType; label: Label; typed: string; said: Said }

export const slips: Slip[] = [
  {
    code: 'property_name_required',
    tab: 'welcome',
    label: ({ welcome }) => welcome.propertyName.label,
    typed: ' ',
    said: { es: 'Nombre de la propiedad (Requerido)', en: 'Property Name (Required)' },
  },
  {
    code: 'too_long',
    tab: 'welcome',
    label: ({ welcome }) => welcome.propertyName.label,
    typed: 'x'.repeat(121),
    said: { es: 'Máximo 120 caracteres', en: 'At most 120 characters' },
  },
  {
    code: 'time',
    tab: 'welcome',
    label: ({ welcome }) => welcome.checkInHour.label,
    typed: '1575',
    said: {
      es: 'Escribe una hora válida, como 3:00',
      en: 'Enter a valid time, such as 3:00',
    },
  },
  {
    code: 'email',
    tab: 'welcome',
    label: ({ welcome }) => welcome.hostEmail.label,
    typed: 'lucia@',
    said: {
      es: 'Escribe un correo válido, como nombre@ejemplo.mx',
      en: 'Enter a valid email, such as name@example.com',
    },
  },
  {
    code: 'count_step',
    tab: 'house_manual',
    label: ({ houseManual }) => houseManual.bedrooms.label,
    typed: '1.3',
    said: {
      es: 'Usa enteros o medios, como 1.5',
      en: 'Use whole or half numbers, such as 1.5',
    },
  },
  {
    code: 'too_small',
    tab: 'house_manual',
    label: ({ houseManual }) => houseManual.bathrooms.label,
    typed: '-1',
    said: { es: 'El mínimo es 0', en: 'The minimum is 0' },
  },
  {
    code: 'too_small',
    tab: 'house_manual',
    label: ({ houseManual }) => houseManual.maxGuests.label,
    typed: '0.5',
    said: { es: 'El mínimo es 1', en: 'The minimum is 1' },
  },
  {
    code: 'too_big',
    tab: 'house_manual',
    label: ({ houseManual }) => houseManual.maxGuests.label,
    typed: '501',
    said: { es: 'El máximo es 500', en: 'The maximum is 500' },
  },
  {
    code: 'maps_link',
    tab: 'local_guide',
    label: ({ localGuide }) => localGuide.propertyLocation.mapsLink.label,
    typed: 'https://example.com/maps/here',
    said: {
      es: 'Escribe un enlace válido de Google Maps',
      en: 'Please enter a valid Google Maps link',
    },
  },
  {
    code: 'link',
    tab: 'local_guide',
    label: ({ sections }) => sections.local_guide.items.each.linkUrl.label,
    typed: 'javascript:alert(1)',
    said: {
      es: 'Escribe un enlace completo que empiece con https://',
      en: 'Enter a complete link that starts with https://',
    },
  },
]

/** Something no screen sends: only the server finds it, and it is said under the field or with the name of its tab. */
export type Forgery = {
  code: FieldCode
  tab: SectionType
  path: string
  sent: unknown
  said: Said
  /** Of the field it is said under; without one it is said with the name of the tab. */
  label?: Label
}

const networks = Array.from({ length: 21 }, (_, at) => ({ ssid: `Casa ${at}`, password: '' }))

const foreignPhoto = {
  code: 'photo_not_yours',
  sent: 'http://127.0.0.1/photos/1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg',
  said: {
    es: 'Esa foto no está entre las que subiste',
    en: 'That photo is not among the ones you uploaded',
  },
} as const

export const foreignCover = {
  ...foreignPhoto,
  tab: 'welcome',
  path: 'welcome.photoUrl',
} as const satisfies Forgery

export const foreignBlockPhoto = {
  ...foreignPhoto,
  tab: 'local_guide',
  path: 'sections.local_guide.items.0.photos.0.photoUrl',
} as const satisfies Forgery

const unknownChoice = {
  code: 'unknown_choice',
  sent: 'Castle',
  said: { es: 'Elige una de las opciones', en: 'Choose one of the options' },
} as const

const wrongType = {
  code: 'wrong_type',
  sent: 7,
  said: {
    es: 'El valor no es del tipo que se espera aquí',
    en: 'The value is not of the kind expected here',
  },
} as const

export const forgeries: Forgery[] = [
  {
    code: 'too_many',
    tab: 'wifi_tech',
    path: 'wifiTech.wifiNetworks',
    sent: networks,
    said: { es: 'Máximo 20 elementos', en: 'At most 20 entries' },
  },
  {
    code: 'time_zone',
    tab: 'welcome',
    path: 'timeZone',
    sent: 'Mars/Olympus',
    said: { es: 'Elige una zona horaria', en: 'Choose a time zone' },
    label: ({ timeZone }) => timeZone.label,
  },
  foreignCover,
  foreignBlockPhoto,
  { ...unknownChoice, tab: 'welcome', path: 'welcome.hostPhoneType' },
  { ...unknownChoice, tab: 'local_guide', path: 'localGuide.places.0.category' },
  {
    ...wrongType,
    tab: 'house_rules',
    path: 'houseRules.rules.0.notes',
    label: ({ houseRules }) => houseRules.rules.each.notes.label,
  },
  { ...wrongType, tab: 'checkout', path: 'checkout' },
]
