import { defineCopy } from '#web/copy/define-copy.ts'

export const authFormCopy = defineCopy({
  email: ['Correo electrónico', 'Email'],
  emailExample: ['nombre@ejemplo.mx', 'name@example.com'],
  password: ['Contraseña', 'Password'],
  newPassword: ['Contraseña nueva', 'New password'],
  passwordHint: [
    'Al menos 8 caracteres. Una frase corta funciona muy bien.',
    'At least 8 characters. A short sentence works very well.',
  ],
  code: ['Código de 6 dígitos', '6-digit code'],
  working: ['Un momento…', 'One moment…'],
  waitFor: [
    'Demasiados intentos seguidos. Espera {wait} y vuelve a intentar.',
    'Too many attempts in a row. Wait {wait} and try again.',
  ],
  wait: [
    (seconds: number) => waitIn(seconds, ['segundo', 'minuto']),
    (seconds: number) => waitIn(seconds, ['second', 'minute']),
  ],
  submit: {
    sign_in: ['Entrar', 'Log in'],
    sign_up: ['Crear Cuenta', 'Create account'],
    forgotten_password: ['Enviar el enlace', 'Send the link'],
    magic_link: ['Enviar el enlace', 'Send the link'],
    update_password: ['Guardar la contraseña', 'Save the password'],
    verify_otp: ['Entrar', 'Log in'],
  },
  terms: ['Al crear tu cuenta aceptas los', 'By creating your account you accept the'],
  termsLink: ['términos', 'terms'],
  and: ['y el', 'and the'],
  privacyLink: ['aviso de privacidad', 'privacy notice'],
})

/** A wait as one says it: seconds up to a minute and a half, minutes beyond. */
function waitIn(seconds: number, [second, minute]: readonly [string, string]) {
  const [count, unit] = seconds <= 90 ? [seconds, second] : [Math.ceil(seconds / 60), minute]
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
