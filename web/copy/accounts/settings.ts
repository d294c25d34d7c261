import { counted, defineCopy } from '#web/copy/define-copy.ts'

export const settingsCopy = defineCopy({
  title: ['Configuración', 'Settings'],
  account: ['Tu cuenta', 'Your account'],
  change: ['Cambiar', 'Change'],
  see: ['Ver', 'See'],
  accountIntro: [
    'Tu correo, tu contraseña y lo que se guarda de ti.',
    'Your email, your password, and what is kept about you.',
  ],
  email: {
    title: ['Correo electrónico', 'Email'],
    newEmail: ['Correo nuevo', 'New email'],
    intro: [
      'Te enviamos un enlace al correo nuevo; el cambio se hace cuando lo abres y lo confirmas.',
      'We send a link to the new email; the change is made when you open it and confirm.',
    ],
    introOld: [
      'Primero lo aceptas desde tu correo de siempre; después lo confirmas desde el nuevo.',
      'First you agree from your old email; then you confirm from the new one.',
    ],
    submit: ['Cambiar correo', 'Change email'],
    askedOld: [
      'Te enviamos un enlace a {email}. Ábrelo y acepta el cambio; después lo confirmas desde el correo nuevo.',
      'We sent a link to {email}. Open it and agree to the change; then you confirm from the new email.',
    ],
    done: [
      'Te enviamos un enlace a {email}. Tu correo cambia cuando lo abras y lo confirmes; mientras, sigue el de siempre.',
      'We sent a link to {email}. Your email changes when you open it and confirm; until then the old one stays.',
    ],
    changed: [
      'Tu correo cambió. Desde ahora entras con él; tus otras sesiones se cerraron.',
      'Your email was changed. You log in with it from now on; your other sessions were ended.',
    ],
    same: ['Ese ya es tu correo.', 'That is your email already.'],
  },
  password: {
    title: ['Contraseña', 'Password'],
    intro: [
      'Al cambiarla se cierra la sesión en tus demás dispositivos.',
      'Changing it ends the sessions on your other devices.',
    ],
    isSet: ['Ya creada', 'Set'],
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
    count: ['{count} sesión|sesiones abierta|abiertas', 'Logged in on {count} device|devices'],
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
      'You log in without a password: to know it is you, we send you a code by email.',
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
      'Se borran tus guías, tus fotos y tus sesiones, y tu suscripción termina en ese momento, con lo que quedaba pagado. Tus huéspedes verán que la guía ya no existe. No se puede deshacer.',
      'Your guides, photos and sessions are deleted, and your subscription ends at that moment, with what was still paid for. Your guests will see that the guide no longer exists. This cannot be undone.',
    ],
    open: ['Eliminar', 'Delete'],
    confirm: ['Para confirmar, escribe {email}', 'To confirm, enter {email}'],
    submit: ['Eliminar mi cuenta para siempre', 'Delete my account for good'],
  },
})

export const passkeyCopy = defineCopy({
  title: ['Llaves de acceso (passkeys)', 'Passkeys'],
  intro: [
    'Entra con tu huella, tu cara o el PIN de tu dispositivo: sin contraseña y sin un paso más. Lo que guarda la llave no sale de tu dispositivo o de tu gestor de contraseñas.',
    'Log in with your fingerprint, your face or your device’s PIN: no password, no further step. What the passkey holds never leaves your device or your password manager.',
  ],
  count: counted({
    none: ['Sin llaves todavía', 'None yet'],
    one: ['Una llave', 'One passkey'],
    many: ['{count} llaves', '{count} passkeys'],
  }),
  added: ['Agregada el {date}', 'Added on {date}'],
  used: ['Último uso: {ago}', 'Last used {ago}'],
  unused: ['Sin usar todavía', 'Not used yet'],
  edit: ['Editar', 'Edit'],
  name: ['Nombre de la llave', 'Name of the passkey'],
  nameHint: ['Para reconocerla después.', 'To know it again later.'],
  newName: ['Nombre nuevo', 'New name'],
  anyName: ['Mi llave', 'My passkey'],
  rename: ['Guardar nombre', 'Save the name'],
  renamed: ['Guardaste el nombre de la llave de acceso.', 'You saved the name of the passkey.'],
  remove: ['Quitar esta llave', 'Remove this passkey'],
  removeHint: [
    'Dejará de abrir tu cuenta. Bórrala también de tu dispositivo.',
    'It will no longer open your account. Delete it from your device, too.',
  ],
  removed: ['Quitaste la llave de acceso.', 'You removed the passkey.'],
  add: ['Agregar una llave de acceso', 'Add a passkey'],
  done: [
    'Tu llave de acceso está lista: la próxima vez entra con ella.',
    'Your passkey is ready: log in with it next time.',
  ],
  unsupported: [
    'Este navegador no usa llaves de acceso. Abre esta página en otro para agregar una.',
    'This browser uses no passkeys. Open this page in another one to add one.',
  ],
  needsScript: [
    'Para agregar una llave de acceso, tu navegador debe tener JavaScript activado.',
    'To add a passkey, your browser must have JavaScript turned on.',
  ],
})

export const allMyDataCopy = defineCopy({
  title: ['Todos mis datos', 'All my data'],
  intro: [
    'Un archivo con todas tus guías (también como páginas que abren sin conexión), fotos, reservaciones, tu cuenta y los números de tus facturas. Te avisamos por correo cuando esté listo.',
    'One file with all your guides (also as pages that open offline), photos, stays, your account and the numbers of your invoices. We email you when it is ready.',
  ],
  ask: ['Preparar mi archivo', 'Prepare my file'],
  progress: ['Avance de tu archivo', 'Progress of your file'],
  asked: [
    'Lo pediste. Empezamos en un momento; puedes cerrar esta página.',
    'You asked for it. We start in a moment; you can close this page.',
  ],
  running: [
    (done: number, of: number) =>
      of === 0
        ? 'Juntando los datos de tu cuenta. Puedes cerrar esta página.'
        : `Vamos en la guía ${Math.min(done + 1, of)} de ${of}. Puedes cerrar esta página.`,
    (done: number, of: number) =>
      of === 0
        ? 'Gathering the facts of your account. You can close this page.'
        : `We are at guide ${Math.min(done + 1, of)} of ${of}. You can close this page.`,
  ],
  failed: [
    'No pudimos juntar tus datos. Tus guías siguen como estaban; vuelve a pedir el archivo, y si falla otra vez escribe a soporte.',
    'We could not gather your data. Your guides are as they were; ask for the file again, and write to support if it fails once more.',
  ],
  ready: [
    'Tu archivo zip de {megabytes} MB está listo. Puedes bajarlo hasta el {until}, hora del centro de México; después se borra.',
    'Your zip file of {megabytes} MB is ready. You can download it until {until}, central Mexico time; then it is deleted.',
  ],
  download: ['Bajar mis datos', 'Download my data'],
  safe: [
    'Guárdalo en un lugar seguro: tiene las claves de tus puertas.',
    'Keep it in a safe place: the codes of your doors are in it.',
  ],
  pageTitle: ['Tus datos', 'Your data'],
  gone: [
    'Este archivo no está. Cada uno dura un día; en la configuración puedes pedir otro.',
    'This file is not there. Each one lasts a day; you can ask for another one in the settings.',
  ],
  goneTitle: ['No encontramos este archivo', 'We did not find this file'],
  toSettings: ['Abrir la configuración', 'Open the settings'],
})
