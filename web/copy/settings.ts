import { defineCopy } from './define-copy.ts'

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
      submit: 'Cambiar correo',
      done: (email: string) =>
        `Te enviamos un enlace a ${email}. Tu correo cambia cuando lo abras; mientras, sigue el de siempre.`,
      changed: 'Tu correo cambió. Desde ahora entras con él.',
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
        '¿Perdiste un teléfono o usaste una computadora ajena? Cierra la sesión en todos, también en este.',
      submit: 'Cerrar sesión en todos',
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
      submit: 'Change e-mail',
      done: (email: string) =>
        `We sent a link to ${email}. Your e-mail changes when you open it; until then the old one stays.`,
      changed: 'Your e-mail was changed. You sign in with it from now on.',
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
      intro:
        'Lost a phone, or used somebody else’s computer? Sign out on all of them, this one too.',
      submit: 'Sign out everywhere',
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
