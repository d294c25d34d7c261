import { defineCopy } from '#web/copy/define-copy.ts'

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
    answerTitle: 'Responder a la suspensión',
    answerText:
      'Dinos qué pasó o qué corregiste. Usa el correo de tu cuenta, para que sepamos que eres tú.',
    answerHint: 'Por qué crees que es un error, o qué cambiaste en la guía.',
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
    answerTitle: 'Answer the suspension',
    answerText:
      'Tell us what happened or what you put right. Use the address of your account, so that we know it is you.',
    answerHint: 'Why you think it is a mistake, or what you changed in the guide.',
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
