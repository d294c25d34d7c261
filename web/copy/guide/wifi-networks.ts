import { defineCopy } from '#web/copy/define-copy.ts'

/** The same in the two tabs that ask for networks; each has its own heading. */
export const networkWords = {
  entry: ['Red', 'Network'],
  add: ['Agregar red', 'Add a network'],
  each: {
    ssid: {
      label: ['Nombre de la red', 'Network name'],
      example: ['CasaJacaranda_5G', 'CasaJacaranda_5G'],
    },
    password: {
      label: ['Contraseña', 'Password'],
      example: ['buganvilia-2O7l', 'buganvilia-2O7l'],
    },
  },
} as const

export const networksCopy = defineCopy({
  copyFromWelcome: ['Copiar las de Bienvenida', 'Copy those of Welcome'],
  copyFromWifi: ['Copiar las de WiFi', 'Copy those of WiFi'],
  copied: [
    'Copiadas: tus huéspedes verán cada red una sola vez.',
    'Copied: your guests will see each network once.',
  ],
})
