import { defineCopy } from '#web/copy/define-copy.ts'

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
    passkey: 'Entrar con llave de acceso',
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
    choosePassword: {
      title: 'Elige tu contraseña',
      intro:
        'Abriste el enlace en otro navegador, o esta cuenta la empezó otra persona. La contraseña que elijas aquí será la única.',
      submit: 'Confirmar y entrar',
    },
    newEmail: {
      title: 'Cambia tu correo',
      approveTitle: '¿Cambiamos tu correo?',
      use: ({ email, newEmail }: { email: string; newEmail: string }) =>
        `Desde ahora entrarás con ${newEmail} en lugar de ${email}. Se cerrarán tus otras sesiones.`,
      useSubmit: 'Usar este correo',
      approve: ({ email, newEmail }: { email: string; newEmail: string }) =>
        `Tu cuenta dejará de usar ${email}. Enviaremos un enlace a ${newEmail}; el cambio se hace cuando lo abras.`,
      approveSubmit: 'Sí, cambiar mi correo',
      sent: (newEmail: string) =>
        `Enviamos un enlace a ${newEmail}. Tu correo cambia cuando lo abras.`,
      dead: 'Venció, ya se usó, se detuvo o es de otra cuenta. Pide el cambio otra vez en la configuración.',
      toSettings: 'Ir a la configuración',
    },
    stopChange: {
      title: '¿No fuiste tú?',
      intro:
        'Detenemos el cambio de correo y cerramos todas las sesiones de tu cuenta, también las tuyas.',
      submit: 'No fui yo: detener el cambio',
      doneTitle: 'Tu correo sigue igual',
      done: 'Detuvimos el cambio y cerramos todas las sesiones. Elige otra contraseña: quien lo pidió quizá conoce la tuya.',
      again: 'Elegir otra contraseña',
    },
    signOut: {
      title: '¿Quieres salir?',
      intro: 'Se cierra tu sesión en este dispositivo.',
      submit: 'Salir',
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
      new_email:
        'Entra a tu cuenta para terminar de cambiar tu correo: seguimos donde te quedaste.',
      data: 'Entra a tu cuenta para bajar tus datos: seguimos donde te quedaste.',
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
    passkey: 'Sign in with a passkey',
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
    choosePassword: {
      title: 'Choose your password',
      intro:
        'You opened the link in another browser, or somebody else started this account. The password you choose here will be the only one.',
      submit: 'Confirm and sign in',
    },
    newEmail: {
      title: 'Change your e-mail',
      approveTitle: 'Shall we change your e-mail?',
      use: ({ email, newEmail }: { email: string; newEmail: string }) =>
        `From now on you sign in with ${newEmail} instead of ${email}. Your other sessions will end.`,
      useSubmit: 'Use this e-mail',
      approve: ({ email, newEmail }: { email: string; newEmail: string }) =>
        `Your account will no longer use ${email}. We will send a link to ${newEmail}; the change is made when you open it.`,
      approveSubmit: 'Yes, change my e-mail',
      sent: (newEmail: string) =>
        `We sent a link to ${newEmail}. Your e-mail changes when you open it.`,
      dead: 'It expired, was already used, was stopped, or belongs to another account. Ask for the change again in the settings.',
      toSettings: 'Go to the settings',
    },
    stopChange: {
      title: 'It was not you?',
      intro: 'We stop the change of e-mail and end every session of your account, yours too.',
      submit: 'It was not me: stop the change',
      doneTitle: 'Your e-mail stays as it is',
      done: 'We stopped the change and ended every session. Choose another password: whoever asked may know yours.',
      again: 'Choose another password',
    },
    signOut: {
      title: 'Do you want to log out?',
      intro: 'Your session on this device ends.',
      submit: 'Log out',
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
      new_email: 'Sign in to finish changing your e-mail: you go on where you left off.',
      data: 'Sign in to download your data: you go on where you left off.',
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
