import { defineCopy } from '#web/copy/define-copy.ts'

/** One's own passkeys, on the account page. */
export const passkeyCopy = defineCopy({
  title: ['Llaves de acceso', 'Passkeys'],
  intro: [
    'Entra con tu huella, tu cara o el PIN de tu dispositivo: sin contraseña y sin un paso más. Lo que guarda la llave no sale de tu dispositivo o de tu gestor de contraseñas.',
    'Log in with your fingerprint, your face or your device’s PIN: no password, no further step. What the passkey holds never leaves your device or your password manager.',
  ],
  count: [
    (count: number) => (count === 0 ? 'Ninguna' : count === 1 ? 'Una llave' : `${count} llaves`),
    (count: number) => (count === 0 ? 'None' : count === 1 ? 'One passkey' : `${count} passkeys`),
  ],
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
