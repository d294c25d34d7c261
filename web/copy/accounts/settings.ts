import { defineCopy } from '#web/copy/define-copy.ts'

export const settingsCopy = defineCopy({
  es: {
    title: 'Configuración',
    account: 'Tu cuenta',
    accountIntro: 'Tu correo, tu contraseña y lo que se guarda de ti.',
    sentBy: (email: string) => `Entras con ${email}.`,
    email: {
      title: 'Correo electrónico',
      newEmail: 'Correo nuevo',
      intro: 'Te enviamos un enlace al correo nuevo; el cambio se hace cuando lo abres.',
      introOld:
        'Primero lo aceptas desde tu correo de siempre; después lo confirmas desde el nuevo.',
      submit: 'Cambiar correo',
      askedOld: (email: string) =>
        `Te enviamos un enlace a ${email}. Ábrelo y acepta el cambio; después lo confirmas desde el correo nuevo.`,
      done: (email: string) =>
        `Te enviamos un enlace a ${email}. Tu correo cambia cuando lo abras; mientras, sigue el de siempre.`,
      changed: 'Tu correo cambió. Desde ahora entras con él; tus otras sesiones se cerraron.',
      same: 'Ese ya es tu correo.',
    },
    password: {
      title: 'Contraseña',
      intro: 'Al cambiarla se cierra la sesión en tus demás dispositivos.',
      submit: 'Cambiar contraseña',
      none: 'Entras por enlace o código, sin contraseña. Si quieres una, te enviamos un enlace para crearla.',
      ask: 'Enviarme el enlace',
      asked: (email: string) => `Te enviamos un enlace a ${email}. Sirve durante una hora.`,
    },
    language: {
      title: 'Idioma',
      intro: 'En él te escribimos y se crean tus guías nuevas.',
      label: 'Idioma de tu cuenta',
      submit: 'Guardar idioma',
    },
    devices: {
      title: 'Dispositivos',
      intro:
        'Aquí estás dentro. ¿Perdiste un teléfono o usaste una computadora ajena? Cierra su sesión.',
      on: (browser: string, system: string) => `${browser} en ${system}`,
      unknown: 'Dispositivo desconocido',
      current: 'Este dispositivo',
      used: (ago: string) => `Último uso: ${ago}`,
      began: (date: string) => `Entraste el ${date}`,
      end: 'Cerrar sesión',
      ended: 'Cerraste la sesión en ese dispositivo.',
      endOthers: 'Cerrar sesión en los demás',
      othersEnded: 'Cerraste la sesión en todos los demás dispositivos.',
      submit: 'Cerrar sesión en todos',
    },
    proof: {
      intro: 'Entras sin contraseña: para saber que eres tú, te enviamos un código por correo.',
      send: 'Enviarme el código',
      sent: (email: string) =>
        `Enviamos un código a ${email}. Escríbelo abajo; sirve durante 10 minutos.`,
    },
    erase: {
      title: 'Eliminar mi cuenta',
      intro:
        'Se borran tus guías, tus fotos y tus sesiones. Tus huéspedes verán que la guía ya no existe. No se puede deshacer.',
      open: 'Quiero eliminar mi cuenta',
      confirm: (email: string) => `Para confirmar, escribe ${email}`,
      submit: 'Eliminar mi cuenta para siempre',
    },
  },
  en: {
    title: 'Settings',
    account: 'Your account',
    accountIntro: 'Your e-mail, your password, and what is kept about you.',
    sentBy: (email: string) => `You sign in with ${email}.`,
    email: {
      title: 'E-mail',
      newEmail: 'New e-mail',
      intro: 'We send a link to the new e-mail; the change is made when you open it.',
      introOld: 'First you agree from your old e-mail; then you confirm from the new one.',
      submit: 'Change e-mail',
      askedOld: (email: string) =>
        `We sent a link to ${email}. Open it and agree to the change; then you confirm from the new e-mail.`,
      done: (email: string) =>
        `We sent a link to ${email}. Your e-mail changes when you open it; until then the old one stays.`,
      changed:
        'Your e-mail was changed. You sign in with it from now on; your other sessions were ended.',
      same: 'That is your e-mail already.',
    },
    password: {
      title: 'Password',
      intro: 'Changing it ends the sessions on your other devices.',
      submit: 'Change password',
      none: 'You sign in by link or code, without a password. If you want one, we will send you a link to create it.',
      ask: 'Send me the link',
      asked: (email: string) => `We sent a link to ${email}. It works for one hour.`,
    },
    language: {
      title: 'Language',
      intro: 'We write to you in it, and your new guides start in it.',
      label: 'Language of your account',
      submit: 'Save language',
    },
    devices: {
      title: 'Devices',
      intro: 'You are signed in here. Lost a phone, or used somebody else’s computer? Sign it out.',
      on: (browser: string, system: string) => `${browser} on ${system}`,
      unknown: 'Unknown device',
      current: 'This device',
      used: (ago: string) => `Last used ${ago}`,
      began: (date: string) => `Signed in on ${date}`,
      end: 'Sign out',
      ended: 'You signed out on that device.',
      endOthers: 'Sign out on the others',
      othersEnded: 'You signed out on all the other devices.',
      submit: 'Sign out everywhere',
    },
    proof: {
      intro: 'You sign in without a password: to know it is you, we send you a code by e-mail.',
      send: 'Send me the code',
      sent: (email: string) =>
        `We sent a code to ${email}. Enter it below; it works for 10 minutes.`,
    },
    erase: {
      title: 'Delete my account',
      intro:
        'Your guides, photos and sessions are deleted. Your guests will see that the guide no longer exists. This cannot be undone.',
      open: 'I want to delete my account',
      confirm: (email: string) => `To confirm, enter ${email}`,
      submit: 'Delete my account for good',
    },
  },
})
