import { defineCopy } from './define-copy.ts'

/** The one screen that a device draws by itself. */
export const guestOfflineCopy = defineCopy({
  en: {
    title: 'You are offline',
    sentence: 'This guide is not saved on this device yet. Open it once with a connection.',
    retry: 'Try again',
  },
  es: {
    title: 'Estás sin conexión',
    sentence: 'Esta guía aún no está guardada en este aparato. Ábrela una vez con conexión.',
    retry: 'Intentar de nuevo',
  },
})
