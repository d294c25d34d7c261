import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Arrival } from '#domain/guide/sections/arrival.ts'
import type { Locale } from '#domain/values/locale.ts'

const none = { byBus: '', gate: '', gatePhone: '', parking: '', hoursBefore: null }

const arrival: Record<Locale, Arrival> = {
  es: {
    ...none,
    byPlane: 'Taxi autorizado o Uber: 25 minutos de madrugada, una hora por la tarde.',
    byCar: 'Por Álvaro Obregón, a la derecha en la panadería azul.',
    steps: [
      { notes: 'Puerta verde, entre la tintorería y la librería.' },
      { notes: 'La caja de llaves está a la derecha, a la altura de la mano.' },
      { notes: 'La llave larga abre la calle; la corta, la casa.' },
    ],
    codes: [
      { kind: 'lockbox', label: 'Caja de llaves', code: '2907', notes: 'Bajen la palanca negra.' },
    ],
    late: 'Después de las diez, entren sin tocar el timbre.',
    doesNotOpen: 'Opriman la caja y bajen la palanca otra vez; si no, llámenme.',
    hostName: 'Lucía Ferrer',
  },
  en: {
    ...none,
    byPlane: 'An authorized taxi or Uber: 25 minutes before dawn, an hour in the afternoon.',
    byCar: 'Along Álvaro Obregón, right at the blue bakery.',
    steps: [
      { notes: 'Green door, between the dry cleaner and the bookshop.' },
      { notes: 'The key box is on the right, at hand height.' },
      { notes: 'The long key opens the street door; the short one, the house.' },
    ],
    codes: [
      { kind: 'lockbox', label: 'Key box', code: '2907', notes: 'Push the black lever down.' },
    ],
    late: 'After ten, come in without ringing the bell.',
    doesNotOpen: 'Press the box and push the lever again; if it stays shut, call me.',
    hostName: 'Lucía Ferrer',
  },
}

export const welcome: Record<Locale, Tabs['welcome']> = {
  es: {
    photoUrl: '',
    contactInfoEnabled: true,
    propertyName: 'Casa Jacaranda',
    greeting: 'Bienvenidos a su casa, ya llegaron.',
    note: 'El muro rosa recibe el sol hasta las seis. Hay agua fría en el refri y café de Coatepec junto a la estufa: los dos son suyos.',
    checkInHour: '3:00',
    checkInPeriod: 'PM',
    checkOutHour: '11:00',
    checkOutPeriod: 'AM',
    wifiNetworks: [{ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' }],
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    hostEmail: 'lucia@ejemplo.mx',
    supportMessage: 'Soy Lucía. Lo que necesiten, a cualquier hora: vivo a cuatro calles.',
    emergencyContact: 'Tomás, mi hermano: +52 55 5555 0167',
    arrival: arrival.es,
  },
  en: {
    photoUrl: '',
    contactInfoEnabled: true,
    propertyName: 'Casa Jacaranda',
    greeting: 'Welcome home, you made it.',
    note: 'The pink wall catches the sun until six. There is cold water in the fridge and coffee from Coatepec by the stove: both are yours.',
    checkInHour: '3:00',
    checkInPeriod: 'PM',
    checkOutHour: '11:00',
    checkOutPeriod: 'AM',
    wifiNetworks: [{ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' }],
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    hostEmail: 'lucia@example.com',
    supportMessage: "I'm Lucía. Anything at all, any hour: I live four streets away.",
    emergencyContact: 'Tomás, my brother: +52 55 5555 0167',
    arrival: arrival.en,
  },
}
