import { defineCopy } from './define-copy.ts'

export const featuresPageCopy = defineCopy({
  es: {
    title: 'Características',
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

export const pricingPageCopy = defineCopy({
  es: {
    title: 'Precios',
    description: 'Precio por guía publicada y por mes, en pesos mexicanos, con guías de cortesía.',
    questionsTitle: 'Sobre el pago',
    questions: [
      [
        '¿Qué es un crédito?',
        'El permiso de tener una guía publicada. Publicar ocupa uno; despublicar o borrar lo devuelve.',
      ],
      [
        '¿Las guías de cortesía se acaban?',
        'No. Si además pagas, las pagadas se suman a las de cortesía.',
      ],
      [
        '¿Por qué 9 guías cuestan menos que 8?',
        'Porque el precio por guía baja para todas al pasar de 8. Te lo avisamos antes de pagar.',
      ],
      [
        '¿Puedo cambiar la cantidad?',
        'Sí. Al aumentar pagas la parte proporcional del mes en ese momento.',
      ],
      [
        '¿Y si cancelo?',
        'Tus guías siguen hasta el final del periodo pagado. Después eliges cuáles quedan con tus créditos de cortesía; nada se borra.',
      ],
    ],
  },
  en: {
    title: 'Pricing',
    description: 'Price per published guide and month, in Mexican pesos, with courtesy guides.',
    questionsTitle: 'About paying',
    questions: [
      [
        'What is a credit?',
        'Leave to keep one guide published. Publishing takes one; unpublishing or deleting gives it back.',
      ],
      [
        'Do the courtesy guides run out?',
        'No. If you pay as well, the paid ones are added to the courtesy ones.',
      ],
      [
        'Why do 9 guides cost less than 8?',
        'Because past 8 the price per guide drops for all of them. We tell you before you pay.',
      ],
      [
        'Can I change the quantity?',
        'Yes. When you add guides you pay the prorated part of the month at that moment.',
      ],
      [
        'What if I cancel?',
        'Your guides stay until the end of the paid period. Then you choose which to keep with your courtesy credits; nothing is deleted.',
      ],
    ],
  },
})

export const guestGuidePageCopy = defineCopy({
  es: {
    title: 'Guía para huéspedes',
    description: 'Cómo se usa una guía de bienvenida, con un ejemplo que puedes tocar.',
    intro:
      '¿Te mandaron un enlace? Ahí está todo lo de la casa. Pruébalo con esta guía de ejemplo.',
    steps: [
      [
        'Abre el enlace',
        'En el teléfono o en la computadora. No hay que registrarse ni descargar nada.',
      ],
      ['Conéctate', 'El Wi-Fi está arriba: toca «Copiar» o escanea el código desde otro equipo.'],
      ['Encuentra', 'Usa el menú o la lupa; escribe lo que buscas: «toallas», «gas», «tacos».'],
      [
        'Guárdala',
        'Ya quedó en tu teléfono: ábrela sin señal. También puedes ponerla en tu pantalla de inicio.',
      ],
      [
        'Si algo pasa',
        'El botón de emergencia muestra el 911, los contactos y la dirección exacta.',
      ],
    ],
    frameTitle: 'Guía de ejemplo: Casa Jacaranda',
    open: 'Abrir en pantalla completa',
  },
  en: {
    title: 'Guest guide',
    description: 'How a welcome guide works, with an example you can touch.',
    intro: 'Did you get a link? Everything about the home is there. Try it with this sample guide.',
    steps: [
      ['Open the link', 'On a phone or a computer. Nothing to sign up for, nothing to install.'],
      ['Get online', 'The Wi-Fi is at the top: tap “Copy” or scan the code from another device.'],
      [
        'Find things',
        'Use the menu or the magnifying glass and type what you need: “towels”, “gas”, “tacos”.',
      ],
      [
        'Keep it',
        'It is already on your phone: open it without a signal. You can add it to your home screen too.',
      ],
      [
        'If something happens',
        'The emergency button shows 911, the contacts and the exact address.',
      ],
    ],
    frameTitle: 'Sample guide: Casa Jacaranda',
    open: 'Open full screen',
  },
})

export const supportPageCopy = defineCopy({
  es: {
    title: 'Soporte',
    description: 'Respuestas rápidas y un formulario que llega a una persona.',
    questionsTitle: 'Preguntas frecuentes',
    questions: [
      [
        'Soy huésped y mi guía no abre',
        'Revisa que el enlace esté completo; el código tiene 8 letras y números. Si dice «No encontramos la guía», tu anfitrión la despublicó o la borró: escríbele a él.',
      ],
      [
        'No me llega el correo de confirmación',
        'Búscalo en correo no deseado. En la pantalla de registro puedes pedir otro después de un minuto.',
      ],
      [
        '¿Cómo cambio una guía ya publicada?',
        'Edítala y guarda: tus huéspedes ven el cambio al instante, con el mismo enlace.',
      ],
      [
        'No me quedan créditos',
        'Despublica una guía que no uses y recuperas su crédito, o agrega guías a tu suscripción.',
      ],
      [
        '¿Puedo recuperar una guía borrada?',
        'No. Borrar elimina la guía y sus fotos. Si solo quieres ocultarla, despublícala.',
      ],
      [
        '¿Cómo borro mi cuenta?',
        'En Configuración, al final. Se va todo: guías, fotos, sesiones y suscripción.',
      ],
    ],
    formTitle: 'Escríbenos',
    reportTitle: 'Reportar una guía',
    reportText:
      'Cuéntanos qué está mal: engaño, suplantación, contenido peligroso. Revisamos cada reporte.',
    email: 'Tu correo',
    message: 'Mensaje',
    messageHint: 'Qué hiciste, qué pasó y qué esperabas.',
    code: 'Código de la guía',
    website: 'No llenes este campo',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: 'Mensaje enviado',
    sentText: 'Te respondemos al correo que nos diste, normalmente en un día hábil.',
    another: 'Escribir otro mensaje',
  },
  en: {
    title: 'Support',
    description: 'Quick answers, and a form that reaches a person.',
    questionsTitle: 'Common questions',
    questions: [
      [
        'I am a guest and my guide does not open',
        'Check that the link is whole; the code has 8 letters and digits. If it says “Guidebook Not Found”, your host unpublished or deleted it: please ask them.',
      ],
      [
        'The confirmation mail does not arrive',
        'Look in the spam folder. On the sign-up screen you can ask for another one after a minute.',
      ],
      [
        'How do I change a published guide?',
        'Edit and save: guests see the change at once, under the same link.',
      ],
      [
        'I have no credits left',
        'Unpublish a guide you do not use and get its credit back, or add guides to your subscription.',
      ],
      [
        'Can I get a deleted guide back?',
        'No. Deleting removes the guide and its photos. If you only want to hide it, unpublish it.',
      ],
      [
        'How do I delete my account?',
        'At the end of Settings. Everything goes: guides, photos, sessions and subscription.',
      ],
    ],
    formTitle: 'Write to us',
    reportTitle: 'Report a guide',
    reportText:
      'Tell us what is wrong: deception, impersonation, dangerous content. We look at every report.',
    email: 'Your e-mail',
    message: 'Message',
    messageHint: 'What you did, what happened and what you expected.',
    code: 'Code of the guide',
    website: 'Leave this field empty',
    send: 'Send message',
    sending: 'Sending…',
    sent: 'Message sent',
    sentText: 'We answer to the e-mail you gave, usually within one working day.',
    another: 'Write another message',
  },
})
