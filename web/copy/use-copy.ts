import { createContext, use } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { type Copy, defineCopy } from './define-copy.ts'

/** The language of the screen; the root provides it. */
export const LocaleContext = createContext<Locale>('es')

export function useLocale() {
  return use(LocaleContext)
}

/** The words of a screen in its reader's language. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  return copy[use(LocaleContext)]
}

/** Words of the parts every screen shares. */
export const uiCopy = defineCopy({
  close: ['Cerrar', 'Close'],
  cancel: ['Cancelar', 'Cancel'],
  retry: ['Intentar de nuevo', 'Try again'],
  showPassword: ['Mostrar contraseña', 'Show password'],
  hidePassword: ['Ocultar contraseña', 'Hide password'],
  opensInNewTab: ['se abre en otra pestaña', 'opens in a new tab'],
  dismiss: ['Quitar aviso', 'Dismiss message'],
})
