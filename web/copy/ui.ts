import { defineCopy } from './define-copy.ts'

/** Words of the parts every screen shares. */
export const uiCopy = defineCopy({
  es: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'No se pudo copiar',
    loading: 'Cargando…',
    saving: 'Guardando…',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    opensInNewTab: 'se abre en otra pestaña',
    scrollLeft: 'Ver las pestañas anteriores',
    scrollRight: 'Ver las pestañas siguientes',
    dismiss: 'Quitar aviso',
  },
  en: {
    close: 'Close',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: 'copied',
    failed: 'failed',
    loading: 'Loading…',
    saving: 'Saving…',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    opensInNewTab: 'opens in a new tab',
    scrollLeft: 'See the tabs before',
    scrollRight: 'See the tabs after',
    dismiss: 'Dismiss message',
  },
})
