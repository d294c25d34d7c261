import { defineCopy } from '#web/copy/define-copy.ts'

export const featuresPageCopy = defineCopy({
  es: {
    title: 'Características',
    start: 'Crear mi primera guía',
    description: 'Qué trae una guía, qué ve tu huésped y qué te ahorra a ti.',
    groups: [
      {
        title: 'Para tu huésped',
        points: [
          ['Se abre en un enlace', 'Sin cuenta, sin aplicación y sin dejar su correo.'],
          [
            'Wi-Fi a un toque',
            'Copia la clave en el teléfono o escanea el código desde otro equipo.',
          ],
          [
            'Funciona sin señal',
            'Después de la primera visita, la guía completa vive en su teléfono.',
          ],
          [
            'Tarjeta de emergencia',
            '911, contactos y la dirección exacta en letras grandes, en su idioma y en español.',
          ],
          ['Busca y encuentra', 'Escribe «gas» y aparece; con o sin acentos, con o sin conexión.'],
          ['Pasos de salida', 'Los va marcando y se quedan marcados.'],
        ],
      },
      {
        title: 'Para ti',
        points: [
          [
            'Plantillas de verdad',
            'Departamento, casa de playa y cabaña, con textos útiles que solo ajustas.',
          ],
          [
            'Lo ves mientras escribes',
            'Un teléfono al lado del formulario, con la misma página que verá tu huésped.',
          ],
          [
            'Nada se pierde',
            'El borrador se guarda en tu equipo; si se cierra el navegador, sigues donde ibas.',
          ],
          ['Duplica para la siguiente', 'Copia una guía y cambia solo lo distinto.'],
          ['Cartel para el refrigerador', 'Un QR listo para imprimir que lleva a tu guía.'],
          [
            'Despublica cuando quieras',
            'Recuperas el crédito y tus enlaces siguen siendo los mismos.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'Features',
    start: 'Create my first guide',
    description: 'What is in a guide, what your guest sees and what it saves you.',
    groups: [
      {
        title: 'For your guest',
        points: [
          ['Opens from a link', 'No account, no app, no e-mail to leave.'],
          [
            'Wi-Fi in one tap',
            'Copy the password on the phone or scan the code from another device.',
          ],
          ['Works without a signal', 'After the first visit the whole guide lives on their phone.'],
          [
            'Emergency card',
            '911, contacts and the exact address in large type, in their language and in Spanish.',
          ],
          [
            'Search that finds',
            'Type “gas” and there it is; with or without accents, online or off.',
          ],
          ['Check-out steps', 'They tick them off, and they stay ticked.'],
        ],
      },
      {
        title: 'For you',
        points: [
          [
            'Real templates',
            'City flat, beach house and cabin, with useful words you only adjust.',
          ],
          [
            'You see it while you write',
            'A phone beside the form shows the very page your guest will see.',
          ],
          [
            'Nothing gets lost',
            'The draft is kept on your device; if the browser closes you go on where you were.',
          ],
          ['Duplicate for the next home', 'Copy a guide and change only what differs.'],
          ['A poster for the fridge', 'A QR ready to print that leads to your guide.'],
          ['Unpublish when you like', 'You get the credit back and your links stay the same.'],
        ],
      },
    ],
  },
})
