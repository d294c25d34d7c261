import type { Templates } from './compose.ts'

const codeNotes = {
  es: [
    'Sirve durante 10 minutos, una sola vez. Nunca te lo pediremos por teléfono.',
    'Si no fuiste tú, cierra la sesión en todos tus dispositivos: alguien está en tu cuenta.',
  ],
  en: [
    'It works for 10 minutes, once. We will never ask you for it by phone.',
    'If it was not you, log out on all your devices: somebody is in your account.',
  ],
}

const ifItWasYou = {
  es: 'Si fuiste tú, no hace falta nada más.',
  en: 'If it was you, nothing more is needed.',
}

const openSettings = { es: 'Abrir la configuración', en: 'Open the settings' }

/** About the ways into an account: the codes that prove who asks, and what was changed. */
export const securityMails = {
  second_factor_code: ({ code, url }, { productName }) => ({
    es: [
      `${code} es el código para activar los dos pasos en ${productName}`,
      'Escribe este código en la configuración para activar la verificación en dos pasos:',
      { code },
      { button: openSettings.es, url },
      ...codeNotes.es,
    ],
    en: [
      `${code} is the code to turn on two steps at ${productName}`,
      'Enter this code in the settings to turn on two-step verification:',
      { code },
      { button: openSettings.en, url },
      ...codeNotes.en,
    ],
  }),
  passkey_code: ({ code, url }, { productName }) => ({
    es: [
      `${code} es el código para agregar una llave de acceso en ${productName}`,
      'Escribe este código en la configuración para agregar una llave de acceso:',
      { code },
      { button: openSettings.es, url },
      ...codeNotes.es,
    ],
    en: [
      `${code} is the code to add a passkey at ${productName}`,
      'Enter this code in the settings to add a passkey:',
      { code },
      { button: openSettings.en, url },
      ...codeNotes.en,
    ],
  }),
  second_factor_on: ({ url }, { productName }) => ({
    es: [
      `Activaste la verificación en dos pasos de ${productName}`,
      'Desde ahora, para entrar a tu cuenta se pide también un código de tu aplicación.',
      { button: openSettings.es, url },
      ifItWasYou.es,
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos, elige otra contraseña y escribe a soporte.',
    ],
    en: [
      `You turned on two-step verification at ${productName}`,
      'From now on, logging in to your account also asks for a code of your app.',
      { button: openSettings.en, url },
      ifItWasYou.en,
      'If it was not you, log out on all your devices, choose another password and write to support.',
    ],
  }),
  second_factor_off: ({ url }, { productName }) => ({
    es: [
      `Desactivaste la verificación en dos pasos de ${productName}`,
      'Desde ahora, para entrar a tu cuenta ya no se pide un código de tu aplicación.',
      { button: openSettings.es, url },
      ifItWasYou.es,
      'Si no fuiste tú, elige otra contraseña, cierra la sesión en todos tus dispositivos y actívala de nuevo.',
    ],
    en: [
      `You turned off two-step verification at ${productName}`,
      'From now on, logging in to your account no longer asks for a code of your app.',
      { button: openSettings.en, url },
      ifItWasYou.en,
      'If it was not you, choose another password, log out on all your devices and turn it on again.',
    ],
  }),
  passkey_added: ({ name, url }, { productName }) => ({
    es: [
      `Hay una llave de acceso nueva en tu cuenta de ${productName}`,
      `Se agregó la llave de acceso «${name}». Con ella se entra sin contraseña.`,
      { button: 'Ver mis llaves', url },
      ifItWasYou.es,
      'Si no fuiste tú, quítala en la configuración, cierra la sesión en todos tus dispositivos y elige otra contraseña.',
    ],
    en: [
      `There is a new passkey in your ${productName} account`,
      `The passkey “${name}” was added. It logs in without a password.`,
      { button: 'See my passkeys', url },
      ifItWasYou.en,
      'If it was not you, remove it in the settings, log out on all your devices and choose another password.',
    ],
  }),
  passkey_removed: ({ name, url }, { productName }) => ({
    es: [
      `Se quitó una llave de acceso de tu cuenta de ${productName}`,
      `La llave de acceso «${name}» ya no abre tu cuenta.`,
      { button: 'Ver mis llaves', url },
      ifItWasYou.es,
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos y elige otra contraseña.',
    ],
    en: [
      `A passkey was removed from your ${productName} account`,
      `The passkey “${name}” no longer opens your account.`,
      { button: 'See my passkeys', url },
      ifItWasYou.en,
      'If it was not you, log out on all your devices and choose another password.',
    ],
  }),
} satisfies Partial<Templates>
