import { defineCopy } from './define-copy.ts'

/** Pages that could not be shown. */
export const problemsCopy = defineCopy({
  es: {
    notFound: {
      title: '404 - Página no encontrada',
      explanation:
        'Tocaste una puerta que ya no está, o que nunca estuvo. Revisa la dirección o vuelve a la entrada.',
      goHome: 'Volver al inicio',
      askForHelp: 'Pedir ayuda',
    },
    unexpected: {
      title: 'Algo falló de nuestro lado',
      explanation:
        'No pudimos mostrar esta página. Lo que ya habías guardado sigue guardado. Vuelve a intentarlo en un momento; si no mejora, escríbenos y lo vemos contigo.',
      tryAgain: 'Volver a intentar',
      goHome: 'Volver al inicio',
      askForHelp: 'Escribirnos',
      errorCode: 'Código de este error',
    },
  },
  en: {
    notFound: {
      title: '404 - Not Found',
      explanation:
        'You knocked on a door that is no longer here, or never was. Check the address, or go back to the entrance.',
      goHome: 'Back to home',
      askForHelp: 'Get help',
    },
    unexpected: {
      title: 'Something failed on our side',
      explanation:
        'We could not show this page. What you had saved is still saved. Try again in a moment; if it does not get better, write to us and we will look into it with you.',
      tryAgain: 'Try again',
      goHome: 'Back to home',
      askForHelp: 'Write to us',
      errorCode: 'Code of this error',
    },
  },
})
