import { defineCopy } from '#web/copy/define-copy.ts'

export const settingsCopy = defineCopy({
  title: ['Configuración', 'Settings'],
  account: ['Tu cuenta', 'Your account'],
  change: ['Cambiar', 'Change'],
  see: ['Ver', 'See'],
  accountIntro: [
    'Tu correo, tu contraseña y lo que se guarda de ti.',
    'Your e-mail, your password, and what is kept about you.',
  ],
  sentBy: ['Entras con {email}.', 'You log in with {email}.'],
  email: {
    title: ['Correo electrónico', 'E-mail'],
    newEmail: ['Correo nuevo', 'New e-mail'],
    intro: [
      'Te enviamos un enlace al correo nuevo; el cambio se hace cuando lo abres.',
      'We send a link to the new e-mail; the change is made when you open it.',
    ],
    introOld: [
      'Primero lo aceptas desde tu correo de siempre; después lo confirmas desde el nuevo.',
      'First you agree from your old e-mail; then you confirm from the new one.',
    ],
    submit: ['Cambiar correo', 'Change e-mail'],
    askedOld: [
      'Te enviamos un enlace a {email}. Ábrelo y acepta el cambio; después lo confirmas desde el correo nuevo.',
      'We sent a link to {email}. Open it and agree to the change; then you confirm from the new e-mail.',
    ],
    done: [
      'Te enviamos un enlace a {email}. Tu correo cambia cuando lo abras; mientras, sigue el de siempre.',
      'We sent a link to {email}. Your e-mail changes when you open it; until then the old one stays.',
    ],
    changed: [
      'Tu correo cambió. Desde ahora entras con él; tus otras sesiones se cerraron.',
      'Your e-mail was changed. You log in with it from now on; your other sessions were ended.',
    ],
    same: ['Ese ya es tu correo.', 'That is your e-mail already.'],
  },
  password: {
    title: ['Contraseña', 'Password'],
    intro: [
      'Al cambiarla se cierra la sesión en tus demás dispositivos.',
      'Changing it ends the sessions on your other devices.',
    ],
    isSet: ['Con contraseña', 'Set'],
    isUnset: ['Sin contraseña', 'None'],
    submit: ['Cambiar contraseña', 'Change password'],
    none: [
      'Entras por enlace o código, sin contraseña. Si quieres una, te enviamos un enlace para crearla.',
      'You log in by link or code, without a password. If you want one, we will send you a link to create it.',
    ],
    ask: ['Enviarme el enlace', 'Send me the link'],
    asked: [
      'Te enviamos un enlace a {email}. Sirve durante una hora.',
      'We sent a link to {email}. It works for one hour.',
    ],
  },
  language: {
    title: ['Idioma', 'Language'],
    intro: [
      'En él te escribimos y se crean tus guías nuevas.',
      'We write to you in it, and your new guides start in it.',
    ],
    label: ['Idioma de tu cuenta', 'Language of your account'],
    submit: ['Guardar idioma', 'Save language'],
  },
  devices: {
    title: ['Dispositivos', 'Devices'],
    count: [
      (count: number) => (count === 1 ? 'Sesión abierta en uno' : `Sesión abierta en ${count}`),
      (count: number) => (count === 1 ? 'Logged in on one' : `Logged in on ${count}`),
    ],
    intro: [
      'Aquí estás dentro. ¿Perdiste un teléfono o usaste una computadora ajena? Cierra su sesión.',
      'You are logged in here. Lost a phone, or used somebody else’s computer? Log it out.',
    ],
    on: ['{browser} en {system}', '{browser} on {system}'],
    unknown: ['Dispositivo desconocido', 'Unknown device'],
    current: ['Este dispositivo', 'This device'],
    used: ['Último uso: {ago}', 'Last used {ago}'],
    began: ['Entraste el {date}', 'Logged in on {date}'],
    end: ['Cerrar sesión', 'Log out'],
    ended: ['Cerraste la sesión en ese dispositivo.', 'You logged out on that device.'],
    endOthers: ['Cerrar sesión en los demás', 'Log out on the others'],
    othersEnded: [
      'Cerraste la sesión en todos los demás dispositivos.',
      'You logged out on all the other devices.',
    ],
    submit: ['Cerrar sesión en todos', 'Log out everywhere'],
  },
  proof: {
    intro: [
      'Entras sin contraseña: para saber que eres tú, te enviamos un código por correo.',
      'You log in without a password: to know it is you, we send you a code by e-mail.',
    ],
    send: ['Enviarme el código', 'Send me the code'],
    sent: [
      'Enviamos un código a {email}. Escríbelo abajo; sirve durante 10 minutos.',
      'We sent a code to {email}. Enter it below; it works for 10 minutes.',
    ],
  },
  erase: {
    title: ['Eliminar mi cuenta', 'Delete my account'],
    intro: [
      'Se borran tus guías, tus fotos y tus sesiones. Tus huéspedes verán que la guía ya no existe. No se puede deshacer.',
      'Your guides, photos and sessions are deleted. Your guests will see that the guide no longer exists. This cannot be undone.',
    ],
    open: ['Eliminar', 'Delete'],
    confirm: ['Para confirmar, escribe {email}', 'To confirm, enter {email}'],
    submit: ['Eliminar mi cuenta para siempre', 'Delete my account for good'],
  },
})
