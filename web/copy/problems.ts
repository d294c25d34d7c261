import { defineCopy } from './define-copy.ts'

/** Pages that could not be shown. */
export const problemsCopy = defineCopy({
  notFound: {
    title: ['404 - Página no encontrada', '404 - Not Found'],
    explanation: [
      'Tocaste una puerta que ya no está, o que nunca estuvo. Revisa la dirección o vuelve a la entrada.',
      'You knocked on a door that is no longer here, or never was. Check the address, or go back to the entrance.',
    ],
    goHome: ['Volver al inicio', 'Back to home'],
    askForHelp: ['Pedir ayuda', 'Get help'],
  },
  unexpected: {
    title: ['Algo falló de nuestro lado', 'Something failed on our side'],
    explanation: [
      'No pudimos mostrar esta página. Lo que ya habías guardado sigue guardado. Vuelve a intentarlo en un momento; si no mejora, escríbenos y lo vemos contigo.',
      'We could not show this page. What you had saved is still saved. Try again in a moment; if it does not get better, write to us and we will look into it with you.',
    ],
    tryAgain: ['Volver a intentar', 'Try again'],
    goHome: ['Volver al inicio', 'Back to home'],
    askForHelp: ['Escribirnos', 'Write to us'],
    errorCode: ['Código de este error', 'Code of this error'],
  },
})
