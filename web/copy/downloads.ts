import { defineCopy } from './define-copy.ts'

/** A guide that could not be downloaded. */
export const downloadsCopy = defineCopy({
  title: ['La guía no se descargó', 'The guide was not downloaded'],
  untouched: ['Tu guía sigue como estaba.', 'Your guide is as it was.'],
  back: ['Volver a tus guías', 'Back to your guides'],
  retry: ['Intentar de nuevo', 'Try again'],
})
