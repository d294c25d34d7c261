import { defineCopy } from './define-copy.ts'

/** Words of the parts every screen shares. */
export const uiCopy = defineCopy({
  close: ['Cerrar', 'Close'],
  cancel: ['Cancelar', 'Cancel'],
  copied: ['Copiado', 'copied'],
  failed: ['No se pudo copiar', 'failed'],
  showPassword: ['Mostrar contraseña', 'Show password'],
  hidePassword: ['Ocultar contraseña', 'Hide password'],
  opensInNewTab: ['se abre en otra pestaña', 'opens in a new tab'],
  scrollLeft: ['Ver las pestañas anteriores', 'See the tabs before'],
  scrollRight: ['Ver las pestañas siguientes', 'See the tabs after'],
  dismiss: ['Quitar aviso', 'Dismiss message'],
})
