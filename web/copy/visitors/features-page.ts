import { defineCopy } from '#web/copy/define-copy.ts'

export const featuresPageCopy = defineCopy({
  title: ['Características', 'Features'],
  start: ['Crear mi primera guía', 'Create my first guide'],
  description: [
    'Qué trae una guía, qué ve tu huésped y qué te ahorra a ti.',
    'What is in a guide, what your guest sees and what it saves you.',
  ],
  groups: [
    {
      title: ['Para tu huésped', 'For your guest'],
      points: [
        [
          ['Se abre en un enlace', 'Opens from a link'],
          [
            'Sin cuenta, sin aplicación y sin dejar su correo.',
            'No account, no app, no email to leave.',
          ],
        ],
        [
          ['Wi-Fi a un toque', 'Wi-Fi in one tap'],
          [
            'Copia la contraseña en el teléfono o escanea el código desde otro dispositivo.',
            'Copy the password on the phone or scan the code from another device.',
          ],
        ],
        [
          ['Funciona sin señal', 'Works without a signal'],
          [
            'Después de la primera visita, la guía completa vive en su teléfono.',
            'After the first visit the whole guide lives on their phone.',
          ],
        ],
        [
          ['Tarjeta de emergencia', 'Emergency card'],
          [
            '911, contactos y la dirección exacta en letras grandes, en su idioma y en español.',
            '911, contacts and the exact address in large type, in their language and in Spanish.',
          ],
        ],
        [
          ['Busca y encuentra', 'Search that finds'],
          [
            'Escribe «gas» y aparece; con o sin acentos, con o sin conexión.',
            'Type “gas” and there it is; with or without accents, online or off.',
          ],
        ],
        [
          ['Pasos de salida', 'Check-out steps'],
          ['Los va marcando y se quedan marcados.', 'They tick them off, and they stay ticked.'],
        ],
      ],
    },
    {
      title: ['Para ti', 'For you'],
      points: [
        [
          ['Plantillas de verdad', 'Real templates'],
          [
            'Departamento, casa de playa y cabaña, con textos útiles que solo ajustas.',
            'City apartment, beach house and cabin, with useful words you only adjust.',
          ],
        ],
        [
          ['Lo ves mientras escribes', 'You see it while you write'],
          [
            'Un teléfono al lado del formulario, con la misma página que verá tu huésped.',
            'A phone beside the form shows the very page your guest will see.',
          ],
        ],
        [
          ['Nada se pierde', 'Nothing gets lost'],
          [
            'Lo que aún no guardas se queda en tu dispositivo; si se cierra el navegador, sigues donde ibas.',
            'What you have not saved is kept on your device; if the browser closes, you pick up where you were.',
          ],
        ],
        [
          ['Duplica para la siguiente', 'Duplicate for the next home'],
          [
            'Copia una guía y cambia solo lo distinto.',
            'Copy a guide and change only what differs.',
          ],
        ],
        [
          ['Cartel para el refrigerador', 'A poster for the fridge'],
          [
            'Un QR listo para imprimir que lleva a tu guía.',
            'A QR ready to print that leads to your guide.',
          ],
        ],
        [
          ['Despublica cuando quieras', 'Unpublish when you like'],
          [
            'Recuperas el crédito y tus enlaces siguen siendo los mismos.',
            'You get the credit back and your links stay the same.',
          ],
        ],
      ],
    },
  ],
})
