import { defineCopy } from './define-copy.ts'

/** Words of the parts every screen shares. */
export const uiCopy = defineCopy({
  close: ['Cerrar', 'Close'],
  cancel: ['Cancelar', 'Cancel'],
  showPassword: ['Mostrar contraseña', 'Show password'],
  hidePassword: ['Ocultar contraseña', 'Hide password'],
  opensInNewTab: ['se abre en otra pestaña', 'opens in a new tab'],
  dismiss: ['Quitar aviso', 'Dismiss message'],
})
