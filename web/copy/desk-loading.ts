import { defineCopy } from './define-copy.ts'

export const deskLoadingCopy = defineCopy({
  es: { loading: 'Cargando tus guías…' },
  en: { loading: 'Loading your guides…' },
})
