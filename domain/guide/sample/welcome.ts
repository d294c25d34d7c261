import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'
import { arrival } from './arrival.ts'

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
