import { defineCopy } from './define-copy.ts'

export const deskLoadingCopy = defineCopy({
  loading: ['Cargando tus guías…', 'Loading your guides…'],
})
