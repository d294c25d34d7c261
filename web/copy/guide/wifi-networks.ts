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
