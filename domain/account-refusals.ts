import type { Message } from './messages.ts'

/** Signing up and in, passwords, links by mail, and leaving. */
export const accountRefusals = {
  wrong_credentials: {
    es: 'El correo o la contraseña no coinciden',
    en: 'The e-mail or the password does not match',
  },
  email_not_confirmed: {
    es: 'Confirma tu correo antes de entrar. Revisa tu bandeja o pide otro enlace.',
    en: 'Confirm your e-mail before signing in. Check your inbox or ask for another link.',
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
    es: 'Demasiados intentos. Espera {seconds} segundos antes de volver a intentar.',
    en: 'Too many attempts. Wait {seconds} seconds before trying again.',
  },
  session_expired: {
    es: 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.',
    en: 'Your session has ended. Sign in again: what you typed is still here.',
  },
  confirmation_mismatch: {
    es: 'El texto de confirmación no coincide',
    en: 'The confirmation text does not match',
  },
  account_not_deleted: {
    es: 'No pudimos cancelar tu suscripción, así que no se borró nada. Vuelve a intentar en un momento.',
    en: 'We could not cancel your subscription, so nothing was deleted. Try again in a moment.',
  },
  message_not_sent: {
    es: 'No pudimos enviar tu mensaje. Sigue aquí: vuelve a intentar en un momento.',
    en: 'We could not send your message. It is still here: try again in a moment.',
  },
} as const satisfies Record<string, Message>
