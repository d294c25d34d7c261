import { defineCopy } from './define-copy.ts'

/** What surrounds the auth form in each of its views. */
export const authCopy = defineCopy({
  es: {
    currentPassword: 'Contraseña actual',
    resend: 'Enviar otra vez',
    resendIn: (wait: string) => `Enviar otra vez en ${wait}`,
    orWithoutPassword: 'O entra sin contraseña',
    lookInSpam: 'Si no aparece en unos minutos, busca en correo no deseado.',
    openMailbox: 'Abrir el buzón de esta computadora',
    mailboxHere: 'Esta instalación no tiene servidor de correo: los mensajes llegan a su buzón.',
    otherAddress: 'Usar otro correo',
    signIn: {
      title: 'Qué gusto verte de nuevo',
      intro: 'Entra a tus guías.',
      forgot: '¿Olvidaste tu contraseña?',
      noAccount: '¿Aún no tienes cuenta?',
      createAccount: 'Crea una',
      confirmAgain: 'Enviar otro enlace de confirmación',
    },
    signUp: {
      title: 'Crea tu cuenta',
      intro: (courtesyCredits: number) =>
        courtesyCredits > 0
          ? 'Tus primeras guías son de cortesía. Sin tarjeta.'
          : 'La cuenta y los borradores no cuestan.',
      haveAccount: '¿Ya tienes cuenta?',
      signIn: 'Entra',
      next: 'Ábrelo y estarás dentro.',
    },
    forgot: {
      title: '¿Olvidaste tu contraseña?',
      intro: 'Escribe tu correo y te enviamos un enlace para elegir otra.',
      back: 'Volver a entrar',
      next: 'El enlace sirve durante una hora, una sola vez.',
    },
    update: {
      title: 'Elige tu contraseña nueva',
      intro: 'Al guardarla se cierran las sesiones abiertas en otros dispositivos.',
    },
    magicLink: {
      title: 'Entra con un enlace',
      intro: 'Te enviamos un enlace por correo: lo abres y estás dentro, sin contraseña.',
      next: 'El enlace sirve durante 15 minutos, una sola vez.',
      choose: 'Con un enlace por correo',
    },
    otp: {
      title: 'Entra con un código',
      intro: 'Te enviamos por correo un código de 6 dígitos para escribirlo aquí.',
      send: 'Enviar el código',
      sent: 'Revisa tu correo: te enviamos un código',
      sentTo: (email: string) => `Lo enviamos a ${email}. Sirve durante 10 minutos.`,
      choose: 'Con un código por correo',
    },
    openLink: {
      title: 'Abriendo tu cuenta',
      intro: 'Si no pasa nada en un momento, usa el botón.',
      submit: 'Entrar',
    },
    confirm: {
      title: 'Confirma tu correo',
      intro: 'Si no pasa nada en un momento, usa el botón.',
      submit: 'Confirmar mi correo',
    },
    signedInAs: (email: string) => `Ahora estás dentro como ${email}.`,
    linkMayBeForeign:
      'Este enlace puede ser de otra cuenta. Si continúas, entrarás a la cuenta del enlace.',
    continue: 'Continuar',
    stay: 'Seguir como estoy',
    deadLink: {
      title: 'Este enlace ya no sirve',
      intro: 'Venció, ya se usó o es de otra cuenta. Pide uno nuevo: tarda un momento.',
      missing:
        'Para elegir otra contraseña abre esta página desde el enlace que te enviamos por correo.',
      ask: 'Pedir el enlace',
    },
    notices: {
      password_updated: 'Entra con ella.',
      confirmed: 'Tu correo está confirmado. Entra con tu contraseña.',
      signed_out: 'Saliste de tu cuenta.',
      signed_out_everywhere: 'Cerraste la sesión en todos tus dispositivos.',
    },
    again: {
      title: 'Tu sesión terminó',
      intro: 'Entra de nuevo: lo que escribiste sigue aquí.',
      submit: 'Entrar y seguir',
      otherTab: 'Entrar de otra forma, en otra pestaña',
      back: 'Ya estás dentro. Guarda otra vez lo que estabas haciendo.',
    },
  },
  en: {
    currentPassword: 'Current password',
    resend: 'Send it again',
    resendIn: (wait: string) => `Send it again in ${wait}`,
    orWithoutPassword: 'Or sign in without a password',
    lookInSpam: 'If it does not arrive in a few minutes, look in your spam folder.',
    openMailbox: 'Open this computer’s mailbox',
    mailboxHere: 'This installation has no mail server: messages go to its own mailbox.',
    otherAddress: 'Use another e-mail',
    signIn: {
      title: 'Good to see you again',
      intro: 'Sign in to your guides.',
      forgot: 'Forgot your password?',
      noAccount: 'No account yet?',
      createAccount: 'Create one',
      confirmAgain: 'Send another confirmation link',
    },
    signUp: {
      title: 'Create your account',
      intro: (courtesyCredits: number) =>
        courtesyCredits > 0
          ? 'Your first guides are a courtesy. No card needed.'
          : 'The account and the drafts cost nothing.',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
      next: 'Open it and you are in.',
    },
    forgot: {
      title: 'Forgot your password?',
      intro: 'Enter your e-mail and we will send you a link to choose another one.',
      back: 'Back to sign in',
      next: 'The link works for one hour, once.',
    },
    update: {
      title: 'Choose your new password',
      intro: 'Saving it ends the sessions open on other devices.',
    },
    magicLink: {
      title: 'Sign in with a link',
      intro: 'We send you a link by e-mail: open it and you are in, without a password.',
      next: 'The link works for 15 minutes, once.',
      choose: 'With a link by e-mail',
    },
    otp: {
      title: 'Sign in with a code',
      intro: 'We send you a 6-digit code by e-mail to enter here.',
      send: 'Send the code',
      sent: 'Check your email: we sent you a code',
      sentTo: (email: string) => `We sent it to ${email}. It works for 10 minutes.`,
      choose: 'With a code by e-mail',
    },
    openLink: {
      title: 'Opening your account',
      intro: 'If nothing happens in a moment, use the button.',
      submit: 'Sign in',
    },
    confirm: {
      title: 'Confirm your e-mail',
      intro: 'If nothing happens in a moment, use the button.',
      submit: 'Confirm my e-mail',
    },
    signedInAs: (email: string) => `You are signed in as ${email} right now.`,
    linkMayBeForeign:
      'This link may belong to another account. If you continue, you will enter the account of the link.',
    continue: 'Continue',
    stay: 'Stay as I am',
    deadLink: {
      title: 'This link no longer works',
      intro:
        'It expired, was already used, or belongs to another account. Ask for a new one: it takes a moment.',
      missing: 'To choose another password, open this page from the link we sent you by e-mail.',
      ask: 'Ask for the link',
    },
    notices: {
      password_updated: 'Sign in with it.',
      confirmed: 'Your e-mail is confirmed. Sign in with your password.',
      signed_out: 'You signed out.',
      signed_out_everywhere: 'You signed out on all your devices.',
    },
    again: {
      title: 'Your session has ended',
      intro: 'Sign in again: what you typed is still here.',
      submit: 'Sign in and go on',
      otherTab: 'Sign in another way, in another tab',
      back: 'You are in. Save again what you were doing.',
    },
  },
})
