import { createContext, use } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import type { Copy } from './define-copy.ts'

/** The language of the screen; the root provides it. */
export const LocaleContext = createContext<Locale>('es')

export function useLocale() {
  return use(LocaleContext)
}

/** The words of a screen in its reader's language. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  return copy[use(LocaleContext)]
}
