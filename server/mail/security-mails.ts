import type { MailTemplate } from './mail-content.ts'

type Link = { url: string }
type Code = Link & { code: string }
type Named = Link & { name: string }

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

const secondFactorCode: MailTemplate<Code> = {
  es: ({ code, url }, { productName }) => ({
    subject: `${code} es el código para activar los dos pasos en ${productName}`,
    says: ['Escribe este código en la configuración para activar la verificación en dos pasos:'],
    code,
    action: { label: openSettings.es, url },
    notes: codeNotes.es,
  }),
  en: ({ code, url }, { productName }) => ({
    subject: `${code} is the code to turn on two steps at ${productName}`,
    says: ['Enter this code in the settings to turn on two-step verification:'],
    code,
    action: { label: openSettings.en, url },
    notes: codeNotes.en,
  }),
}

const passkeyCode: MailTemplate<Code> = {
  es: ({ code, url }, { productName }) => ({
    subject: `${code} es el código para agregar una llave de acceso en ${productName}`,
    says: ['Escribe este código en la configuración para agregar una llave de acceso:'],
    code,
    action: { label: openSettings.es, url },
    notes: codeNotes.es,
  }),
  en: ({ code, url }, { productName }) => ({
    subject: `${code} is the code to add a passkey at ${productName}`,
    says: ['Enter this code in the settings to add a passkey:'],
    code,
    action: { label: openSettings.en, url },
    notes: codeNotes.en,
  }),
}

const secondFactorOn: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Activaste la verificación en dos pasos de ${productName}`,
    says: ['Desde ahora, para entrar a tu cuenta se pide también un código de tu aplicación.'],
    action: { label: openSettings.es, url },
    notes: [
      ifItWasYou.es,
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos, elige otra contraseña y escribe a soporte.',
    ],
  }),
  en: ({ url }, { productName }) => ({
    subject: `You turned on two-step verification at ${productName}`,
    says: ['From now on, logging in to your account also asks for a code of your app.'],
    action: { label: openSettings.en, url },
    notes: [
      ifItWasYou.en,
      'If it was not you, log out on all your devices, choose another password and write to support.',
    ],
  }),
}

const secondFactorOff: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Desactivaste la verificación en dos pasos de ${productName}`,
    says: ['Desde ahora, para entrar a tu cuenta ya no se pide un código de tu aplicación.'],
    action: { label: openSettings.es, url },
    notes: [
      ifItWasYou.es,
      'Si no fuiste tú, elige otra contraseña, cierra la sesión en todos tus dispositivos y actívala de nuevo.',
    ],
  }),
  en: ({ url }, { productName }) => ({
    subject: `You turned off two-step verification at ${productName}`,
    says: ['From now on, logging in to your account no longer asks for a code of your app.'],
    action: { label: openSettings.en, url },
    notes: [
      ifItWasYou.en,
      'If it was not you, choose another password, log out on all your devices and turn it on again.',
    ],
  }),
}

const passkeyAdded: MailTemplate<Named> = {
  es: ({ name, url }, { productName }) => ({
    subject: `Hay una llave de acceso nueva en tu cuenta de ${productName}`,
    says: [`Se agregó la llave de acceso «${name}». Con ella se entra sin contraseña.`],
    action: { label: 'Ver mis llaves', url },
    notes: [
      ifItWasYou.es,
      'Si no fuiste tú, quítala en la configuración, cierra la sesión en todos tus dispositivos y elige otra contraseña.',
    ],
  }),
  en: ({ name, url }, { productName }) => ({
    subject: `There is a new passkey in your ${productName} account`,
    says: [`The passkey “${name}” was added. It logs in without a password.`],
    action: { label: 'See my passkeys', url },
    notes: [
      ifItWasYou.en,
      'If it was not you, remove it in the settings, log out on all your devices and choose another password.',
    ],
  }),
}

const passkeyRemoved: MailTemplate<Named> = {
  es: ({ name, url }, { productName }) => ({
    subject: `Se quitó una llave de acceso de tu cuenta de ${productName}`,
    says: [`La llave de acceso «${name}» ya no abre tu cuenta.`],
    action: { label: 'Ver mis llaves', url },
    notes: [
      ifItWasYou.es,
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos y elige otra contraseña.',
    ],
  }),
  en: ({ name, url }, { productName }) => ({
    subject: `A passkey was removed from your ${productName} account`,
    says: [`The passkey “${name}” no longer opens your account.`],
    action: { label: 'See my passkeys', url },
    notes: [
      ifItWasYou.en,
      'If it was not you, log out on all your devices and choose another password.',
    ],
  }),
}

/** About the ways into an account: the codes that prove who asks, and what was changed. */
export const securityMails = {
  second_factor_code: secondFactorCode,
  passkey_code: passkeyCode,
  second_factor_on: secondFactorOn,
  second_factor_off: secondFactorOff,
  passkey_added: passkeyAdded,
  passkey_removed: passkeyRemoved,
}
