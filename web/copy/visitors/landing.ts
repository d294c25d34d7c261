import { defineCopy } from '#web/copy/define-copy.ts'

export const landingCopy = defineCopy({
  es: {
    solution: {
      title: 'Lo que ve tu huésped',
      text: 'Una página que abre con una rayita de señal y se queda guardada en el teléfono. Nada de cuentas, descargas ni publicidad.',
      stages: [
        { title: 'Escribes', text: 'Tus respuestas, una sola vez.' },
        { title: 'Publicas', text: 'Un toque, un enlace.' },
        { title: 'Tu huésped la lee', text: 'Cada respuesta, a un toque.' },
      ],
      upTo: 'Hasta 80 % menos preguntas',
      upToBasis:
        'Es una meta, no un promedio medido: Wi-Fi, llegada, aparatos, reglas y salida son casi todo lo que se pregunta, y todo eso queda escrito. Cuánto baje depende de lo que cuentes en tu guía.',
      facts: [
        'Funciona sin conexión después de la primera visita',
        'En español e inglés, con modo oscuro',
        'Se puede imprimir completa, o solo el QR',
      ],
      open: 'Abrir la guía de ejemplo',
      pause: 'Detener la demostración',
      play: 'Ver la demostración',
    },
    signUp: {
      title: 'Haz la primera esta noche',
      text: 'Con tu correo basta. La guía se guarda sola mientras escribes.',
      haveAccount: '¿Ya tienes cuenta?',
      logIn: 'Inicia sesión',
    },
  },
  en: {
    solution: {
      title: 'What your guest sees',
      text: 'A page that opens on one bar of signal and stays saved on the phone. No accounts, no downloads, no advertising.',
      stages: [
        { title: 'You write', text: 'Your answers, once.' },
        { title: 'You publish', text: 'One tap, one link.' },
        { title: 'Your guest reads', text: 'Every answer, one tap away.' },
      ],
      upTo: 'Up to 80% fewer questions',
      upToBasis:
        'A goal, not a measured average: Wi-Fi, arrival, devices, rules and check-out are nearly all that guests ask, and all of it is written down. How far it drops depends on what your guide tells.',
      facts: [
        'Works without a connection after the first visit',
        'In Spanish and English, with dark mode',
        'Prints whole, or just the QR',
      ],
      open: 'Open the sample guide',
      pause: 'Pause the demo',
      play: 'Play the demo',
    },
    signUp: {
      title: 'Make the first one tonight',
      text: 'Your e-mail is enough. The guide saves itself while you write.',
      haveAccount: 'Already have an account?',
      logIn: 'Log in',
    },
  },
})
