import { defineCopy } from '#web/copy/define-copy.ts'

export const landingCopy = defineCopy({
  solution: {
    title: ['Lo que ve tu huésped', 'What your guest sees'],
    text: [
      'Una página que abre con una rayita de señal y se queda guardada en el teléfono. Nada de cuentas, descargas ni publicidad.',
      'A page that opens on one bar of signal and stays saved on the phone. No accounts, no downloads, no advertising.',
    ],
    stages: [
      {
        title: ['Escribes', 'You write'],
        text: ['Tus respuestas, una sola vez.', 'Your answers, once.'],
      },
      {
        title: ['Publicas', 'You publish'],
        text: ['Un toque, un enlace.', 'One tap, one link.'],
      },
      {
        title: ['Tu huésped la lee', 'Your guest reads'],
        text: ['Cada respuesta, a un toque.', 'Every answer, one tap away.'],
      },
    ],
    upTo: ['Hasta 80 % menos preguntas', 'Up to 80% fewer questions'],
    upToBasis: [
      'Es una meta, no un promedio medido: Wi-Fi, llegada, aparatos, reglas y salida son casi todo lo que se pregunta, y todo eso queda escrito. Cuánto baje depende de lo que cuentes en tu guía.',
      'A goal, not a measured average: Wi-Fi, arrival, devices, rules and check-out are nearly all that guests ask, and all of it is written down. How far it drops depends on what your guide tells.',
    ],
    facts: [
      [
        'Funciona sin conexión después de la primera visita',
        'Works without a connection after the first visit',
      ],
      ['En español e inglés, con modo oscuro', 'In Spanish and English, with dark mode'],
      ['Se puede imprimir completa, o solo el QR', 'Prints whole, or just the QR'],
    ],
    open: ['Abrir la guía de ejemplo', 'Open the sample guide'],
    pause: ['Detener la demostración', 'Pause the demo'],
    play: ['Ver la demostración', 'Play the demo'],
  },
  signUp: {
    title: ['Haz la primera esta noche', 'Make the first one tonight'],
    text: [
      'Con tu correo basta. La guía se guarda sola mientras escribes.',
      'Your e-mail is enough. The guide saves itself while you write.',
    ],
    haveAccount: ['¿Ya tienes cuenta?', 'Already have an account?'],
    logIn: ['Inicia sesión', 'Log in'],
  },
})
