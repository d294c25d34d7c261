import { defineCopy } from '#web/copy/define-copy.ts'

export const supportPageCopy = defineCopy({
  title: ['Soporte', 'Support'],
  description: [
    'Respuestas rápidas y un formulario que llega a una persona.',
    'Quick answers, and a form that reaches a person.',
  ],
  questionsTitle: ['Preguntas frecuentes', 'Common questions'],
  questions: [
    [
      ['Soy huésped y mi guía no abre', 'I am a guest and my guide does not open'],
      [
        'Revisa que el enlace esté completo; el código tiene 8 letras y números. Si dice «No encontramos esta guía», tu anfitrión la despublicó o la borró: escríbele a él.',
        'Check that the link is whole; the code has 8 letters and digits. If it says “Guidebook Not Found”, your host unpublished or deleted it: please ask them.',
      ],
    ],
    [
      ['No me llega el correo de confirmación', 'The confirmation mail does not arrive'],
      [
        'Búscalo en correo no deseado. En la pantalla de registro puedes pedir otro después de un minuto.',
        'Look in the spam folder. On the sign-up screen you can ask for another one after a minute.',
      ],
    ],
    [
      ['¿Cómo cambio una guía ya publicada?', 'How do I change a published guide?'],
      [
        'Edítala y guarda: tus huéspedes ven el cambio al instante, con el mismo enlace.',
        'Edit and save: guests see the change at once, under the same link.',
      ],
    ],
    [
      ['No me quedan créditos', 'I have no credits left'],
      [
        'Despublica una guía que no uses y recuperas su crédito, o agrega guías a tu suscripción.',
        'Unpublish a guide you do not use and get its credit back, or add guides to your subscription.',
      ],
    ],
    [
      ['¿Puedo recuperar una guía borrada?', 'Can I get a deleted guide back?'],
      [
        'No. Borrar elimina la guía y sus fotos. Si solo quieres ocultarla, despublícala.',
        'No. Deleting removes the guide and its photos. If you only want to hide it, unpublish it.',
      ],
    ],
    [
      ['¿Cómo borro mi cuenta?', 'How do I delete my account?'],
      [
        'En Configuración, al final. Se va todo: guías, fotos, sesiones y suscripción.',
        'At the end of Settings. Everything goes: guides, photos, sessions and subscription.',
      ],
    ],
  ],
  formTitle: ['Escríbenos', 'Write to us'],
  reportTitle: ['Reportar una guía', 'Report a guide'],
  reportText: [
    'Cuéntanos qué está mal: engaño, suplantación, contenido peligroso. Revisamos cada reporte.',
    'Tell us what is wrong: deception, impersonation, dangerous content. We look at every report.',
  ],
  answerTitle: ['Responder a la suspensión', 'Answer the suspension'],
  answerText: [
    'Dinos qué pasó o qué corregiste. Usa el correo de tu cuenta, para que sepamos que eres tú.',
    'Tell us what happened or what you put right. Use the address of your account, so that we know it is you.',
  ],
  answerHint: [
    'Por qué crees que es un error, o qué cambiaste en la guía.',
    'Why you think it is a mistake, or what you changed in the guide.',
  ],
  email: ['Tu correo', 'Your email'],
  message: ['Mensaje', 'Message'],
  messageHint: [
    'Qué hiciste, qué pasó y qué esperabas.',
    'What you did, what happened and what you expected.',
  ],
  code: ['Código de la guía', 'Code of the guide'],
  website: ['No llenes este campo', 'Leave this field empty'],
  send: ['Enviar mensaje', 'Send message'],
  sending: ['Enviando…', 'Sending…'],
  sent: ['Mensaje enviado', 'Message sent'],
  sentText: [
    'Te respondemos al correo que nos diste, normalmente en un día hábil.',
    'We answer to the email you gave, usually within one working day.',
  ],
  another: ['Escribir otro mensaje', 'Write another message'],
})
