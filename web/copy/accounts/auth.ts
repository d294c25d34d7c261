import { counted, defineCopy } from '#web/copy/define-copy.ts'

const ifNothingHappens = [
  'Si no pasa nada en un momento, usa el botón.',
  'If nothing happens in a moment, use the button.',
] as const

export const authCopy = defineCopy({
  currentPassword: ['Contraseña actual', 'Current password'],
  resend: ['Enviar otra vez', 'Send it again'],
  resendIn: ['Enviar otra vez en {wait}', 'Send it again in {wait}'],
  orWithoutPassword: ['O entra sin contraseña', 'Or log in without a password'],
  lookInSpam: [
    'Si no aparece en unos minutos, busca en correo no deseado.',
    'If it does not arrive in a few minutes, look in your spam folder.',
  ],
  openMailbox: ['Abrir el buzón de esta computadora', 'Open this computer’s mailbox'],
  mailboxHere: [
    'Esta instalación no tiene servidor de correo: los mensajes llegan a su buzón.',
    'This installation has no mail server: messages go to its own mailbox.',
  ],
  otherAddress: ['Usar otro correo', 'Use another email'],
  signIn: {
    title: ['Qué gusto verte de nuevo', 'Good to see you again'],
    intro: ['Entra a tus guías.', 'Log in to your guides.'],
    forgot: ['¿Olvidaste tu contraseña?', 'Forgot your password?'],
    noAccount: ['¿Aún no tienes cuenta?', 'No account yet?'],
    createAccount: ['Crea una', 'Create one'],
    confirmAgain: ['Enviar otro enlace de confirmación', 'Send another confirmation link'],
  },
  signUp: {
    title: ['Crea tu cuenta', 'Create your account'],
    intro: counted({
      none: ['La cuenta y los borradores no cuestan.', 'The account and the drafts cost nothing.'],
      many: [
        'Tus primeras guías son de cortesía. Sin tarjeta.',
        'Your first guides are on us. No card needed.',
      ],
    }),
    haveAccount: ['¿Ya tienes cuenta?', 'Already have an account?'],
    signIn: ['Entra', 'Log in'],
    next: ['Ábrelo y estarás dentro.', 'Open it and you are in.'],
  },
  forgot: {
    title: ['¿Olvidaste tu contraseña?', 'Forgot your password?'],
    intro: [
      'Escribe tu correo y te enviamos un enlace para elegir otra.',
      'Enter your email and we will send you a link to choose another one.',
    ],
    back: ['Volver a entrar', 'Back to log in'],
    next: ['El enlace sirve durante una hora, una sola vez.', 'The link works for one hour, once.'],
  },
  update: {
    title: ['Elige tu contraseña nueva', 'Choose your new password'],
    intro: [
      'Al guardarla se cierran las sesiones abiertas en otros dispositivos.',
      'Saving it ends the sessions open on other devices.',
    ],
  },
  magicLink: {
    title: ['Entra con un enlace', 'Log in with a link'],
    intro: [
      'Te enviamos un enlace por correo: lo abres y estás dentro, sin contraseña.',
      'We send you a link by email: open it and you are in, without a password.',
    ],
    next: [
      'El enlace sirve durante 15 minutos, una sola vez.',
      'The link works for 15 minutes, once.',
    ],
    choose: ['Con un enlace por correo', 'With a link by email'],
  },
  passkey: ['Entrar con llave de acceso', 'Log in with a passkey'],
  otp: {
    title: ['Entra con un código', 'Log in with a code'],
    intro: [
      'Te enviamos por correo un código de 6 dígitos para escribirlo aquí.',
      'We send you a 6-digit code by email to enter here.',
    ],
    send: ['Enviar el código', 'Send the code'],
    sent: ['Revisa tu correo: te enviamos un código', 'Check your email: we sent you a code'],
    sentTo: [
      'Lo enviamos a {email}. Sirve durante 10 minutos.',
      'We sent it to {email}. It works for 10 minutes.',
    ],
    choose: ['Con un código por correo', 'With a code by email'],
  },
  openLink: {
    title: ['Abriendo tu cuenta', 'Opening your account'],
    intro: ifNothingHappens,
    submit: ['Entrar', 'Log in'],
  },
  confirm: {
    title: ['Confirma tu correo', 'Confirm your email'],
    intro: ifNothingHappens,
    submit: ['Confirmar mi correo', 'Confirm my email'],
  },
  choosePassword: {
    title: ['Elige tu contraseña', 'Choose your password'],
    intro: [
      'Abriste el enlace en otro navegador, o alguien más empezó esta cuenta. Elige la contraseña con la que vas a entrar: la que se escribió antes ya no vale.',
      'You opened the link in another browser, or somebody else began this account. Choose the password you will log in with: the one typed before no longer counts.',
    ],
    submit: ['Confirmar y entrar', 'Confirm and log in'],
  },
  signOut: {
    title: ['¿Quieres salir?', 'Do you want to log out?'],
    intro: ['Se cierra tu sesión en este dispositivo.', 'Your session on this device ends.'],
    submit: ['Salir', 'Log out'],
  },
  signedInAs: ['Ahora estás dentro como {email}.', 'You are logged in as {email} right now.'],
  linkMayBeForeign: [
    'Este enlace puede ser de otra cuenta. Si continúas, entrarás a la cuenta del enlace.',
    'This link may belong to another account. If you continue, you will enter the account of the link.',
  ],
  continue: ['Continuar', 'Continue'],
  stay: ['Seguir como estoy', 'Stay as I am'],
  deadLink: {
    title: ['Este enlace ya no sirve', 'This link no longer works'],
    intro: [
      'Venció, ya se usó o es de otra cuenta. Pide uno nuevo: tarda un momento.',
      'It expired, was already used, or belongs to another account. Ask for a new one: it takes a moment.',
    ],
    missing: [
      'Para elegir otra contraseña abre esta página desde el enlace que te enviamos por correo.',
      'To choose another password, open this page from the link we sent you by email.',
    ],
    ask: ['Pedir el enlace', 'Ask for the link'],
  },
  notices: {
    password_updated: ['Entra con ella.', 'Log in with it.'],
    confirmed: [
      'Tu correo está confirmado. Entra con tu contraseña.',
      'Your email is confirmed. Log in with your password.',
    ],
    new_email: [
      'Entra a tu cuenta para terminar de cambiar tu correo: seguimos donde te quedaste.',
      'Log in to finish changing your email: you pick up where you left off.',
    ],
    data: [
      'Entra a tu cuenta para bajar tus datos: seguimos donde te quedaste.',
      'Log in to download your data: you pick up where you left off.',
    ],
    signed_out: ['Saliste de tu cuenta.', 'You logged out.'],
    signed_out_everywhere: [
      'Cerraste la sesión en todos tus dispositivos.',
      'You logged out on all your devices.',
    ],
  },
  again: {
    title: ['Tu sesión terminó', 'Your session has ended'],
    intro: [
      'Entra de nuevo: lo que escribiste sigue aquí.',
      'Log in again: what you typed is still here.',
    ],
    submit: ['Entrar y seguir', 'Log in and continue'],
    otherTab: ['Entrar de otra forma, en otra pestaña', 'Log in another way, in another tab'],
  },
})
