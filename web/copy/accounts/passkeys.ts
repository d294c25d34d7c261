import { defineCopy } from '#web/copy/define-copy.ts'

/** One's own passkeys, on the account page. */
export const passkeyCopy = defineCopy({
  es: {
    title: 'Llaves de acceso',
    intro:
      'Entra con tu huella, tu cara o el PIN de tu dispositivo: sin contraseña y sin un paso más. Lo que guarda la llave no sale de tu dispositivo o de tu gestor de contraseñas.',
    added: (date: string) => `Agregada el ${date}`,
    used: (ago: string) => `Último uso: ${ago}`,
    unused: 'Sin usar todavía',
    edit: 'Editar',
    name: 'Nombre de la llave',
    nameHint: 'Para reconocerla después.',
    newName: 'Nombre nuevo',
    anyName: 'Mi llave',
    rename: 'Guardar nombre',
    renamed: 'Guardaste el nombre de la llave de acceso.',
    remove: 'Quitar esta llave',
    removeHint: 'Dejará de abrir tu cuenta. Bórrala también de tu dispositivo.',
    removed: 'Quitaste la llave de acceso.',
    add: 'Agregar una llave de acceso',
    done: 'Tu llave de acceso está lista: la próxima vez entra con ella.',
    unsupported:
      'Este navegador no usa llaves de acceso. Abre esta página en otro para agregar una.',
    needsScript: 'Para agregar una llave de acceso, tu navegador debe tener JavaScript activado.',
  },
  en: {
    title: 'Passkeys',
    intro:
      'Sign in with your fingerprint, your face or your device’s PIN: no password, no further step. What the passkey holds never leaves your device or your password manager.',
    added: (date: string) => `Added on ${date}`,
    used: (ago: string) => `Last used ${ago}`,
    unused: 'Not used yet',
    edit: 'Edit',
    name: 'Name of the passkey',
    nameHint: 'To know it again later.',
    newName: 'New name',
    anyName: 'My passkey',
    rename: 'Save the name',
    renamed: 'You saved the name of the passkey.',
    remove: 'Remove this passkey',
    removeHint: 'It will no longer open your account. Delete it from your device, too.',
    removed: 'You removed the passkey.',
    add: 'Add a passkey',
    done: 'Your passkey is ready: sign in with it next time.',
    unsupported: 'This browser uses no passkeys. Open this page in another one to add one.',
    needsScript: 'To add a passkey, your browser must have JavaScript turned on.',
  },
})
