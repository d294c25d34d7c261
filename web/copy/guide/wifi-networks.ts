import type { Wifi } from '#domain/guide/wifi-network.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import type { WordsOf } from './words-of.ts'

/** The same in the two tabs that ask for networks; each has its own heading. */
export const networkWords: Copy<Omit<WordsOf<Wifi[]>, 'title' | 'hint'>> = {
  es: {
    entry: 'Red',
    add: 'Agregar red',
    each: {
      ssid: { label: 'Nombre de la red', example: 'CasaJacaranda_5G' },
      password: { label: 'Contraseña', example: 'buganvilia-2O7l' },
    },
  },
  en: {
    entry: 'Network',
    add: 'Add a network',
    each: {
      ssid: { label: 'Network name', example: 'CasaJacaranda_5G' },
      password: { label: 'Password', example: 'buganvilia-2O7l' },
    },
  },
}

export const networksCopy = defineCopy({
  es: {
    copyFromWelcome: 'Copiar las de Bienvenida',
    copyFromWifi: 'Copiar las de WiFi',
    copied: 'Copiadas: tus huéspedes verán cada red una sola vez.',
  },
  en: {
    copyFromWelcome: 'Copy those of Welcome',
    copyFromWifi: 'Copy those of WiFi',
    copied: 'Copied: your guests will see each network once.',
  },
})
