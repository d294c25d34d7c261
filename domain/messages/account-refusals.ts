import type { RefusalMessage } from './messages.ts'

/** Signing up and in, passwords, links by mail, and leaving. */
export const accountRefusals = {
  wrong_credentials: {
    status: 401,
    es: 'El correo o la contraseña no coinciden',
    en: 'The e-mail or the password does not match',
  },
  email_not_confirmed: {
    status: 403,
    es: 'Confirma tu correo antes de entrar. Revisa tu bandeja o pide otro enlace.',
    en: 'Confirm your e-mail before logging in. Check your inbox or ask for another link.',
  },
  email_required: { es: 'Escribe tu correo', en: 'Enter your e-mail' },
  email_invalid: {
    es: 'Escribe un correo válido, como nombre@ejemplo.mx',
    en: 'Enter a valid e-mail, such as name@example.com',
  },
  password_required: { es: 'Escribe tu contraseña', en: 'Enter your password' },
  password_too_short: {
    es: 'La contraseña debe tener al menos 8 caracteres',
    en: 'The password must have at least 8 characters',
  },
  password_too_long: {
    es: 'La contraseña puede tener hasta 128 caracteres',
    en: 'The password can have up to 128 characters',
  },
  password_too_common: {
    es: 'Esa contraseña es de las más usadas y fácil de adivinar. Elige otra.',
    en: 'That password is among the most used and easy to guess. Choose another.',
  },
  password_wrong: {
    es: 'La contraseña actual no es correcta',
    en: 'The current password is not correct',
  },
  password_to_choose: {
    es: 'Elige la contraseña con la que entrarás',
    en: 'Choose the password you will log in with',
  },
  link_expired: {
    es: 'El enlace venció. Pide uno nuevo.',
    en: 'The link has expired. Ask for a new one.',
  },
  link_invalid: {
    es: 'El enlace no es válido o ya se usó. Pide uno nuevo.',
    en: 'The link is not valid or was already used. Ask for a new one.',
  },
  code_invalid: {
    es: 'El código no es correcto. Revísalo o pide uno nuevo.',
    en: 'The code is not correct. Check it or ask for a new one.',
  },
  code_expired: {
    es: 'El código venció. Pide uno nuevo.',
    en: 'The code has expired. Ask for a new one.',
  },
  too_many_attempts: {
    status: 429,
    es: 'Demasiados intentos. Espera {seconds} segundo|segundos antes de volver a intentar.',
    en: 'Too many attempts. Wait {seconds} second|seconds before trying again.',
  },
  second_factor_wrong: {
    status: 401,
    es: 'Ese código no es correcto o ya se usó. Escribe el que muestra tu aplicación ahora.',
    en: 'That code is not correct or was already used. Enter the one your app shows now.',
  },
  second_factor_over: {
    status: 401,
    es: 'Pasó mucho tiempo o hubo demasiados intentos. Entra otra vez desde el principio.',
    en: 'It took too long, or there were too many attempts. Log in again from the start.',
  },
  second_factor_locked: {
    status: 429,
    es: 'Demasiados códigos equivocados. Espera 15 minutos antes de volver a intentar.',
    en: 'Too many wrong codes. Wait 15 minutes before trying again.',
  },
  second_factor_is_on: {
    status: 409,
    es: 'El segundo paso ya está activado',
    en: 'The second step is on already',
  },
  second_factor_is_off: {
    status: 409,
    es: 'El segundo paso no está activado',
    en: 'The second step is not on',
  },
  passkey_over: {
    status: 401,
    es: 'Pasó mucho tiempo desde que empezaste. Vuelve a intentar.',
    en: 'It took too long since you began. Try again.',
  },
  passkey_refused: {
    status: 401,
    es: 'No pudimos comprobar esa llave de acceso. Vuelve a intentar o entra de otra forma.',
    en: 'We could not check that passkey. Try again, or log in another way.',
  },
  passkey_unknown: {
    status: 401,
    es: 'Esa llave de acceso ya no abre ninguna cuenta: se quitó. Entra de otra forma.',
    en: 'That passkey opens no account any more: it was removed. Log in another way.',
  },
  passkey_not_unlocked: {
    status: 401,
    es: 'Tu dispositivo no comprobó que eres tú. Usa tu huella, tu cara o el PIN del dispositivo.',
    en: 'Your device did not check that it is you. Use your fingerprint, face or the device’s PIN.',
  },
  passkey_known: {
    status: 409,
    es: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
    en: 'This device has a passkey of your account already.',
  },
  passkey_limit: {
    status: 403,
    es: 'Ya tienes 20 llaves de acceso. Quita una que no uses.',
    en: 'You have 20 passkeys already. Remove one you do not use.',
  },
  passkey_name_required: {
    es: 'Ponle un nombre a tu llave de acceso',
    en: 'Give your passkey a name',
  },
  passkey_not_used: {
    es: 'No se usó ninguna llave de acceso. Vuelve a intentar o entra de otra forma.',
    en: 'No passkey was used. Try again, or log in another way.',
  },
  passkey_not_made: {
    es: 'No se creó ninguna llave de acceso. Puedes volver a intentar.',
    en: 'No passkey was made. You can try again.',
  },
  passkey_unavailable: {
    es: 'Este navegador no puede usar llaves de acceso aquí. Entra de otra forma.',
    en: 'This browser cannot use passkeys here. Log in another way.',
  },
  session_expired: {
    es: 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.',
    en: 'Your session has ended. Log in again: what you typed is still here.',
  },
  not_signed_out: {
    status: 503,
    es: 'No pudimos cerrar tu sesión: sigues dentro. Vuelve a intentar en un momento.',
    en: 'We could not log you out: you are still logged in. Try again in a moment.',
  },
  confirmation_mismatch: {
    es: 'El texto de confirmación no coincide',
    en: 'The confirmation text does not match',
  },
  account_not_deleted: {
    status: 503,
    es: 'No pudimos cancelar tu suscripción, así que no se borró nada. Vuelve a intentar en un momento.',
    en: 'We could not cancel your subscription, so nothing was deleted. Try again in a moment.',
  },
} as const satisfies Record<string, RefusalMessage>
