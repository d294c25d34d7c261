import { defineCopy } from './define-copy.ts'

/** A guide that could not be downloaded. */
export const downloadsCopy = defineCopy({
  es: {
    title: 'La guía no se descargó',
    untouched: 'Tu guía sigue como estaba.',
    back: 'Volver a tus guías',
    retry: 'Intentar de nuevo',
  },
  en: {
    title: 'The guide was not downloaded',
    untouched: 'Your guide is as it was.',
    back: 'Back to your guides',
    retry: 'Try again',
  },
})
